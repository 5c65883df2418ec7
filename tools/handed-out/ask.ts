import { createAsker } from '../gate/ask.ts';

/** Asks on the terminal; undefined where there is none. */
export async function isSure(question: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const asker = createAsker(process.stdin, process.stdout);
  const answer = await asker.ask(question);
  asker.close();
  return /^(y|yes|o|oui)$/i.test(answer?.trim() ?? '');
}
