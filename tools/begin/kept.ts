import type { z } from 'zod';
import { type ContentKind, kindOf } from '../../src/model/files.ts';
import { schemas } from '../../src/model/schemas.ts';
import { linesOf } from '../doctor/sample-list.ts';

/** Whether a text came with the project; of a file’s name, whether the file did. */
type IsSamples = (text: string) => boolean;

type Page = Record<string, unknown>;

/** What the answers say, or what stands elsewhere: which study stands on which shelf follows from the studies. */
const SAID = ['owner', 'language', 'featured', 'previous', 'more'];
/** Shorter ones are words of the language: in a group with words of the owner’s they may stay. */
const SHORT = 24;

/**
 * A page of the first day with what somebody had written on the sample’s before: that stays, group by group, wherever it
 * is whole without the sample’s words. What is not, is given back to be told.
 */
export function withOwnWords(
  file: string,
  first: Page,
  written: Page,
  isSamples: IsSamples,
): { page: Page; left: string[] } {
  const kind = kindOf(file) as ContentKind;
  const page: Page = { ...first };
  for (const [key, value] of Object.entries(written)) {
    const mine = SAID.includes(key) ? undefined : own(value, isSamples);
    if (mine === undefined) continue;
    // Where it takes more to be whole, short words of the sample’s may stay around the owner’s own.
    const alone = isRight(kind, key, mine) ? mine : own(value, isSamples, SHORT);
    const wanted = key in first ? over(first[key], mine) : alone;
    if (key === 'hero') keepMark(wanted as Page, mine as Page, value as Page);
    if (isRight(kind, key, wanted)) page[key] = wanted;
  }
  const there = new Set(linesOf(kind, page));
  const left = linesOf(kind, written).filter((text) => !isSamples(text) && !there.has(text));
  return { page, left };
}

/** The owner’s part of a value: a picture, or an item of a list, is theirs if nothing in it is the sample’s. */
function own(value: unknown, isSamples: IsSamples, short = 0): unknown {
  if (typeof value === 'string')
    return isSamples(value) && (short === 0 || value.length >= short) ? undefined : value;
  if (Array.isArray(value)) {
    const items = value.filter((item) => isWhole(item, isSamples));
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if ('file' in value) return isWhole(value, isSamples) ? value : undefined;
  const parts = Object.entries(value).flatMap(([key, child]) => {
    const mine = own(child, isSamples, short);
    return mine === undefined ? [] : [[key, mine] as const];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

const isWhole = (value: unknown, isSamples: IsSamples): boolean =>
  typeof value === 'string'
    ? !isSamples(value)
    : Object.values(value ?? {}).every((child) => isWhole(child, isSamples));

function over(first: unknown, mine: unknown): unknown {
  const isGroup = (value: unknown): value is Page =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('file' in value);
  // Links of the owner’s own come after those that the bar has anyway.
  if (Array.isArray(first) && Array.isArray(mine) && first.every(isGroup)) return [...first, ...mine];
  if (!isGroup(first) || !isGroup(mine)) return mine;
  const keys = [...new Set([...Object.keys(first), ...Object.keys(mine)])];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      key in mine ? (key in first ? over(first[key], mine[key]) : mine[key]) : first[key],
    ]),
  );
}

/** A headline of the owner’s keeps the phrase that they marked in it. */
function keepMark(wanted: Page, mine: Page, written: Page): void {
  if (mine.headline === undefined) return;
  if (typeof written.highlight === 'string') wanted.highlight = written.highlight;
  else delete wanted.highlight;
}

function isRight(kind: ContentKind, key: string, value: unknown): boolean {
  const shape = schemas[kind].shape as Record<string, z.ZodType>;
  return shape[key]?.safeParse(value).success ?? false;
}
