import { useEffect, useEffectEvent, useState } from 'react';
import { type Command, commandOf, typedOn } from '../core/keys.ts';
import type { Step } from '../core/state.ts';

interface Keys {
  direction: 'ltr' | 'rtl';
  count: number;
  take(step: Step): void;
  /** What the window itself does. */
  onCommand(kind: Exclude<Command['kind'], 'step' | 'digit' | 'jump'>): void;
  onLaser(isOn: boolean): void;
}

/** How long a number waits for its next digit. */
const PATIENCE = 3000;

/** Listens to the keyboard of a window; gives the number that is being typed. */
export function useKeys({ direction, count, take, onCommand, onLaser }: Keys): string {
  const [typed, setTyped] = useState('');
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog has its own keys.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    const command = commandOf(event, { direction, isTyping: typed !== '', isOnControl });
    if (!command) return;
    // Escape also leads out of full screen: that is the browser’s.
    if (command.kind !== 'escape') event.preventDefault();
    if (command.kind === 'digit') return setTyped(typedOn(typed, command.digit, count));
    setTyped('');
    if (command.kind === 'jump') return take({ kind: 'go', to: Number(typed) - 1 });
    if (command.kind === 'step') return take(command.step);
    if (command.kind === 'laser') return onLaser(true);
    onCommand(command.kind);
  });
  const release = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && event.key.toLowerCase() !== 'l') return;
    onLaser(false);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('keydown', (event) => press(event), { signal });
    addEventListener('keyup', (event) => release(event), { signal });
    addEventListener('blur', (event) => release(event), { signal });
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    if (typed === '') return;
    const wait = setTimeout(() => setTyped(''), PATIENCE);
    return () => clearTimeout(wait);
  }, [typed]);
  return typed;
}

const CONTROLS = 'button, a[href], input, select, textarea, summary, video[controls], [contenteditable]';
