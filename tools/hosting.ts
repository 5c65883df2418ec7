// `npm run hosting`: writes the settings of hosts that read them from the repository, for the address of this site.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hostFiles } from '../src/publish/host-files.ts';
import { publishedAt } from '../src/reader/published-at.ts';

for (const [file, text] of Object.entries(hostFiles(publishedAt(process.cwd()).base))) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`✓ ${file}`);
}
