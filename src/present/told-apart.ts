import { titleIn } from './caption.ts';
import type { Part } from './part.ts';
import type { Heading, SlideForm } from './talk.ts';

interface Around {
  /** The block’s own heading, as its slides say it. */
  heading: string | undefined;
  /** The heading before it, which a block without one goes on with. */
  goesOn?: string | undefined;
}

/**
 * The slides of a block, each with what it is about. A heading stands large once: on the slides that follow, what each
 * of them shows is large, and the heading small above it, with their number.
 */
export function toldApart(parts: readonly Part[], { heading, goesOn }: Around): Part[] {
  const [first] = parts;
  const before = first?.form.kind === 'statement' && parts.length > 1 ? 1 : 0;
  const of = parts.length - before;
  return parts.map((part, index) => {
    const isFirst = index === 0;
    const isHeading = part.form.title === heading;
    if (isFirst && isHeading && heading !== undefined) return part;
    const { title, ...form } = part.form;
    const over = heading ?? goesOn;
    const small: Heading = {
      ...(over !== undefined && { over }),
      ...(of > 1 && index >= before && { part: { at: index - before + 1, of } }),
    };
    const own = title === undefined || isHeading ? {} : { title };
    return { ...part, form: captioned({ ...form, ...small, ...own } as SlideForm) };
  });
}

/** Where nothing else says what a picture shows, the line under it does, large. */
function captioned(form: SlideForm): SlideForm {
  if (form.title !== undefined) return form;
  const title = titleIn(captionIn(form) ?? '');
  return title === undefined ? form : { ...form, title };
}

function captionIn(form: SlideForm): string | undefined {
  if (form.kind === 'film') return form.caption;
  if (form.kind !== 'pictures') return undefined;
  const [only, ...more] = form.pictures;
  return more.length === 0 ? only?.caption : undefined;
}
