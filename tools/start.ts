// `npm start`: builds the site and serves it. Pictures take most of a first build, so the pages are served as soon as
// they are there: a picture that somebody looks at is made at once, the others in their turn.
import { showProgress } from '../src/media/progress.ts';
import { buildSite, DIST, duration } from './build.ts';
import { serve } from './serve.ts';

console.log('› Building the site …');
const start = performance.now();
const built = await buildSite({ servesFirst: true });
if (!built) process.exit(1);

const server = await serve({ folder: built.folder, files: built.files });
// Only what is whole takes the place of the last build: a first look that ends early leaves dist as it was.
if (!(await built.finish(showProgress('Pictures and films')))) process.exit(1);
server.moveTo(DIST);
console.log(`✓ The build in dist is complete (${duration(performance.now() - start)}).`);
