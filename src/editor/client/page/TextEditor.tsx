import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { FILES } from '../../../model/files.ts';
import { isToWrite } from '../../../model/starter.ts';
import { focusOn, wish } from '../focus.ts';
import type { Session } from '../session/session.ts';
import { type TypedAhead, typeIn } from '../typed-ahead.ts';
import { carried, type Hand, keepOutOfChips, type Letters, putCaret, selectedIn, selectIn } from './caret.ts';
import type { Origin } from './marks.ts';
import { finderOf, type Target, textBeside } from './scan.ts';
import styles from './TextEditor.module.css';
import { TextTools } from './TextTools.tsx';
import { useArrivals } from './useArrivals.ts';
import { useCopy } from './useCopy.ts';
import { useHeadline } from './useHeadline.ts';
import { useMoved } from './useMoved.ts';
import { type GoOn, isBegun, useParagraphs } from './useParagraphs.ts';
import { useText } from './useText.ts';

interface TextEditorProps {
  session: Session;
  target: Target;
  /** Where it was clicked, or dragged over. */
  hand: Hand | undefined;
  /** What is selected in it, where no hand says so. */
  letters: Letters | undefined;
  onDone(): void;
  /** It is not under the hand any more, and stays what it is. */
  onLeft(target: Target): void;
  /** What was typed before it was there; none for a text that is not new. */
  take: TypedAhead['take'] | undefined;
  onNext: GoOn;
  /** Goes on with another text that is there already, or with the same one at another place. */
  onGo(target: Target, letters?: Letters): void;
}

/** What was selected in a copy, and in which words, when another took its place. */
interface Left {
  letters: Letters;
  words: string;
}

/** A text under the hand. When it is written elsewhere meanwhile, there is another copy, with the caret where it was. */
export function TextEditor(props: TextEditorProps) {
  const left = useRef<Left>(undefined);
  const isMoved = useMoved(props);
  const arrivals = useArrivals(props.session, props.target, isMoved);
  const { session, target, onDone } = props;
  const isSettled = useRef(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(
    () => () => {
      if (!isSettled.current) latest.current.onLeft(latest.current.target);
    },
    [],
  );
  // Undo may take away what has just been begun: then there is nothing to type in.
  const isGone =
    arrivals > 0 && typeof target.path.at(-1) === 'number' && session.value(target) === undefined;
  useEffect(() => {
    if (isGone) onDone();
  });
  return <EditableCopy key={arrivals} {...props} {...{ left, isSettled }} />;
}

/** An editable copy right over the page’s own text, which follows every keystroke underneath. */
function EditableCopy({
  session,
  target,
  hand,
  letters,
  take,
  onDone,
  onNext,
  onGo,
  left,
  isSettled,
}: TextEditorProps & { left: RefObject<Left | undefined>; isSettled: RefObject<boolean> }) {
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
    const { current } = left;
    const selected = current ? carried(current.letters, current.words, element?.textContent ?? '') : letters;
    if (element && selected) return selectIn(element, selected);
    // What has just been added is there to be written over.
    const isWaiting = take !== undefined || isToWrite(text.before) || isBegun(text.before);
    if (!element || (!isWaiting && hand && putCaret(element, hand))) return;
    getSelection()?.selectAllChildren(element);
    if (!isWaiting) getSelection()?.collapseToEnd();
  }, []);

  useLayoutEffect(() => {
    const element = field.current;
    return () => {
      const selected = element && selectedIn(element);
      if (selected) left.current = { letters: selected, words: element.textContent };
    };
  }, [left]);

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

  const paragraphs = useParagraphs({ session, target, field, isRich, isSettled, onDone, onNext });

  /** What is typed here is done, and the next text of the page is open, or the one before; beyond the last is none. */
  const goBeside = (by: -1 | 1) => {
    const beside = textBeside(find(), by);
    if (beside) onGo(beside);
    else finish();
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
    const element = event.currentTarget as HTMLElement;
    if (event.key === 'Tab' && !isHeld && !event.altKey) {
      // What can be done to its words comes first.
      if (!event.shiftKey && (isRich || headline)) return;
      event.preventDefault();
      goBeside(event.shiftKey ? -1 : 1);
    }
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && !isHeld && paragraphs.join(element)) event.preventDefault();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const isWritten = element.textContent.trim() !== '' && !isBegun(element.textContent);
    if (paragraphs.isOfMany && !isHeld && isWritten) void paragraphs.divide(element);
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
          paragraphs.paste(words, event.currentTarget);
        }}
        onDrop={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          const isTool = relatedTarget instanceof Element && relatedTarget.closest('[data-text-tools]');
          // Whoever looks something up in another program comes back to it.
          if (!isTool && problems.length === 0 && document.hasFocus()) onDone();
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
        onBeside={goBeside}
      />
    </>
  );
}

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
