import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { triedTokens } from '../../../fonts/tried.ts';
import { FILES } from '../../../model/files.ts';
import type { Schema } from '../../../model/json-schema.ts';
import type { LookName } from '../../../model/look.ts';
import type { PageState } from '../../shared/answers.ts';
import forms from '../fields/forms.module.css';
import type { View } from '../session/session.ts';
import { type LookContext, labelOf } from './context.ts';
import { choosing, ownLines } from './edits.ts';
import styles from './LookChoice.module.css';
import { Miniature } from './Miniature.tsx';
import { typefaceList } from './typefaces.ts';
import { isSamePage, wholeOf } from './worn.ts';

/** The looks that come along. One is chosen whole, on the page at once. */
export function LookChoice({ context, view, schema }: { context: LookContext; view: View; schema: Schema }) {
  const { session, written, baseName } = context;
  const choose = (look: LookName) => {
    const { path, value, also } = choosing(written, look);
    session.type({ file: FILES.look, path }, value, labelOf(path), `look-${look}-${Date.now()}`, { also });
    void session.flush();
  };
  const own = ownLines(written).length;
  return (
    <section className={styles.root} aria-label="Looks">
      <ul className={styles.looks}>
        {schema.enum?.map((word) => {
          const name = schema.names?.[word] ?? word;
          return (
            <li key={word} className={styles.item}>
              <LookPicture {...{ context, view }} look={word as LookName} />
              <button
                type="button"
                className={styles.look}
                aria-pressed={name === baseName}
                onClick={() => choose(word as LookName)}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={forms.help}>
        {own > 0
          ? 'A look is put on whole: the lines that you have set yourself go with the old one. Undo brings them back.'
          : 'A look is put on whole. What you change below changes it.'}
      </p>
    </section>
  );
}

/** A laptop’s first screen. */
const WINDOW = { width: 1440, height: 1080 };

/** This very page in that look. */
export function LookPicture({ context, view, look }: { context: LookContext; view: View; look: LookName }) {
  const { session } = context;
  const { path } = view.state;
  const [state, setState] = useState<PageState>();
  useEffect(() => {
    let isWanted = true;
    // A picture that does not come is no reason to say anything: its name is there.
    session.server.wearing(path, look).then(
      (answer) => isWanted && setState(answer),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [session, path, look]);
  const list = useSyncExternalStore(typefaceList.subscribe, typefaceList.get);
  // Whatever is done to the look that is worn, the others are as they were.
  const [documents, setDocuments] = useState(view.documents);
  if (documents !== view.documents && !isSamePage(documents, view.documents)) setDocuments(view.documents);
  const pictured = useMemo(() => {
    if (!state) return undefined;
    const css = state.look + (triedTokens(wholeOf({ look }, session.schemas), list) ?? '');
    return { state, documents, css };
  }, [session, state, documents, list, look]);
  return <Miniature window={WINDOW} pictured={pictured} />;
}
