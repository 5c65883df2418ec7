import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { Choice } from '../../../fonts/list.ts';
import { cssString } from '../../../lib/css-string.ts';
import { FILES } from '../../../model/files.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { isFontFile } from '../../../model/typefaces.ts';
import { inWords } from '../../shared/field-names.ts';
import { FileButton } from '../fields/FileButton.tsx';
import { FONTS } from '../fields/files.ts';
import { placeOf } from '../fields/focus.ts';
import forms from '../fields/forms.module.css';
import { helpOf } from '../fields/schema.ts';
import { BackTo } from './BackTo.tsx';
import { type LookContext, say, useGesture } from './context.ts';
import styles from './Typefaces.module.css';
import { typefaceList, weightNote } from './typefaces.ts';

type Role = 'heading' | 'text';

/** Two typefaces, each out of a list that is set in itself, or from a file of the owner’s. */
export function Typefaces({ context, schema }: { context: LookContext; schema: Schema }) {
  const files = Object.values(context.look.typefaces).filter(isFontFile).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a font that came or went is in the list, or not any more.
  useEffect(() => void typefaceList.bring().catch(() => {}), [files]);
  return (
    <>
      <h3>Typefaces</h3>
      {Object.entries(schema.properties ?? {}).map(([role, field]) => (
        <Typeface key={role} context={context} role={role as Role} schema={field} />
      ))}
    </>
  );
}

function Typeface({ context, role, schema }: { context: LookContext; role: Role; schema: Schema }) {
  const id = useId();
  const path = ['typefaces', role];
  const list = useSyncExternalStore(typefaceList.subscribe, typefaceList.get);
  const gesture = useGesture();
  const [faults, setFaults] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);
  const { session, look } = context;
  const now = look.typefaces[role];
  const worn = list.find(({ values }) => values.includes(now));
  const problems = [...session.problemsAt({ file: FILES.look, path }), ...faults];
  const take = async (files: Iterable<File>) => {
    const told: string[] = [];
    for (const file of files) told.push(...(await session.upload({ file: FILES.look, path }, file)));
    setFaults(told);
    await typefaceList.bring().catch(() => {});
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the button in it does the same.
    <div
      className={styles.root}
      data-field={placeOf(FILES.look, path)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      <details>
        <summary>
          <span className={styles.label}>{inWords(role)}</span>
          <Sample typeface={worn} role={role} instead={now} />
        </summary>
        <fieldset
          className={styles.list}
          aria-label={`Typeface, ${inWords(role).toLowerCase()}`}
          {...gesture.touched}
        >
          {list.map((typeface) => (
            <label key={typeface.value} className={styles.choice}>
              <input
                type="radio"
                name={id}
                value={typeface.value}
                checked={typeface === worn}
                onChange={() => {
                  setFaults([]);
                  say(context, path, typeface.value, gesture.merge());
                }}
              />
              <Sample typeface={typeface} role={role} instead={typeface.name} />
              {isFontFile(typeface.value) && <span className={forms.help}>{typeface.value}</span>}
            </label>
          ))}
        </fieldset>
      </details>
      <div className={forms.row}>
        <FileButton
          sign="page"
          label={`${inWords(role)}: use a font of your own …`}
          accept={FONTS}
          isMany
          onFile={(file, more) => void take([file, ...more])}
        />
        <BackTo context={context} path={path} />
      </div>
      <p
        className={forms.help}
      >{`${helpOf(schema)} A font’s file can be dropped here, and its bold and italic with it.`}</p>
      <p className={forms.problem} role="status" hidden={problems.length === 0}>
        {problems.join(' ')}
      </p>
    </div>
  );
}

/** Said where the weight is chosen: a slider that changes nothing would puzzle whoever moves it. */
export function WeightNote({ look }: Pick<LookContext, 'look'>) {
  const list = useSyncExternalStore(typefaceList.subscribe, typefaceList.get);
  const note = weightNote(look, list);
  return (
    <p className={forms.help} role="status" hidden={note === undefined}>
      {note}
    </p>
  );
}

/** A name in its own letters. */
function Sample({ typeface, role, instead }: { typeface: Choice | undefined; role: Role; instead: string }) {
  return (
    <span
      className={styles.sample}
      ref={(element) => {
        if (!element) return;
        element.style.fontFamily = typeface ? `${cssString(typeface.css[role])}, ${typeface.kind}` : '';
        element.style.fontWeight = role === 'heading' ? '600' : '400';
      }}
    >
      {typeface?.name ?? instead}
    </span>
  );
}
