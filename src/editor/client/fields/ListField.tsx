import type { ReactNode } from 'react';
import { isRichText } from '../../../model/inline.ts';
import { settled } from '../../../model/json-schema.ts';
import { inWords, oneOf, withArticle } from '../../shared/field-names.ts';
import { pageName } from '../../shared/page-names.ts';
import type { Edit } from '../../shared/value.ts';
import { wish } from '../focus.ts';
import { freeStudies, noFreeStudy } from '../session/studies.ts';
import { Tool } from '../Tool.tsx';
import { typedAhead } from '../typed-ahead.ts';
import { editsAlong, listAround, startAlong } from './along.ts';
import { Field, type FieldProps } from './Field.tsx';
import { focusField, placeOf } from './focus.ts';
import forms from './forms.module.css';
import styles from './ListField.module.css';
import { helpOf, neededFile, needsStudy } from './schema.ts';

/** A list: its items can be added, taken out and put in order, as far as the schema allows. */
export function ListField({
  context,
  name,
  schema,
  path,
  value,
  remove,
}: FieldProps & { remove: ReactNode }) {
  const { session, file, root } = context;
  const items = Array.isArray(value) ? value : [];
  const { minItems: least = 0, maxItems: most = Number.POSITIVE_INFINITY } = schema;
  const item = schema.items ?? {};
  const label = inWords(name);
  const one = oneOf(name);
  const [free] = freeStudies(session, file);
  const isShort = needsStudy(item, root) && !free;
  // A study is called by its title, not by its address.
  const titled = (words: string) =>
    needsStudy(item, root) ? pageName(words, session.view().state.studies) : words;
  const around = () => ({ root, written: session.view().documents[file]?.written });
  // A list that goes along with another is as long as that, in its order.
  const leading = schema.along === undefined ? undefined : listAround(around().written, path, schema.along);
  const act = async (edit: Edit, words: string, focused: number, wanted: string) => {
    const isWished = wish();
    if (await session.change({ file, path }, () => editsAlong(around(), path, edit), words))
      focusField(isWished, file, [...path, focused], wanted);
  };
  const add = async () => {
    const ahead = typedAhead();
    let at = items.length;
    const edits = () => {
      const now = session.value({ file, path });
      at = Array.isArray(now) ? now.length : 0;
      return editsAlong(around(), path, newAt(at));
    };
    if (await session.change({ file, path }, edits, `a new ${one}`))
      focusField(ahead.isWished, file, [...path, at], undefined, ahead);
    else ahead.take();
  };
  const newAt = (at: number): Edit => {
    // What needs a picture begins as a copy of the last one: its picture is there already.
    if (neededFile(item, root) && at > 0) return { op: 'duplicate', path, at: at - 1 };
    const value = startAlong(around(), path, item, free?.route);
    return at > 0 ? { op: 'insert', path, at, value } : { op: 'set', path, value: [value] };
  };
  const move = (from: number, to: number, sign: 'up' | 'down') =>
    act({ op: 'move', path, from, to }, `the order of ${label.toLowerCase()}`, to, button(sign));
  const take = (at: number) =>
    act(
      { op: 'remove', path: [...path, at] },
      `the removing of a ${one}`,
      Math.min(at, items.length - 2),
      button('bin'),
    );
  const limits =
    most === Number.POSITIVE_INFINITY
      ? `${items.length}`
      : `${items.length} of ${least === most ? most : `${least} to ${most}`}`;
  return (
    <fieldset className={forms.group}>
      <legend>
        {label} <span className={forms.counter}>{limits}</span>
      </legend>
      {remove}
      {helpOf(schema) && <p className={forms.help}>{helpOf(schema)}</p>}
      <ol className={forms.items}>
        {items.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place, here as in the file.
          <li key={index} className={styles.item} data-field={placeOf(file, [...path, index])}>
            <div className={styles.head}>
              <span className={styles.name}>{String(leading?.[index] ?? titled(nameOf(entry, index)))}</span>
              {!leading && (
                <>
                  <Tool
                    sign="up"
                    label={`Move ${one} ${index + 1} up`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1, 'up')}
                  />
                  <Tool
                    sign="down"
                    label={`Move ${one} ${index + 1} down`}
                    disabled={index === items.length - 1}
                    onClick={() => move(index, index + 1, 'down')}
                  />
                  <Tool
                    sign="bin"
                    label={`Remove ${one} ${index + 1}`}
                    disabled={items.length <= least}
                    onClick={() => take(index)}
                  />
                </>
              )}
            </div>
            {settled(item, root, entry).properties ? (
              <details className={forms.more} open={items.length === 1}>
                <summary>{`Fields of ${one} ${index + 1}`}</summary>
                <Field
                  context={context}
                  name={`${one} ${index + 1}`}
                  schema={item}
                  path={[...path, index]}
                  value={entry}
                />
              </details>
            ) : (
              <Field
                context={context}
                name={`${one} ${index + 1}`}
                schema={item}
                path={[...path, index]}
                value={entry}
              />
            )}
          </li>
        ))}
      </ol>
      {isShort && items.length < most && <p className={forms.help}>{noFreeStudy(file)}</p>}
      {!leading && (
        <Tool
          sign="add"
          label={`Add ${withArticle(one)}`}
          isNamed
          disabled={items.length >= most || isShort}
          onClick={() => void add()}
        />
      )}
    </fieldset>
  );
}

/** A button of an item, unless it stands at the end it would move to. */
const button = (sign: string) => `[data-sign="${sign}"]:not(:disabled)`;

/** An item’s first words, so that a folded list can be read. */
function nameOf(entry: unknown, index: number): string {
  if (typeof entry !== 'object' || entry === null || isRichText(entry)) return String(index + 1);
  const text = Object.values(entry).find((value) => typeof value === 'string');
  return typeof text === 'string' ? text : String(index + 1);
}
