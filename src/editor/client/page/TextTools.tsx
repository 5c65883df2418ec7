import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wholeLink } from '../../../model/networks.ts';
import { focusOn } from '../focus.ts';
import tool from '../Tool.module.css';
import { Tool } from '../Tool.tsx';
import type { Piece } from './gaps.ts';
import styles from './TextTools.module.css';

interface TextToolsProps {
  field: RefObject<HTMLElement | null>;
  isRich: boolean;
  /** Marks the selected words, in a text whose words can be. */
  highlight: (() => void) | undefined;
  /** What the owner has to know of this text. */
  note: string | undefined;
  /** Gaps that were taken out. */
  missing: readonly Piece[];
  onPutBack(piece: Piece): void;
  problems: readonly string[];
  id: string;
  onChange(): void;
  onDone(): void;
  /** Goes on with the next text, or the one before. */
  onBeside(by: -1 | 1): void;
}

const KEYS: Record<string, 'bold' | 'italic' | 'link'> = { b: 'bold', i: 'italic', k: 'link' };

/** What stands under a text that is being typed: what can be done to its words, and what the reader would say of it. */
export function TextTools(props: TextToolsProps) {
  const { field, isRich, highlight, note, missing, problems, id, onPutBack, onChange, onDone, onBeside } =
    props;
  const box = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>();

  useLayoutEffect(() => {
    const follow = () => {
      const words = field.current?.getBoundingClientRect();
      const element = box.current;
      if (!words || !element) return;
      const floor = document.querySelector('[data-edit-bar]')?.getBoundingClientRect().top ?? innerHeight;
      const isLow = words.bottom + element.offsetHeight + 20 > floor && words.top > element.offsetHeight + 90;
      const top = isLow ? words.top - element.offsetHeight - 10 : words.bottom + 10;
      element.style.top = `${Math.max(8, top) + scrollY}px`;
      element.style.left = `${Math.max(8, Math.min(words.left, innerWidth - element.offsetWidth - 8)) + scrollX}px`;
    };
    follow();
    // The text itself is placed after what stands under it is drawn.
    addEventListener('edit:placed', follow);
    return () => removeEventListener('edit:placed', follow);
  });

  const act = (what: 'bold' | 'italic' | 'link') => {
    if (what === 'link') {
      const selection = getSelection();
      if (selection?.rangeCount) setRange(selection.getRangeAt(0).cloneRange());
      return;
    }
    focusOn(field.current, { preventScroll: true });
    document.execCommand('styleWithCSS', false, 'false');
    document.execCommand(what);
    onChange();
  };

  useEffect(() => {
    const element = field.current;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const what = KEYS[key];
      if (key === 'h' && event.shiftKey && highlight) {
        event.preventDefault();
        highlight();
      }
      if (!what) return;
      event.preventDefault();
      if (isRich) act(what);
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  });

  const setLink = (typed: string) => {
    const selection = getSelection();
    focusOn(field.current, { preventScroll: true });
    if (range) {
      linkWords(range, typed);
      selection?.removeAllRanges();
      selection?.addRange(range);
      selection?.collapseToEnd();
    }
    setRange(undefined);
    onChange();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where its last button leads, and is none itself.
    <div
      ref={box}
      className={styles.root}
      data-editor
      data-text-tools
      onKeyDown={(event) => {
        const isLast = event.target === [...(box.current?.querySelectorAll('button, input') ?? [])].at(-1);
        if (event.key !== 'Tab' || event.shiftKey || !isLast) return;
        // Behind it there is nothing of the page.
        event.preventDefault();
        onBeside(1);
      }}
    >
      {highlight && (
        <TextBar>
          <button
            type="button"
            className={tool.root}
            title="Highlight the selected words (Ctrl or Cmd + Shift + H)"
            onClick={highlight}
          >
            <span className={styles.highlight}>Highlight</span>
          </button>
          <Tool sign="check" label="Done" onClick={onDone} />
        </TextBar>
      )}
      {isRich && !range && (
        <TextBar>
          <button
            type="button"
            className={tool.root}
            aria-label="Bold"
            title="Bold (Ctrl or Cmd + B)"
            onClick={() => act('bold')}
          >
            <strong aria-hidden="true">B</strong>
          </button>
          <button
            type="button"
            className={tool.root}
            aria-label="Italic"
            title="Italic (Ctrl or Cmd + I)"
            onClick={() => act('italic')}
          >
            <em aria-hidden="true">I</em>
          </button>
          <Tool sign="link" label="Link (Ctrl or Cmd + K)" onClick={() => act('link')} />
          <Tool sign="check" label="Done" onClick={onDone} />
        </TextBar>
      )}
      {range && <LinkForm before={hrefAt(range)} onSet={setLink} onCancel={() => setRange(undefined)} />}
      <p id={`${id}-note`} className={styles.note} hidden={!note}>
        {note}
      </p>
      <div role="status">
        {missing.map(
          (piece) => piece.kind === 'gap' && <Missing key={piece.name} {...{ piece, onPutBack }} />,
        )}
      </div>
      <p id={`${id}-problem`} className={styles.problem} hidden={problems.length === 0}>
        {problems.join(' ')}
      </p>
    </div>
  );
}

/** A press on one of its buttons leaves the caret and the selection where they are. */
function TextBar({ children }: { children: ReactNode }) {
  return (
    <div
      className={styles.row}
      role="toolbar"
      aria-label="This text"
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

function Missing({ piece, onPutBack }: { piece: Piece & { kind: 'gap' }; onPutBack(piece: Piece): void }) {
  return (
    <p className={styles.note}>
      {`“${piece.shown}” was filled in by the site, and is gone now. `}
      <button type="button" className={styles.way} onClick={() => onPutBack(piece)}>
        {`Put “${piece.shown}” back`}
      </button>
    </p>
  );
}

function LinkForm({
  before,
  onSet,
  onCancel,
}: {
  before: string;
  onSet(typed: string): void;
  onCancel(): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => focusOn(input.current), []);
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        onSet(input.current?.value.trim() ?? '');
      }}
    >
      <input
        ref={input}
        aria-label="Where the link leads: /about, https://… or mailto:…"
        placeholder="/about or https://…"
        defaultValue={before}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Tool sign="check" label="Set the link" type="submit" />
      <Tool sign="bin" label="Take the link out" onClick={() => onSet('')} />
    </form>
  );
}

function linkAt({ startContainer }: Range): HTMLAnchorElement | null {
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  return element?.closest<HTMLAnchorElement>('[role=textbox] a') ?? null;
}

const hrefAt = (range: Range): string => linkAt(range)?.getAttribute('href') ?? '';

/** By hand: browsers differ in what they make of a link, and want the focus where it was. */
function linkWords(range: Range, typed: string): void {
  const href = wholeLink(typed);
  const before = linkAt(range);
  if (before) {
    if (href === '') before.replaceWith(...before.childNodes);
    else before.setAttribute('href', href);
    return;
  }
  if (href === '') return;
  const link = document.createElement('a');
  link.setAttribute('href', href);
  const words = range.extractContents();
  for (const inner of words.querySelectorAll('a')) inner.replaceWith(...inner.childNodes);
  link.append(words);
  // Without a selection the address is its own words.
  if (link.textContent === '') link.textContent = typed;
  range.insertNode(link);
  range.selectNodeContents(link);
}
