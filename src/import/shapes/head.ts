import type { Part } from '../parts.ts';
import { paragraph } from './texts.ts';

/** The fields that every block has, as far as the source says them. */
export const heading = ({ section, title }: Pick<Part, 'section' | 'title'>) => ({
  ...(section && { section }),
  ...(title && { title }),
});
/** The same with the paragraphs under the heading. */
export const head = (part: Pick<Part, 'section' | 'title' | 'lead'>) => ({
  ...heading(part),
  ...(part.lead.length > 0 && { text: part.lead.map(paragraph) }),
});
