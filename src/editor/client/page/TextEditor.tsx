import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { FILES } from '../../../model/files.ts';
import { isToWrite } from '../../../model/starter.ts';
import type { Edit } from '../../shared/value.ts';
import { focusOn, wish } from '../focus.ts';
import type { Session } from '../session/session.ts';
import { type TypedAhead, typedAhead, typeIn } from '../typed-ahead.ts';
import { type Hand, keepOutOfChips, putCaret } from './caret.ts';
import type { Origin } from './marks.ts';
import { paragraphsOf, withParagraphs } from './paragraphs.ts';
import { aroundSelection, pasted } from './pasted.ts';
import { finderOf, type Target } from './scan.ts';
import styles from './TextEditor.module.css';
import { TextTools } from './TextTools.tsx';
import { useCopy } from './useCopy.ts';
import { useHeadline } from './useHeadline.ts';
import { useText } from './useText.ts';

interface TextEditorProps {
  session: Session;
  target: Target;
  /** Where it was clicked, or dragged over. */
  hand: Hand | undefined;
  onDone(): void;
  /** What was typed before it was there; none for a text that is not new. */
  take: TypedAhead['take'] | undefined;
  /** Goes on with another text, once it is drawn. */
  onNext(origin: Origin, ahead: TypedAhead): void;
}

/** A text under the hand: an editable copy right over the page’s own, which follows every keystroke underneath. */
export function TextEditor({ session, target, hand, take, onDone, onNext }: TextEditorProps) {
  const { file, path } = target;
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  const find = useMemo(() => finderOf(target), [target]);
  const text = useText(session, target, field);
  const headline = useHeadline({ session, target, field, find, text });
  const isComposing = useRef(false);
  const { name, schema, isRich, around } = text;
  const problems = [
    ...session.problemsAt(target),
    ...(headline ? session.problemsAt(headline.problemsAt) : []),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out once; from then on the hand is on it.
  useLayoutEffect(() => {
    text.layOut();
    headline?.draw();
  }, []);
  useCopy(field, find);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put there once.
  useLayoutEffect(() => {
    const element = field.current;
    focusOn(element, { preventScroll: true });
    // What has just been added is there to be written over.
    const isWaiting = take !== undefined || isToWrite(text.before) || text.before === NEW_PARAGRAPH;
    if (!element || (!isWaiting && hand && putCaret(element, hand))) return;
    getSelection()?.selectAllChildren(element);
    if (!isWaiting) getSelection()?.collapseToEnd();
  }, []);

  const keepOut = useCallback(() => field.current && keepOutOfChips(field.current), []);
  useEffect(() => {
    document.addEventListener('selectionchange', keepOut);
    return () => document.removeEventListener('selectionchange', keepOut);
  }, [keepOut]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are typed once.
  useEffect(() => typeIn(take?.() ?? ''), []);

  // Another text, a button of the bar, a closed tab: what was typed is written.
  useEffect(() => () => void session.flush(), [session]);

  const change = () => (headline ? headline.onInput() : text.writeCopy());

  /** Done by a key: the focus stays on the text. */
  const finish = () => {
    onDone();
    const isWished = wish();
    requestAnimationFrame(() => isWished() && focusOn(find(), { preventScroll: true }));
  };

  const isParagraphOfMany = isRich && typeof path.at(-1) === 'number';
  const nextParagraph = async () => {
    const list = path.slice(0, -1);
    const at = Number(path.at(-1)) + 1;
    onDone();
    const ahead = typedAhead();
    if (await session.edit(file, [{ op: 'insert', path: list, at, value: NEW_PARAGRAPH }], 'a new paragraph'))
      onNext({ file, path: [...list, at] }, ahead);
    else ahead.take();
  };

  /** Several paragraphs stay several where a text has many; elsewhere they come as one. */
  const paste = async (words: string, element: HTMLElement) => {
    const paragraphs = isParagraphOfMany ? paragraphsOf(words) : [];
    if (paragraphs.length < 2) {
      document.execCommand('insertText', false, pasted(words, aroundSelection(element)));
      return;
    }
    const [first, ...more] = withParagraphs(element, paragraphs);
    const [list, at] = [path.slice(0, -1), Number(path.at(-1)) + 1];
    const added = more.map((value, index): Edit => ({ op: 'insert', path: list, at: at + index, value }));
    onDone();
    await session.edit(file, [{ op: 'set', path, value: first }, ...added], 'the pasted paragraphs');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A quick hand types before the page has been told where the caret is.
    keepOut();
    if (event.key === 'Escape') {
      (headline ?? text).takeBack();
      finish();
    }
    const isHeld = event.ctrlKey || event.metaKey;
    const way = isHeld && text.hasTyped() ? wayOf(event) : undefined;
    if (way && headline) {
      event.preventDefault();
      headline.step(way);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isParagraphOfMany && !isHeld) void nextParagraph();
    else finish();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form field can hold emphasis and links. */}
      <div
        ref={field}
        data-editor
        className={styles.root}
        data-before={around.before || undefined}
        data-after={around.after || undefined}
        role="textbox"
        tabIndex={0}
        aria-multiline={isRich}
        aria-label={`${name}: ${withoutGaps(schema?.description)}`}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-note ${id}-problem`}
        spellCheck
        onInput={() => isComposing.current || change()}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => {
          isComposing.current = false;
          change();
        }}
        onPaste={(event) => {
          event.preventDefault();
          const words = event.clipboardData.getData('text/plain');
          void paste(words, event.currentTarget);
        }}
        onDrop={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          const isTool = relatedTarget instanceof Element && relatedTarget.closest('[data-text-tools]');
          if (!isTool && problems.length === 0) onDone();
        }}
      />
      <TextTools
        field={field}
        isRich={isRich}
        highlight={headline?.highlight}
        note={isEverywhere(target) ? EVERYWHERE : undefined}
        missing={text.missing}
        onPutBack={text.putBack}
        problems={problems}
        id={id}
        onChange={change}
        onDone={onDone}
      />
    </>
  );
}

const NEW_PARAGRAPH = 'New paragraph';
const EVERYWHERE = 'These words stand everywhere on the site, and change on every page.';

/** Words of the frame; a page of its own has its own. */
const isEverywhere = ({ file, path }: Origin) => file === FILES.site && path[0] !== 'notFound';

/** What a gap stands for is seen in the text. */
const withoutGaps = (about = '') => about.replace(/; \{\w+\} stands for [^.;]*/, '');

function wayOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  return letter === 'z' ? (shiftKey ? 'redo' : 'undo') : undefined;
}
