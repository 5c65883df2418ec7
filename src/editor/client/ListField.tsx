import type { ReactNode } from 'react';
import { isRichText } from '../../model/inline.ts';
import styles from './Editor.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { inWords, needsFile, settled, startValue } from './schema.ts';
import { Tool } from './Tool.tsx';

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
  const one = label.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
  const add = () =>
    // What needs a picture begins as a copy of the last one: its picture is there already.
    needsFile(item, root) && items.length > 0
      ? session.edit(file, [{ op: 'duplicate', path, at: items.length - 1 }], `a new ${one}`)
      : session.edit(
          file,
          [
            items.length > 0
              ? { op: 'insert', path, at: items.length, value: startValue(item, root) }
              : { op: 'set', path, value: [startValue(item, root)] },
          ],
          `a new ${one}`,
        );
  const limits =
    most === Number.POSITIVE_INFINITY
      ? `${items.length}`
      : `${items.length} of ${least === most ? most : `${least} to ${most}`}`;
  return (
    <fieldset className={styles.group}>
      <legend>
        {label} <span className={styles.counter}>{limits}</span>
      </legend>
      {remove}
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      <ol className={styles.items}>
        {items.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place, here as in the file.
          <li key={index} className={styles.item}>
            <div className={styles.itemHead}>
              <span className={styles.itemName}>{nameOf(entry, index)}</span>
              <Tool
                sign="up"
                label={`Move ${one} ${index + 1} up`}
                disabled={index === 0}
                onClick={() =>
                  session.edit(
                    file,
                    [{ op: 'move', path, from: index, to: index - 1 }],
                    `the order of ${label.toLowerCase()}`,
                  )
                }
              />
              <Tool
                sign="down"
                label={`Move ${one} ${index + 1} down`}
                disabled={index === items.length - 1}
                onClick={() =>
                  session.edit(
                    file,
                    [{ op: 'move', path, from: index, to: index + 1 }],
                    `the order of ${label.toLowerCase()}`,
                  )
                }
              />
              <Tool
                sign="bin"
                label={`Remove ${one} ${index + 1}`}
                disabled={items.length <= least}
                onClick={() =>
                  session.edit(file, [{ op: 'remove', path: [...path, index] }], `the removing of a ${one}`)
                }
              />
            </div>
            {settled(item, root, entry).properties ? (
              <details className={styles.more} open={items.length === 1}>
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
      <Tool sign="add" label={`Add ${one}`} isNamed disabled={items.length >= most} onClick={add} />
    </fieldset>
  );
}

/** An item’s first words, so that a folded list can be read. */
function nameOf(entry: unknown, index: number): string {
  if (typeof entry !== 'object' || entry === null || isRichText(entry)) return String(index + 1);
  const text = Object.values(entry).find((value) => typeof value === 'string');
  return typeof text === 'string' ? text : String(index + 1);
}
