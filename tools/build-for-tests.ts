// The production build that tests run on: the same in every way, but locked with a password they know, and in a folder
// of its own. `node tools/build-for-tests.ts subpath` makes the one for a site that lives under a sub-path.
import { TEST_ENV } from '../tests/helpers/gate.ts';
import { buildFolder, SUBPATH } from '../tests/helpers/host.ts';
import { buildSite } from './build.ts';

const isUnderPath = process.argv[2] === 'subpath';
Object.assign(process.env, TEST_ENV, { SITE_BASE: isUnderPath ? SUBPATH : '/' });
const built = await buildSite({ out: buildFolder(isUnderPath ? 'subpath' : 'root') });
process.exitCode = built ? 0 : 1;
