import { Stop } from './stop.ts';

/** What a command asks of whoever started it. */
export interface Sure {
  /** True once they said yes; undefined where nobody can be asked. */
  isSure(question: string): Promise<boolean | undefined>;
}

interface File {
  /** The studies in it that are locked on the site. */
  locked: readonly string[];
  /** The question was answered beforehand. */
  isSure: boolean;
  /** What else there is to know, a sentence. */
  advice?: string | undefined;
  /** What a no comes to. */
  otherwise: string;
}

/** Locked studies leave the machine in clear only where somebody wants that. */
export async function sureOf({ locked, isSure, advice, otherwise }: File, asking: Sure): Promise<void> {
  if (isSure || locked.length === 0) return;
  const names = locked.join(', ');
  const [are, them] = locked.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const answer = await asking.isSure(
    `${names} ${are} locked on your site. Whoever gets this file can read ${them} without the password.${advice ? ` ${advice}` : ''}\nPut ${them} in? (y/N) `,
  );
  if (answer === undefined)
    throw new Stop(
      `${names} ${are} locked, and there is no terminal to ask in whether to put ${them} into a file that opens without the password. If you are sure, add --yes.`,
    );
  if (!answer) throw new Stop(otherwise);
}
