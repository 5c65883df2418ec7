// `npm start`: builds the site and serves it. Pictures take most of a first build, so the pages are served as soon as
// they are there: a picture that somebody looks at is made at once, the others in their turn.
import { join } from 'node:path';
import { serveWhileBuilding } from './start/serving.ts';

const ROOT = join(import.meta.dirname, '..');

serveWhileBuilding({ root: ROOT, builder: join(import.meta.dirname, 'start/building.ts') });
