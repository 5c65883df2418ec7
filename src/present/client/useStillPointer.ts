import { useEffect, useState } from 'react';

/** After so long without a move nobody points at anything. */
const STILL = 2500;

/** Whether the pointer has been still for a while, and can be hidden. */
export function useStillPointer(): boolean {
  const [isStill, setStill] = useState(true);
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      setStill(false);
      clearTimeout(wait);
      wait = setTimeout(() => setStill(true), STILL);
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerdown', moved);
    return () => {
      clearTimeout(wait);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerdown', moved);
    };
  }, []);
  return isStill;
}
