import { FILES } from '../../../model/files.ts';
import type { Schema } from '../../../model/json-schema.ts';
import type { LookName } from '../../../model/look.ts';
import forms from '../fields/forms.module.css';
import { type LookContext, labelOf } from './context.ts';
import { choosing, ownLines } from './edits.ts';
import styles from './LookChoice.module.css';

/** The looks that come along. One is chosen whole, on the page at once. */
export function LookChoice({ context, schema }: { context: LookContext; schema: Schema }) {
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
            <li key={word}>
              <button
                type="button"
                className={styles.look}
                aria-pressed={name === baseName}
                onClick={() => choose(word as LookName)}
              >
                <span className={styles.name}>{name}</span>
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
