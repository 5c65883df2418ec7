import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isRichText } from '../../../model/inline.ts';
import { valueAt } from '../../shared/value.ts';
import { inWords, schemaAt, schemaFor } from '../fields/schema.ts';
import type { Session } from '../session/session.ts';
import type { Origin } from './marks.ts';
import { copyType, placeOver } from './place.ts';
import { fill, read, shownText, toMarkdown } from './rich.ts';
import { elementAt, type Target } from './scan.ts';
import styles from './TextEditor.module.css';
import { TextTools } from './TextTools.tsx';

interface TextEditorProps {
  session: Session;
  target: Target;
  onDone(): void;
  /** Goes on with another text, once it is drawn. */
  onNext(origin: Origin): void;
}

let count = 0;

/** A text under the hand: an editable copy right over the page’s own, which follows every keystroke underneath. */
export function TextEditor({ session, target, onDone, onNext }: TextEditorProps) {
  const { file, path } = target;
  const field = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const merge = useMemo(() => `text-${count++}-${Date.now()}`, []);
  const before = useMemo(() => {
    // Words that the owner has not written come from the site’s language.
    const written = session.value({ file, path }) ?? valueAt(session.view().documents[file]?.shown, path);
    return typeof written === 'string' ? written.trimEnd() : '';
  }, [session, file, path]);
  const document_ = session.view().documents[file];
  const [isRich] = useState(() => isRichText(valueAt(document_?.shown, path)));
  const schema = schemaAt(schemaFor(session.schemas, file), path, document_?.written);
  const problems = session.problemsAt({ file, path });
  const name = inWords(String(path.findLast((step) => typeof step === 'string') ?? 'text'));

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.contentEditable = isRich ? 'true' : 'plaintext-only';
    if (element.contentEditable !== 'true' && element.contentEditable !== 'plaintext-only')
      element.contentEditable = 'true';
    if (isRich) fill(element, shownText(before));
    else element.textContent = before;
    const host = () => elementAt(file, path) ?? target.element;
    copyType(host(), element);
    const release = (one: HTMLElement) => {
      delete one.dataset.editing;
      one.inert = false;
    };
    const follow = () => {
      const now = host();
      for (const one of document.querySelectorAll<HTMLElement>('[data-editing]'))
        if (one !== now) release(one);
      // What lies under the copy is neither heard nor reached: it would be the same words twice.
      now.dataset.editing = '';
      now.inert = true;
      placeOver(now, element);
    };
    follow();
    element.focus({ preventScroll: true });
    getSelection()?.selectAllChildren(element);
    if (!/^(Write here|New paragraph)/.test(before)) getSelection()?.collapseToEnd();
    addEventListener('edit:drawn', follow);
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('edit:drawn', follow);
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow);
      for (const one of document.querySelectorAll<HTMLElement>('[data-editing]')) release(one);
    };
  }, [before, file, path, isRich, target]);

  // Another text, a button of the bar, a closed tab: what was typed is written.
  useEffect(() => () => void session.flush(), [session]);

  const write = (value: string) => session.type({ file, path }, value, `the ${name.toLowerCase()}`, merge);
  const typed = () => {
    const element = field.current;
    if (!element) return '';
    return isRich ? toMarkdown(read(element)) : (element.textContent ?? '').replaceAll(/\s*\n\s*/g, ' ');
  };

  /** Done by a key: the focus stays on the text. */
  const finish = () => {
    onDone();
    requestAnimationFrame(() => elementAt(file, path)?.focus({ preventScroll: true }));
  };

  const takeBack = () => {
    write(before);
    finish();
  };

  const isParagraphOfMany = isRich && typeof path.at(-1) === 'number';
  const nextParagraph = async () => {
    const list = path.slice(0, -1);
    const at = Number(path.at(-1)) + 1;
    onDone();
    if (
      await session.edit(file, [{ op: 'insert', path: list, at, value: 'New paragraph' }], 'a new paragraph')
    ) {
      onNext({ file, path: [...list, at] });
    }
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form field can hold emphasis and links. */}
      <div
        ref={field}
        data-editor
        className={styles.root}
        role="textbox"
        tabIndex={0}
        aria-multiline={isRich}
        aria-label={`${name}: ${schema?.description ?? ''}`}
        aria-invalid={problems.length > 0}
        aria-describedby={problemId}
        spellCheck
        onInput={() => write(typed())}
        onPaste={(event) => {
          event.preventDefault();
          const words = event.clipboardData.getData('text/plain').replaceAll(/\s+/g, ' ');
          document.execCommand('insertText', false, words);
        }}
        onDrop={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') takeBack();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isParagraphOfMany && !event.ctrlKey && !event.metaKey) void nextParagraph();
          else finish();
        }}
        onBlur={({ relatedTarget }) => {
          const isTool = relatedTarget instanceof Element && relatedTarget.closest('[data-text-tools]');
          if (!isTool && problems.length === 0) onDone();
        }}
      />
      <TextTools
        field={field}
        isRich={isRich}
        problems={problems}
        problemId={problemId}
        onChange={() => write(typed())}
        onDone={onDone}
      />
    </>
  );
}
