// What a page of the sample weighs in each look that comes along. A build for each takes minutes, so with --all alone;
// the look that the sample has is weighed in sample.spec.ts.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FIRST_LOOK } from '../../src/look/whole.ts';
import { FILES } from '../../src/model/files.ts';
import { lookSchema } from '../../src/model/look.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { TEST_ENV } from '../helpers/gate.ts';
import { emptyProject } from '../helpers/project-copy.ts';
import { isSample } from '../helpers/sample.ts';
import { expect, test } from '../helpers/test.ts';

const KB = 1024;
/** The pages alone, without pictures. */
const BUILD = `
  import { buildSite, leave } from './tools/build.ts';
  const built = await buildSite({ servesFirst: true });
  built?.put();
  leave(built ? 0 : 1);`;

for (const look of lookSchema.shape.look.unwrap().options.filter((name) => name !== FIRST_LOOK)) {
  test(`pages are as light in the look ${look}`, { tag: '@all' }, async () => {
    test.setTimeout(240_000);
    test.skip(!isSample, 'It is the sample that is weighed.');
    const copy = emptyProject(mkdtempSync(join(tmpdir(), 'look-')));
    try {
      cpSync('content', join(copy.root, 'content'), { recursive: true });
      copy.write(FILES.look, `look: ${look}\n`);
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', BUILD], {
        cwd: copy.root,
        env: { ...process.env, ...TEST_ENV, SITE_BASE: '/' },
      });
      const { studies } = await readLibrary(process.cwd());
      for (const route of ['index', 'fun', 'about', ...Object.keys(studies)]) {
        const most = route in studies ? 20 * KB : 9 * KB;
        const { size } = statSync(join(copy.root, 'dist', `${route}.html.br`));
        expect.soft(size, route).toBeLessThanOrEqual(most);
      }
    } finally {
      copy.remove();
    }
  });
}
