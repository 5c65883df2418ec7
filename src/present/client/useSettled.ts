import { startTransition, useEffect, useState } from 'react';

/** By then what a key asked for has been painted. */
const PAINTED = 80;

/** The same a moment later: what follows from it is drawn when nobody waits for it any more. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => startTransition(() => setSettled(value)), PAINTED);
    return () => clearTimeout(wait);
  }, [value]);
  return settled;
}
