import { useEffect, useRef } from 'react';
import { isBringable, isPage } from '../fields/bring-kinds.ts';
import { onHistoryKeys } from '../history-keys.ts';
import type { Session } from '../session/session.ts';
import type { Hand, Point } from './caret.ts';
import { listsOf } from './lists.ts';
import { onPastedFile, pictureUnder } from './paste.ts';
import { type Target, targetAround, targetOf } from './scan.ts';

interface Options {
  session: Session;
  isEditing: boolean;
  /** With the file that was brought along, and others beside it, or where it was clicked. */
  onChoose(target: Target, with_?: { given?: File; others?: File[]; hand?: Hand }): void;
  /** A file with studies or jobs in it. */
  onBring(file: File): void;
  onUndo(): void;
  onRedo(): void;
}

/** So far a hand that only clicks may move, in pixels. */
const STILL = 4;

/** What the owner does on the page itself: a click on a text or a picture, a file dropped on one, a key. */
export function usePageEvents(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  const { isEditing } = options;

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    onHistoryKeys(signal, {
      onUndo: () => latest.current.onUndo(),
      onRedo: () => latest.current.onRedo(),
    });
    if (!isEditing) return () => leaving.abort();

    const makeFocusable = () => {
      const items = listsOf(latest.current.session.view().state).flatMap(({ elements }) => elements);
      for (const element of [...document.querySelectorAll<HTMLElement>('[data-edit]'), ...items]) {
        if (element.tabIndex < 0) element.tabIndex = 0;
      }
    };
    makeFocusable();
    addEventListener('edit:drawn', makeFocusable, { signal });

    let pressed: Point | undefined;
    document.addEventListener(
      'pointerdown',
      ({ target, clientX, clientY }) => {
        pressed = isOwn(target) ? undefined : { x: clientX + scrollX, y: clientY + scrollY };
      },
      { capture: true, signal },
    );
    // A link or a picture that is dragged is no drag over words.
    document.addEventListener('dragstart', (event) => isOwn(event.target) || event.preventDefault(), {
      signal,
    });
    document.addEventListener(
      'click',
      (event) => {
        if (isOwn(event.target) || event.ctrlKey || event.metaKey) return;
        const to = { x: event.clientX, y: event.clientY };
        // The page may have moved along under the pointer.
        const from = pressed && { x: pressed.x - scrollX, y: pressed.y - scrollY };
        const isDrag = from !== undefined && Math.hypot(to.x - from.x, to.y - from.y) > STILL;
        const words = isDrag ? targetUnder(from.x, from.y) : undefined;
        const dragged = words?.kind === 'text' ? words : undefined;
        const target = dragged ?? targetUnder(to.x, to.y) ?? targetAround(event.target as Element);
        const isControl = (event.target as Element).closest('a, button, summary, label');
        if (!target && !isControl?.closest('a')) return;
        event.preventDefault();
        event.stopPropagation();
        // A press of a key on a button is a click too, without a place.
        const hand: Hand = dragged && from ? { from, to } : { from: to, to };
        if (target) latest.current.onChoose(target, event.detail > 0 ? { hand } : {});
      },
      { capture: true, signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isOwn(event.target)) return;
        const target = targetOf(event.target as Element);
        if (!target) return;
        event.preventDefault();
        event.stopPropagation();
        latest.current.onChoose(target);
      },
      { capture: true, signal },
    );
    document.addEventListener(
      'dragover',
      (event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        markDrop(isOwn(event.target) ? undefined : pictureUnder(event.clientX, event.clientY)?.element);
      },
      { signal },
    );
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? markDrop(undefined), {
      signal,
    });
    document.addEventListener(
      'drop',
      (event) => {
        if (!isFiles(event) || isOwn(event.target)) return;
        event.preventDefault();
        const [file, ...more] = event.dataTransfer?.files ?? [];
        markDrop(undefined);
        const target = pictureUnder(event.clientX, event.clientY);
        // A page is a prototype on a picture, and a study anywhere else.
        const isToBring = file && isBringable(file) && !(target && isPage(file));
        const isForPicture = file && target && !isToBring;
        if (file && isToBring && more.length === 0) latest.current.onBring(file);
        else if (isToBring) latest.current.session.tell(ONE_FILE);
        else if (isForPicture) latest.current.onChoose(target, { given: file, others: more });
        else latest.current.session.tell(NO_PICTURE);
      },
      { signal },
    );
    onPastedFile(signal, (file, target) => {
      if (target) latest.current.onChoose(target, { given: file });
      else latest.current.session.tell('Point at a picture, or click it, and paste again.');
    });
    return () => {
      markDrop(undefined);
      leaving.abort();
      for (const element of document.querySelectorAll('[data-edit], [data-starts], [data-items] > *'))
        element.removeAttribute('tabindex');
    };
  }, [isEditing]);
}

const ONE_FILE = 'One file at a time: pack a page and its pictures into a ZIP, and drop that.';
const NO_PICTURE = 'Drop the file on a picture: it takes its place.';

/** The editor’s, or the list of what is to mend (src/dev/overlay): no part of the page. */
const isOwn = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-editor], content-overlay') !== null;
const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Shows where a dragged file would land. */
function markDrop(element: HTMLElement | undefined): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-drop]'))
    if (one !== element) delete one.dataset.drop;
  if (element) element.dataset.drop = '';
}

/**
 * A card is covered by its link: what lies under the pointer counts, not what is on top; and of several texts there, the
 * one whose words are pointed at.
 */
function targetUnder(x: number, y: number): Target | undefined {
  const elements = document.elementsFromPoint(x, y);
  const main = elements.findIndex(({ tagName }) => tagName === 'MAIN');
  const targets = elements
    .slice(0, main < 0 ? undefined : main)
    .flatMap((element) => targetOf(element) ?? []);
  return targets.find((target) => target.kind === 'text' && hasWordsAt(target.element, x, y)) ?? targets[0];
}

/** Words that are heard alone are cut off, not gone: their lines lie over what others say. */
function hasWordsAt(element: HTMLElement, x: number, y: number): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('.visually-hidden')) continue;
    range.selectNodeContents(node);
    const isHere = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    if (isHere) return true;
  }
  return false;
}
