import type { RefObject } from 'react';
import { toWrite } from '../../../model/starter.ts';
import type { Edit, Path } from '../../shared/value.ts';
import { editsAlong } from '../fields/along.ts';
import { schemaAt, schemaFor } from '../fields/schema.ts';
import type { Session } from '../session/session.ts';
import { type TypedAhead, typedAhead } from '../typed-ahead.ts';
import { type Letters, selectedIn } from './caret.ts';
import type { Origin } from './marks.ts';
import { joinedTexts, linesOf, paragraphsOf, parted, withParagraphs } from './paragraphs.ts';
import { aroundSelection, pasted } from './pasted.ts';
import type { Target } from './scan.ts';

/** What a new text says until somebody writes it: whatever becomes of it, the check finds it. */
const NEW = { paragraph: toWrite('the next paragraph.'), line: toWrite('the next line.') };

/** Whether a text is there to be written: it was begun, and nobody has typed in it. */
export const isBegun = (words: unknown): boolean => words === NEW.paragraph || words === NEW.line;

/** Whether a text is one of many: a list’s item, with nothing else in it. A table’s cells and columns go together. */
export const isOneOfMany = (session: Session, { file, path }: Origin): boolean => {
  const list = path.slice(0, -1);
  const texts = session.value({ file, path: list });
  if (typeof path.at(-1) !== 'number' || !Array.isArray(texts) || typeof texts[0] !== 'string') return false;
  const root = schemaFor(session.schemas, file);
  const written = session.view().documents[file]?.written;
  if (schemaAt(root, list, written)?.along !== undefined) return false;
  return editsAlong({ root, written }, list, { op: 'insert', path: list, at: 0, value: '' }).length === 1;
};

/** Goes on with another text, once it is drawn. */
export type GoOn = (origin: Origin, ahead: TypedAhead, letters?: Letters) => void;

interface Options {
  session: Session;
  target: Target;
  field: RefObject<HTMLElement | null>;
  isRich: boolean;
  /** Whether the text comes to something else: then nobody needs to look whether it was written. */
  isSettled: RefObject<boolean>;
  onDone(): void;
  onNext: GoOn;
}

/** How a paragraph, or a line of a list, is divided, joined to the one before, and begun. */
export function useParagraphs({ session, target, field, isRich, isSettled, onDone, onNext }: Options) {
  const { file, path } = target;
  const isOfMany = isOneOfMany(session, target);
  const list = path.slice(0, -1);
  const one = isRich ? 'paragraph' : 'line';
  const at = Number(path.at(-1));

  /** Goes on in another text; where that was refused, in this one: what is typed meanwhile is lost in neither case. */
  const goOn = async (act: () => Promise<boolean>, to: Path, letters?: Letters) => {
    const here = (field.current && selectedIn(field.current)) ?? caretAt(Number.POSITIVE_INFINITY);
    isSettled.current = true;
    onDone();
    const ahead = typedAhead();
    if (await act()) onNext({ file, path: to }, ahead, letters);
    else onNext({ file, path }, ahead, here);
  };

  /** Whether a list may not have so many more. */
  const isFull = (more = 1) => {
    const written = session.view().documents[file]?.written;
    const { maxItems = Number.POSITIVE_INFINITY } =
      schemaAt(schemaFor(session.schemas, file), list, written) ?? {};
    const texts = session.value({ file, path: list });
    return Array.isArray(texts) && texts.length + more > maxItems;
  };

  return {
    /** Whether Enter makes another. A list of lines that has all it may have is done with it, as any line is. */
    isOfMany: isOfMany && (isRich || !isFull()),
    /** What stands behind the caret is a text of its own; where nothing does, a new one begins. */
    divide: (element: HTMLElement) => {
      const [before, behind] = parted(element, isRich);
      // Above a text that is left whole, or below it.
      const next = before === '' && behind !== '' ? at : at + 1;
      const isWhole = before === '' || behind === '';
      const value = isWhole ? NEW[one] : behind;
      const edits: Edit[] = [
        ...(isWhole ? [] : [{ op: 'set', path, value: before } as const]),
        { op: 'insert', path: list, at: next, value },
      ];
      const label = isWhole ? `a new ${one}` : `the dividing of a ${one}`;
      return goOn(() => session.put(file, edits, label), [...list, next], isWhole ? undefined : caretAt(0));
    },
    /** Backspace before the first letter: one with the text above. Says whether there is one. */
    join: (element: HTMLElement): boolean => {
      const selected = selectedIn(element);
      const above = session.value({ file, path: [...list, at - 1] });
      if (!isOfMany || selected?.from !== 0 || selected.to !== 0 || typeof above !== 'string') return false;
      const { text, length } = joinedTexts(above, parted(element, isRich)[1], isRich);
      // One that is not in its file yet has nothing to be taken out of it.
      const isKept = !session.forget(target);
      const edits: Edit[] = [
        { op: 'set', path: [...list, at - 1], value: text },
        ...(isKept ? [{ op: 'remove', path } as const] : []),
      ];
      const label = `the joining of two ${one}s`;
      const act = () => (isKept ? session.edit(file, edits, label) : session.put(file, edits, label));
      void goOn(act, [...list, at - 1], caretAt(length));
      return true;
    },
    /** Several texts stay several where there are many; elsewhere they come as one. */
    paste: (words: string, element: HTMLElement) => {
      const texts = isOfMany ? (isRich ? paragraphsOf : linesOf)(words) : [];
      const last = texts.at(-1);
      if (last === undefined || texts.length < 2 || (!isRich && isFull(texts.length - 1))) {
        document.execCommand('insertText', false, pasted(words, aroundSelection(element)));
        return;
      }
      const [first, ...more] = withParagraphs(element, texts, isRich);
      const edits: Edit[] = [
        { op: 'set', path, value: first },
        ...more.map((value, index): Edit => ({ op: 'insert', path: list, at: at + 1 + index, value })),
      ];
      const act = () => session.put(file, edits, `the pasted ${one}s`);
      // The caret stands behind what was pasted, before what stood behind it.
      void goOn(act, [...list, at + more.length], caretAt(last.length));
    },
  };
}

const caretAt = (letter: number): Letters => ({ from: letter, to: letter });
