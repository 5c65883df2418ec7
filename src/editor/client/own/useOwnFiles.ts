import { useEffect, useState } from 'react';
import type { OwnFiles } from '../../shared/own-files.ts';
import type { Session } from '../session/session.ts';

/** Pages whose cards are shown: what is sent to people most. */
const SHARED = ['/', '/about'];

export interface Drawn {
  files: OwnFiles;
  /** Another one for everything that was drawn anew. */
  stamp: string;
  /** The addresses of the cards, as the pages themselves tell them to other sites. */
  cards: string[];
}

/** What there is, and what the site makes of it. Asked again after every step, Undo too. */
export function useOwnFiles(session: Session, step: number): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may have changed them.
  useEffect(() => {
    let isLast = true;
    const look = async () => {
      const [files, cards] = await Promise.all([session.server.own(), Promise.all(SHARED.map(cardOf))]);
      const stamp = Object.values(files)
        .map((one) => one?.stamp ?? 0)
        .join('-');
      if (isLast) setDrawn({ files, stamp, cards: cards.filter((card) => card !== undefined) });
    };
    look().catch(session.fail);
    return () => {
      isLast = false;
    };
  }, [session, step]);
  return drawn;
}

/** The very picture that a network would fetch for a page. */
async function cardOf(path: string): Promise<string | undefined> {
  const response = await fetch(path, { cache: 'no-store' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const address = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return address ? new URL(address, location.href).pathname : undefined;
}
