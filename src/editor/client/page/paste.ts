import { type Target, targetOf } from './scan.ts';

/**
 * A file that is pasted on the page, and the picture it is meant for: the one that is pointed at, whatever has the focus;
 * the focused one for who has not pointed anywhere since the focus moved.
 */
export function onPastedFile(
  signal: AbortSignal,
  act: (file: File, target: Target | undefined) => void,
): void {
  let pointer: { x: number; y: number } | undefined;
  const point = ({ clientX: x, clientY: y }: MouseEvent) => {
    pointer = { x, y };
  };
  document.addEventListener('pointermove', point, { signal, passive: true });
  document.addEventListener('wheel', point, { signal, passive: true });
  document.addEventListener(
    'focusin',
    () => {
      pointer = undefined;
    },
    { signal },
  );
  document.addEventListener(
    'paste',
    (event) => {
      const data = event.clipboardData;
      const [file] = data?.files ?? [];
      // A dialog takes what is pasted into it; words beside a file are for who types.
      if (!file || document.querySelector('dialog:modal')) return;
      if (isTyping(document.activeElement) && data?.types.includes('text/plain')) return;
      event.preventDefault();
      const focused = document.activeElement && targetOf(document.activeElement);
      act(
        file,
        (pointer && pictureUnder(pointer.x, pointer.y)) ??
          (focused?.kind === 'picture' ? focused : undefined),
      );
    },
    { signal },
  );
}

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA)$/.test(element.tagName));

/** A caption or a tag may lie over a picture, a film over its still. */
export function pictureUnder(x: number, y: number): Target | undefined {
  return document
    .elementsFromPoint(x, y)
    .map((element) => targetOf(element))
    .find((target) => target?.kind === 'picture');
}
