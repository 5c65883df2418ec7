import { type RefObject, useRef, useState } from 'react';
import type { Session } from '../session/session.ts';
import { type Letters, selectedIn, selectIn } from './caret.ts';
import { readPieces } from './gaps.ts';
import { changedAt, followed, type Marked, markedBy, marking, phraseEdits, phraseOf } from './phrase.ts';
import type { Target } from './scan.ts';
import type { useText } from './useText.ts';

/** Letters that are typed within this time of each other are taken back together. */
const ONE_GO = 800;

interface Options {
  session: Session;
  target: Target;
  field: RefObject<HTMLElement | null>;
  find(): HTMLElement;
  text: ReturnType<typeof useText>;
}

/**
 * A headline whose highlighted phrase is a field of its own in the file: both are written as one step. Its copy is
 * drawn anew from the page at each letter, so its lines break, and its band lies, where they do there.
 */
export function useHeadline({ session, target, field, find, text }: Options) {
  const { file, path } = target;
  const phraseField = text.schema?.phrase;
  const phrasePath = [...path.slice(0, -1), phraseField ?? ''];
  const [before] = useState(() => {
    const phrase = session.value({ file, path: phrasePath });
    return markedBy(text.before, typeof phrase === 'string' ? phrase : '');
  });
  const marked = useRef<Marked>(before);
  const history = useRef({ done: [] as Marked[], undone: [] as Marked[], at: 0 });
  if (!phraseField) return undefined;

  const draw = () => {
    const [element, page] = [field.current, find()];
    if (!element) return;
    if (page.textContent === marked.current.text)
      element.replaceChildren(...[...page.childNodes].map((node) => node.cloneNode(true)));
    else element.textContent = marked.current.text;
  };

  const editOf = (phrase: string) => phraseEdits(phrasePath, phrase);

  const show = (next: Marked, selection: Letters) => {
    const phrase = phraseOf(next);
    // The file names the words alone: of words that stand there twice the first are meant.
    marked.current = markedBy(next.text, phrase);
    if (phrase !== '' && marked.current.from !== next.from)
      session.tell('These words stand there twice: the first are highlighted. Select a word more.');
    text.write(next.text, editOf(phrase), phrase === phraseOf(before));
    draw();
    if (field.current) selectIn(field.current, selection);
  };

  const change = (next: Marked, selection: Letters, { isLetter = false } = {}) => {
    const now = Date.now();
    if (!isLetter || now - history.current.at > ONE_GO) history.current.done.push(marked.current);
    Object.assign(history.current, { undone: [], at: isLetter ? now : 0 });
    show(next, selection);
  };

  return {
    draw,
    problemsAt: { file, path: phrasePath },
    onInput: () => {
      const element = field.current;
      const to = element && selectedIn(element)?.to;
      if (!element || to === undefined || to === null) return;
      change(followed(marked.current, readPieces(element), to), { from: to, to }, { isLetter: true });
    },
    /** Marks the selected words, or takes the mark off them. */
    highlight: () => {
      const selection = field.current && selectedIn(field.current);
      if (selection) change(marking(marked.current, selection), selection);
    },
    /** The browser has nothing to take back in a copy that is drawn anew. */
    step: (way: 'undo' | 'redo') => {
      const { done, undone } = history.current;
      const next = way === 'undo' ? done.pop() : undone.pop();
      if (!next) return;
      (way === 'undo' ? undone : done).push(marked.current);
      history.current.at = 0;
      const at = changedAt(marked.current.text, next.text);
      show(next, { from: at, to: at });
    },
    takeBack: () => text.takeBack(editOf(phraseOf(before))),
  };
}
