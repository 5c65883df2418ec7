// `npm start`: builds the site and serves it. Pictures take most of a first build, so the pages are served as soon as
// they are there: a picture that somebody looks at is made at once, the others in their turn.
import { showProgress } from '../src/media/progress.ts';
import { buildSite, DIST, duration } from './build.ts';
import { serve } from './serve.ts';

console.log('› Building the site …');
const start = performance.now();
const built = await buildSite({ servesFirst: true });
if (!built) process.exit(1);

await serve({ folder: DIST, files: built.files });
await built.files.makeAll(DIST, showProgress('Pictures and films'));
built.noteWhole();
console.log(`✓ The build in dist is complete (${duration(performance.now() - start)}).`);
