import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';

/** Who waits longer than this sees how far it is, in milliseconds. */
const LONG = 2000;

/** How far a file is that is being brought in, every two seconds for as long as somebody waits; else nothing. */
export function useProgress({ server }: Session, isWaiting: boolean): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(async () => {
      // Not to know it stops nobody.
      const { progress } = await server.progress().catch(() => ({ progress: '' }));
      if (progress) setSaid(progress);
    }, LONG);
    return () => {
      clearInterval(timer);
      setSaid('');
    };
  }, [isWaiting, server]);
  return isWaiting ? said : '';
}
