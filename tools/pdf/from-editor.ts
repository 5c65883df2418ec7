import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfAnswer, PdfRequest } from '../../src/editor/shared/pdf.ts';
import { ownCommand, runCommand } from '../run.ts';

type Run = (...args: string[]) => Promise<{ said: string }>;
const ownRun: Run = (...args) => runCommand(ownCommand('tools/pdf.ts', ...args), { output: 'pipe' });

/**
 * The PDF for whoever sits at the editor, by the command itself: in a process of its own, and into a folder that is gone
 * afterwards. A locked study that nobody said yes to is refused there, since there is no terminal to ask in.
 */
export async function pdfForEditor(asked: PdfRequest, run: Run = ownRun): Promise<PdfAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
  const out = join(folder, 'portfolio.pdf');
  try {
    const { of, megabytes, company, isSure } = asked;
    const { said } = await run(
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
  }
}

/** The last thing it said, without what it said on the way there and without the name of a file that is gone. */
function outcomeOf(said: string, out: string): string {
  const lines = said.trim().split('\n');
  const last = lines.findLastIndex((line) => /^[✓✗!] /.test(line));
  const outcome = lines.slice(Math.max(last, 0)).join('\n');
  return outcome.replace(/^[✓✗!] /, '').replace(`${out}: `, '');
}
