// The production build that browser tests run on: the same in every way, but locked with a password they know.
// `node tools/build-for-tests.ts subpath` makes the one for a site that lives under a sub-path, beside it.
import { spawnSync } from 'node:child_process';
import { TEST_ENV } from '../tests/helpers/gate.ts';
import { SUBPATH, SUBPATH_BUILD } from '../tests/helpers/host.ts';
import { packageCommand } from './run.ts';

const isUnderPath = process.argv[2] === 'subpath';
const { status } = spawnSync(
  ...packageCommand('astro', 'build', ...(isUnderPath ? ['--outDir', SUBPATH_BUILD] : [])),
  {
    stdio: 'inherit',
    env: { ...process.env, ...TEST_ENV, SITE_BASE: isUnderPath ? SUBPATH : '/' },
  },
);
if (status === 0 && !isUnderPath)
  console.log('› dist/ is locked with the tests’ password. Run `npm run build` before you publish it.');
process.exit(status ?? 1);
