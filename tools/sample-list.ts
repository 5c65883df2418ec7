// `node tools/sample-list.ts`: lists the sample, for the doctor to know it again. For those who change the sample
// itself: run on a site of one’s own, it would take that for the sample, so it refuses.
import { writeFileSync } from 'node:fs';
import { readLibrary } from '../src/reader/read.ts';
import { listSample } from './doctor/sample-list.ts';

const root = process.cwd();
const { site } = await readLibrary(root);
if (!site.url.endsWith('.example')) {
  console.error('✗ This is a site of somebody’s own, not the sample: nothing was listed.');
  process.exitCode = 1;
} else {
  const { files, texts, lines } = listSample(root);
  const listed = Object.entries({ files, texts, lines }).map(([name, some]) => [name, [...some].join(' ')]);
  writeFileSync('tools/doctor/sample.json', `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
  console.log(`✓ tools/doctor/sample.json: ${files.size} files and ${texts.size} texts.`);
}
