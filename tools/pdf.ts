// `npm run pdf`: the case studies as one file, for forms that ask for a portfolio.
import { join } from 'node:path';
import { pdfOptions } from './pdf/options.ts';

const ROOT = join(import.meta.dirname, '..');
const asked = pdfOptions(process.argv.slice(2));
if ('told' in asked) {
  console[asked.isFault ? 'error' : 'log'](asked.told);
  process.exitCode = asked.isFault ? 1 : 0;
} else {
  // Only now: what makes pictures starts threads, and a command that ends while they begin may hang.
  const { makePdf } = await import('./pdf/run.ts');
  const { Stop } = await import('./handed-out/stop.ts');
  const { isSure } = await import('./handed-out/ask.ts');
  try {
    const { bytes, under } = await makePdf(ROOT, asked, {
      isSure,
      say: (line) => console.log(line),
      now: () => new Date(),
    });
    if (bytes > under) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  }
}
