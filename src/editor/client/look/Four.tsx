import { type KeyboardEvent, useId, useRef } from 'react';
import type { Four as FourColours } from '../../../look/colours.ts';
import { FOR_TEXT, hexOf } from '../../../look/contrast.ts';
import { fightOf } from '../../../look/fight.ts';
import { FILES } from '../../../model/files.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { inWords } from '../../shared/field-names.ts';
import { placeOf, stayAtField } from '../fields/focus.ts';
import forms from '../fields/forms.module.css';
import { helpOf } from '../fields/schema.ts';
import { Words } from '../fields/Words.tsx';
import { Tool } from '../Tool.tsx';
import { BackTo } from './BackTo.tsx';
import { giveBack, type LookContext, put, say, useGesture, writtenAt } from './context.ts';
import styles from './Four.module.css';
import { pairsOf } from './pairs.ts';

export type FourName = 'colours' | 'dark';

interface FourProps {
  context: LookContext;
  name: FourName;
  schema: Schema;
  /** The four as they are on the page, said or worked out. */
  four: FourColours;
}

/** Four colours, and how well what follows from them can be read. */
export function Four({ context, name, schema, four }: FourProps) {
  return (
    <div className={styles.root}>
      <p className={forms.help}>{helpOf(schema)}</p>
      {Object.entries(schema.properties ?? {}).map(([role, field]) => (
        <Colour key={role} {...{ context, name, role, four }} schema={field} />
      ))}
      <Contrasts name={name} four={four} />
    </div>
  );
}

/** How well each pair can be read, in the very numbers that a fight is told with. */
export function Contrasts({ name, four }: Pick<FourProps, 'name' | 'four'>) {
  return (
    <ul className={styles.pairs} aria-label={`Contrast, ${name === 'dark' ? 'dark' : 'light'} scheme`}>
      {pairsOf(four).map((pair) => (
        <li key={pair.name}>
          <Sample letters={pair.letters} ground={pair.ground} />
          <span>
            {pair.name}
            <br />
            <strong data-held={pair.ratio >= FOR_TEXT}>{`${pair.ratio} : 1`}</strong>
            {pair.workedOut && <span className={forms.help}>{` as ${pair.workedOut}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Colour({
  context,
  name,
  role,
  schema,
  four,
}: Omit<FourProps, 'schema'> & { role: string; schema: Schema }) {
  const id = useId();
  const path = [name, role];
  const gesture = useGesture();
  const picking = useGesture({ restEnds: true });
  const written = writtenAt(context, path);
  const before = useRef(written);
  const begin = () => {
    before.current = writtenAt(context, path);
    gesture.touched.onFocus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') begin();
    if (event.key !== 'Escape' || written === before.current) return;
    // What was typed since is given up; a second press closes the panel.
    event.stopPropagation();
    if (before.current === undefined) void giveBack(context, path);
    else say(context, path, before.current, gesture.merge());
  };
  const worn = four[role as keyof FourColours];
  const problems = context.session.problemsAt({ file: FILES.look, path });
  const label = inWords(role);
  const whole = name === 'dark' ? `${label}, dark scheme` : label;
  const isWorkedOut = name === 'dark' && written === undefined;
  return (
    <div className={styles.colour} data-field={placeOf(FILES.look, path)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {isWorkedOut && <span className={forms.help}>worked out</span>}
        {name === 'dark' ? (
          <BackTo context={context} path={path} instead="Work it out" />
        ) : (
          <BackTo context={context} path={path} />
        )}
      </div>
      <div className={styles.row}>
        <input
          type="color"
          aria-label={`${whole}, chosen`}
          value={hexOf(worn)}
          {...picking.touched}
          onChange={({ target }) => say(context, path, target.value, picking.merge())}
        />
        <input
          id={id}
          aria-label={whole}
          value={String(written ?? worn)}
          spellCheck={false}
          autoComplete="off"
          data-worked-out={isWorkedOut || undefined}
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problems.length > 0}
          onFocus={begin}
          onKeyDown={onKey}
          onChange={({ target }) => say(context, path, asColour(target.value), gesture.merge())}
          onBlur={() => void context.session.flush()}
        />
        <Dropper label={whole} onColour={(colour) => void put(context, path, colour)} />
      </div>
      <Words {...{ id, schema, problems }} />
      {role === 'text' && <Fight {...{ context, name, four }} />}
    </div>
  );
}

/** Design tools hand out six digits without their sign, and files say a colour in quotes: both are meant as a colour. */
export const asColour = (typed: string): string => {
  const bare = typed.replaceAll(/^\s*['"]|['"]\s*$/g, '');
  return /^[\da-f]{6}$/i.test(bare) ? `#${bare}` : bare;
};

/** A colour from anywhere on the screen, in browsers that have it. */
function Dropper({ label, onColour }: { label: string; onColour(colour: string): void }) {
  const { EyeDropper } = window;
  if (!EyeDropper) return null;
  const pick = async () => {
    // Given up by Escape.
    const picked = await new EyeDropper().open().catch(() => undefined);
    if (picked) onColour(picked.sRGBHex);
  };
  return <Tool sign="dropper" label={`${label}: take it from the screen`} onClick={() => void pick()} />;
}

/** The one quarrel that the four can have: told with its number, and the nearest colour that ends it. */
function Fight({ context, name, four }: Omit<FourProps, 'schema'>) {
  const fight = fightOf(four);
  return (
    <div role="status">
      {fight && (
        <div className={styles.fight}>
          <p>
            {`Text on ground has a contrast of ${fight.ratio} to 1. Headings and running text on every page need ${FOR_TEXT} to be read by everybody.`}
          </p>
          <button
            type="button"
            className={forms.secondary}
            onClick={({ currentTarget }) => {
              stayAtField(currentTarget);
              void put(context, [name, 'text'], fight.nearest);
            }}
          >
            {`Use ${fight.nearest} for text, the nearest that can be read`}
          </button>
        </div>
      )}
    </div>
  );
}

/** Set by script: a style attribute would be refused by the page’s policy. */
function Sample({ letters, ground }: { letters: string; ground: string }) {
  return (
    <span
      ref={(element) => {
        if (element) Object.assign(element.style, { color: letters, backgroundColor: ground });
      }}
      className={styles.sample}
      aria-hidden="true"
    >
      Aa
    </span>
  );
}

declare global {
  interface Window {
    EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> };
  }
}
