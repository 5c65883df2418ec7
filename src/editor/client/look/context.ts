import { useState } from 'react';
import type { WholeLook } from '../../../look/whole.ts';
import { FIRST_LOOK } from '../../../look/whole.ts';
import { FILES } from '../../../model/files.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { inWords } from '../../shared/field-names.ts';
import { type Path, valueAt } from '../../shared/value.ts';
import type { Session, View } from '../session/session.ts';
import { givingBack } from './edits.ts';
import { lookOf, wholeOf } from './worn.ts';

/** What every control of the look shares. */
export interface LookContext {
  session: Session;
  schema: Schema;
  /** What the file says, right or not. */
  written: unknown;
  /** What is on the page. */
  look: WholeLook;
  /** The look that the file’s lines change, and what people call it. */
  base: WholeLook;
  baseName: string;
}

export function contextOf(session: Session, { documents }: View): LookContext {
  const schema = session.schemas.look;
  const look = lookOf(documents);
  const name = look.look ?? FIRST_LOOK;
  return {
    session,
    schema,
    written: documents[FILES.look]?.written,
    look: wholeOf(look, session.schemas),
    base: session.schemas.looks[name],
    baseName: schema.properties?.look?.names?.[name] ?? inWords(name),
  };
}

/** `['dark', 'ground']` → `the dark ground` */
export const labelOf = (path: Path): string =>
  `the ${path
    .filter((step) => step !== 'colours')
    .map((step) => inWords(String(step)).toLowerCase())
    .join(' ')}`;

/** A line as it is changed: on the page at once, in the file at the pause. */
export const say = ({ session }: LookContext, path: Path, value: unknown, merge: string) =>
  session.type({ file: FILES.look, path }, value, labelOf(path), merge);

/** A colour by one press: a step of its own, after what was being typed there. */
export async function put(context: LookContext, path: Path, value: unknown): Promise<void> {
  await context.session.flush();
  say(context, path, value, `look-put-${Date.now()}`);
  await context.session.flush();
}

export const giveBack = ({ session, written }: LookContext, path: Path) =>
  session.change({ file: FILES.look, path }, [givingBack(written, path)], labelOf(path));

export const writtenAt = ({ written }: LookContext, path: Path) => valueAt(written, path);

let gestures = 0;

/** A hand that has let go and rests so long, on a slider or in a picker, has made up its mind. */
const REST = 1500;

/** All that is done to a control from one touch of it to the next is one step: a drag, some keys, a word. */
export function gestureOf(restEnds: boolean) {
  let [merge, last, isHeld] = ['', 0, false];
  const begin = () => {
    merge = `look-${gestures++}-${Date.now()}`;
  };
  const hold = (held: boolean) => () => {
    isHeld = held;
    last = Date.now();
    if (held) begin();
  };
  return {
    merge: () => {
      if (!merge || (restEnds && !isHeld && Date.now() - last > REST)) begin();
      last = Date.now();
      return merge;
    },
    touched: {
      onFocus: begin,
      onPointerDown: hold(true),
      onPointerUp: hold(false),
      onPointerCancel: hold(false),
    },
  };
}

export const useGesture = ({ restEnds = false } = {}) => useState(() => gestureOf(restEnds))[0];
