import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Command, commandOf, keysOf, typedOn } from '../core/keys.ts';
import type { Step } from '../core/state.ts';

interface Keys {
  direction: 'ltr' | 'rtl';
  count: number;
  take(step: Step): void;
  /** A number was typed: from anywhere, a dialog too. */
  onJump(to: number): void;
  /** What the window itself does. */
  onCommand(kind: Exclude<Command['kind'], 'step' | 'digit' | 'jump'>): void;
  onLaser(isOn: boolean): void;
}

/** How long a number waits for its next digit. */
const PATIENCE = 3000;

/** Listens to the keyboard of a window; gives the number that is being typed. */
export function useKeys({ direction, count, take, onJump, onCommand, onLaser }: Keys): string {
  const [typed, setTyped] = useState('');
  /** Who came to a control by Tab wants its keys; whoever pressed it by hand is done with it. */
  const isByTab = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const focused = isByTab.current && event.target instanceof Element ? event.target : undefined;
    const own = focused ? keysOf(focused) : [];
    const command = commandOf(event, { direction, isTyping: typed !== '', own });
    // A dialog has its own keys; only numbers lead anywhere from it.
    if (document.querySelector('dialog[open]') && command?.kind !== 'digit' && command?.kind !== 'jump')
      return;
    if (!command) return;
    // Escape also leads out of full screen: that is the browser’s.
    if (command.kind !== 'escape') event.preventDefault();
    if (command.kind === 'digit') return setTyped(typedOn(typed, command.digit, count));
    setTyped('');
    if (command.kind === 'jump') return onJump(Number(typed) - 1);
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
    const reach = ({ type, key }: { type: string; key?: string }) => {
      if (type === 'pointerdown' || key === 'Tab') isByTab.current = key === 'Tab';
    };
    addEventListener('pointerdown', reach, { signal, capture: true });
    addEventListener('keydown', reach, { signal, capture: true });
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
