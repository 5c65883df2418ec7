// The production build that browser tests run on: the same in every way, but locked with a password they know.
import { spawnSync } from 'node:child_process';
import { TEST_ENV } from '../tests/helpers/gate.ts';

const { status } = spawnSync('astro', ['build'], { stdio: 'inherit', env: { ...process.env, ...TEST_ENV } });
if (status === 0)
  console.log('› dist/ is locked with the tests’ password. Run `npm run build` before you publish it.');
process.exit(status ?? 1);
