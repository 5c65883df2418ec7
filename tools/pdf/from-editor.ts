import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfAnswer, PdfRequest } from '../../src/editor/shared/pdf.ts';
import { atTheEnd } from '../handed-out/at-the-end.ts';
import { ownCommand, runCommand } from '../run.ts';
import { PDF_FOLDER } from './chrome.ts';

type Run = (folder: string, ...args: string[]) => Promise<{ said: string }>;
const ownRun: Run = (folder, ...args) =>
  runCommand(ownCommand('tools/pdf.ts', ...args), { output: 'pipe', env: { [PDF_FOLDER]: folder } });

/**
 * The PDF for whoever sits at the editor, by the command itself: in a process of its own, and in a folder that is gone
 * afterwards, with all that the command left there if it was killed. A locked study that nobody said yes to is refused there, since there is no terminal to ask in.
 */
export async function pdfForEditor(asked: PdfRequest, run: Run = ownRun): Promise<PdfAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
  const stayAway = atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const out = join(folder, 'portfolio.pdf');
  try {
    const { of, megabytes, company, isSure } = asked;
    const { said } = await run(
      folder,
      'deck' in of ? `--deck=${of.deck}` : `--studies=${of.studies.join(',')}`,
      `--under=${megabytes}MB`,
      `--for=${company}`,
      `--out=${out}`,
      ...(isSure ? ['--yes'] : []),
    );
    const pdf = await readFile(out, 'base64').catch(() => undefined);
    return { pdf, said: outcomeOf(said, out) };
  } finally {
    await rm(folder, { recursive: true, force: true });
    stayAway();
  }
}

/** The last thing it said, without what it said on the way there and without the name of a file that is gone. */
function outcomeOf(said: string, out: string): string {
  const lines = said.trim().split('\n');
  const last = lines.findLastIndex((line) => /^[✓✗!] /.test(line));
  const outcome = lines.slice(Math.max(last, 0)).join('\n');
  return outcome.replace(/^[✓✗!] /, '').replace(`${out}: `, '');
}
