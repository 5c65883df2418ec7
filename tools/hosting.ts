// `npm run hosting`: writes the settings of hosts that read them from the repository.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hostFiles } from '../src/publish/host-files.ts';

for (const [file, text] of Object.entries(hostFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`✓ ${file}`);
}
