// `npm run hosting`: writes the settings of hosts that read them from the repository, for the address of this site.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hostFiles } from '../src/publish/host-files.ts';
import { formerAddresses } from '../src/reader/former.ts';
import { publishedAt } from '../src/reader/published-at.ts';
import { readLibrary } from '../src/reader/read.ts';

const root = process.cwd();
const { studies } = await readLibrary(root);
const written = hostFiles(publishedAt(root).base, formerAddresses(studies));
for (const [file, text] of Object.entries(written)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`✓ ${file}`);
}
