import type { WorkLayout } from '../../model/look.ts';
import type { Site } from '../../model/site.ts';
import type { HeroProps } from './heroes/hero.ts';
import { Pictured } from './heroes/Pictured.tsx';
import { Statement } from './heroes/Statement.tsx';
import { type Contact, NoStudies } from './NoStudies.tsx';
import { Shelf, type ShelfData } from './Shelf.tsx';

interface WorkProps extends HeroProps {
  shelves: ShelfData[];
  labels: Site['labels'];
  contact: Contact;
  layout: WorkLayout;
  /** The colours of the covers, by the addresses of their studies, where the layout uses them. */
  tones?: Record<string, string> | undefined;
}

/** The home page: who this is, then the work. */
export function Work({ hero, shelves, labels, contact, layout, tones = {} }: WorkProps) {
  // A shelf whose studies are all drafts, or that waits for its first, has nothing to show yet.
  const filled = shelves.filter(({ studies }) => studies.length > 0);
  const all = filled.flatMap(({ studies }) => studies);
  const open = all.filter(({ locked }) => !locked);
  const isMixed = open.length < all.length && open.length > 0;
  const note = isMixed
    ? labels.openStudies.replace('{open}', String(open.length)).replace('{all}', String(all.length))
    : undefined;
  const isPictured = layout.hero !== 'statement' && hero.cover !== undefined;
  return (
    <>
      {layout.hero === 'statement' ? (
        <Statement hero={hero} />
      ) : (
        <Pictured hero={hero} layout={layout.hero} />
      )}
      {all.length === 0 && <NoStudies labels={labels} contact={contact} />}
      {filled.map((shelf, index) => (
        <Shelf
          key={shelf.name}
          {...{ shelf, labels, tones }}
          layout={layout.work}
          isFirst={index === 0}
          isEarly={index === 0 && !isPictured}
          note={index === 0 ? note : undefined}
        />
      ))}
    </>
  );
}
