import { bandsCss } from '../../../look/bands.ts';
import { heldTo, lookCss } from '../../../look/css.ts';
import { FIRST_LOOK, type WholeLook, wholeLook } from '../../../look/whole.ts';
import { FILES } from '../../../model/files.ts';
import type { Look } from '../../../model/look.ts';
import type { Schemas } from '../fields/schema.ts';
import type { Documents } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';

export type Scheme = 'light' | 'dark';

/** What the look’s file says, with what is being typed, as far as that is right. */
export const lookOf = (documents: Documents): Look => (documents[FILES.look]?.shown ?? {}) as Look;

/** The same with every line said. */
export const wholeOf = (look: Look, { looks }: Pick<Schemas, 'looks'>): WholeLook =>
  wholeLook(look, looks[look.look ?? FIRST_LOOK]);

/** Whether the page says the same: its look is a sheet of its own, and is put on without drawing anything. */
export const isSamePage = (before: Documents | undefined, now: Documents): boolean =>
  before !== undefined &&
  Object.keys(before).length === Object.keys(now).length &&
  Object.keys(now).every((file) => file === FILES.look || before[file] === now[file]);

let seen: Scheme | undefined;
const listeners = new Set<() => void>();

/** The scheme that the owner has a look at, whatever the file says. It is written nowhere. */
export const seenScheme = {
  get: (): Scheme | undefined => seen,
  set(scheme: Scheme | undefined): void {
    seen = scheme;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The sheet for the page: worked out here, so that it follows a slider at once. */
export function wornCss({ schemas, view }: Pick<Session, 'schemas' | 'view'>): string {
  const { documents, state } = view();
  const look = lookOf(documents);
  const isSaved = JSON.stringify(look) === JSON.stringify(lookOf(state.documents));
  return isSaved && !seen ? state.look : cssOf({ schemas, view }, seen);
}

/** What is on the page, in one scheme or as the file says. */
export function cssOf({ schemas, view }: Pick<Session, 'schemas' | 'view'>, scheme?: Scheme): string {
  const { documents, state } = view();
  const whole = wholeOf(lookOf(documents), schemas);
  const css = scheme ? cssIn(scheme, whole) : lookCss(whole);
  const { statement = '', tones = {} } = state.work ?? {};
  return css + statement + bandsCss(scheme ? { ...whole, scheme } : whole, Object.values(tones));
}

/** A look in one scheme. Where the device decides, the sheet holds both, and is told which. */
function cssIn(scheme: Scheme, whole: WholeLook): string {
  if (whole.scheme !== 'auto') return lookCss({ ...whole, scheme });
  return heldTo(scheme, lookCss(whole));
}
