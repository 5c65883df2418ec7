import type { AnyBlock } from '../../../model/resolved.ts';
import type { Slide } from '../../../present/talk.ts';

/** What stands in the list: a slide with its number, or a block that has none. */
export type Entry =
  | { kind: 'slide'; slide: Slide; number: number; block: number | undefined; isFirstOfBlock: boolean }
  | { kind: 'left out'; block: number; name: string };

/** The slides in their order, and between them what is left out, where it would be. */
export function entriesOf(slides: readonly Slide[], blocks: readonly AnyBlock[]): Entry[] {
  const entries = slides.map((slide, index): Entry => {
    const block = slide.from?.block;
    const isFirstOfBlock = block !== undefined && slides[index - 1]?.from?.block !== block;
    return { kind: 'slide', slide, number: index + 1, block, isFirstOfBlock };
  });
  for (const [index, { slide, title, section, type }] of blocks.entries()) {
    if (slide !== false) continue;
    const next = entries.findIndex(({ block }) => block !== undefined && block > index);
    const entry: Entry = { kind: 'left out', block: index, name: title ?? section ?? type };
    entries.splice(next < 0 ? entries.length : next, 0, entry);
  }
  return entries;
}

/** What the speaker’s notes hold beside the owner’s own: the text that has no room on the slide. */
export function saidBeside({ notes }: Slide, own: string | undefined): string {
  const written = own?.trim() ?? '';
  return (notes.startsWith(written) ? notes.slice(written.length) : notes).trim();
}
