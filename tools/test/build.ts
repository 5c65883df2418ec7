// The production builds that tests run on: like any other, but locked with a password they know, and in folders of
// their own. The first is of the tests’ own content; `subpath` is the same for a site that lives under a sub-path;
// `owner` is of the owner’s content, its pages alone, without the pictures.
import { TEST_ENV } from '../../tests/helpers/gate.ts';
import { buildFolder, SITE_ROOT, SUBPATH } from '../../tests/helpers/host.ts';
import { assembleTestProject } from '../../tests/helpers/project-copy.ts';
import { buildSite, leave } from '../build.ts';

const [kind = 'root'] = process.argv.slice(2);
if (kind !== 'root' && kind !== 'subpath' && kind !== 'owner')
  throw new Error(`There is no build “${kind}”.`);

const out = buildFolder(kind);
Object.assign(process.env, TEST_ENV, { SITE_BASE: kind === 'subpath' ? SUBPATH : '/' });
if (kind === 'root') assembleTestProject();
// The site reads its content from the folder it is built in.
if (kind !== 'owner') process.chdir(SITE_ROOT);
const built = await buildSite({ root: process.cwd(), out, servesFirst: kind === 'owner' });
if (kind === 'owner') built?.put();
leave(built ? 0 : 1);
