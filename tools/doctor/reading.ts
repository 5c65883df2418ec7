import { isHtmlRef, isPictureRef, isVideoRef } from '../../src/model/fields.ts';
import { formOf, schemas } from '../../src/model/schemas.ts';
import { allTextsOf, isRead, isSaid, type Text, textsOf } from '../../src/model/texts.ts';
import { readingMinutes } from '../../src/screens/Study/reading-time.ts';
import type { Page } from './finding.ts';

/** How long a page takes to read, counted as the page itself counts it. */
export function minutesOf({ study, data }: Page): number {
  return readingMinutes(withoutPictures(study ? { summary: study.summary, blocks: study.blocks } : data));
}

/** What a visitor reads on a page. */
export const readOn = ({ kind, data }: Page): Text[] => textsOf(formOf(schemas[kind]), data);

/** The same, and what only those in the room read or hear: notes, and the words of slides. */
export const writtenOn = ({ kind, data }: Page): Text[] =>
  allTextsOf(formOf(schemas[kind]), data).filter((text) => isRead(text.kind) || isSaid(text.kind));

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A visitor meets pictures, not their file names. */
function withoutPictures(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isPictureRef(value) || isVideoRef(value) || isHtmlRef(value)) return undefined;
  if (Array.isArray(value)) return value.map(withoutPictures);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutPictures(child)]));
}
