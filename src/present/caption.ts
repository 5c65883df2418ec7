import { sentenceEnds } from './words.ts';

/** A longer sentence under a picture is no heading. */
const LONGEST = 90;

/** The first sentence of a line under a picture, as a heading; undefined where it is too long for one. */
export function titleIn(caption: string): string | undefined {
  const first = caption.slice(0, sentenceEnds(caption)[0]).trim();
  return first === '' || first.length > LONGEST ? undefined : first.replace(/[.。]$/u, '');
}

/** What still stands under a picture whose first sentence is the heading. */
export function underPicture(caption: string | undefined, title: string | undefined): string | undefined {
  if (caption === undefined || title === undefined || titleIn(caption) !== title) return caption;
  return caption.slice(sentenceEnds(caption)[0]).trim() || undefined;
}
