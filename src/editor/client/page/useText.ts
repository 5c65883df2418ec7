import { type RefObject, useMemo, useRef, useState } from 'react';
import { isRichText } from '../../../model/inline.ts';
import { toMarkdown } from '../../../model/to-markdown.ts';
import { inWords } from '../../shared/field-names.ts';
import { type Edit, valueAt } from '../../shared/value.ts';
import { schemaAt, schemaFor } from '../fields/schema.ts';
import { focusOn } from '../focus.ts';
import type { Session } from '../session/session.ts';
import { chipOf, fillPieces, gapsIn, type Piece, piecesOf, readPieces } from './gaps.ts';
import { fill, read, shownText } from './rich.ts';
import type { Target } from './scan.ts';

/**
 * The words of a text while they are edited: how they are laid into the editable copy and read from it again, and what
 * is written. Paragraphs have emphasis and links, other texts gaps that the site fills.
 */
export function useText(session: Session, target: Target, field: RefObject<HTMLElement | null>) {
  const { file, path } = target;
  const merge = useMemo(() => crypto.randomUUID(), []);
  const document_ = session.view().documents[file];
  const schema = schemaAt(schemaFor(session.schemas, file), path, document_?.written);
  const name = inWords(String(path.findLast((step) => typeof step === 'string') ?? 'text'));
  const [start] = useState(() => {
    // Words that the owner has not written come from the site’s language.
    const written = session.value(target) ?? valueAt(document_?.shown, path);
    const before = typeof written === 'string' ? written.trimEnd() : '';
    return {
      before,
      isRich: isRichText(valueAt(document_?.shown, path)),
      // What the reader has refused before is not in the file: there is nothing to take back to.
      isRefused: session.problemsOf(target).length > 0,
      ...piecesOf(before, target.shown?.words),
    };
  });
  const { before, isRich, pieces } = start;
  /** How the copy is read before anything is typed: Markdown can say the same in several ways. */
  const first = useRef(before);
  const hasTyped = useRef(false);
  const [missing, setMissing] = useState<Piece[]>([]);

  const typed = (element: HTMLElement) => (isRich ? toMarkdown(read(element)) : readPieces(element));

  /** What is typed is written, and what else belongs to it; as it was before, the file is as it was. */
  const write = (value: string, also: Edit[] = [], isSame = true, isGivenUp = false) => {
    hasTyped.current = true;
    const isAsBefore = isSame && value === first.current && !start.isRefused;
    const label = `the ${name.toLowerCase()}`;
    session.type({ file, path }, isAsBefore ? before : value, label, merge, { isAsBefore, isGivenUp, also });
  };

  const writeCopy = () => {
    if (!field.current) return;
    const words = typed(field.current);
    const left = gapsIn(words);
    setMissing(pieces.filter((piece) => piece.kind === 'gap' && !left.includes(piece.name)));
    write(words);
  };

  return {
    ...{ name, schema, before, isRich, missing, write, writeCopy },
    /** What the page says around the text, which is not of it: quotation marks, for example. */
    around: { before: start.lead, after: target.shown?.after ?? '' },
    hasTyped: () => hasTyped.current,
    layOut: () => {
      const element = field.current;
      if (!element) return;
      element.contentEditable = isRich ? 'true' : 'plaintext-only';
      if (isRich) fill(element, shownText(before));
      else fillPieces(element, pieces);
      first.current = typed(element);
    },
    /** A gap that was taken out stands at the end again. */
    putBack: (piece: Piece) => {
      const element = field.current;
      if (!element || piece.kind !== 'gap') return;
      element.append(document.createTextNode(' '), chipOf(piece));
      focusOn(element, { preventScroll: true });
      getSelection()?.selectAllChildren(element);
      getSelection()?.collapseToEnd();
      writeCopy();
    },
    /** As if nothing had been typed; the page says so at once. */
    takeBack: (also: Edit[] = []) => {
      if (!hasTyped.current) return;
      write(first.current, also, true, true);
      void session.flush();
    },
  };
}
