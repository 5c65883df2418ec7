import type { WorkLayout } from '../../model/look.ts';
import type { Site } from '../../model/site.ts';
import { Beside } from './heroes/Beside.tsx';
import { Centred } from './heroes/Centred.tsx';
import type { HeroProps } from './heroes/hero.ts';
import { Statement } from './heroes/Statement.tsx';
import { Shelf, type ShelfData } from './Shelf.tsx';

interface WorkProps extends HeroProps {
  shelves: ShelfData[];
  labels: Site['labels'];
  layout: WorkLayout;
  /** The colours of the covers, by the addresses of their studies, where the layout uses them. */
  tones?: Record<string, string> | undefined;
}

const HEROES = { beside: Beside, statement: Statement, centred: Centred } satisfies Record<
  WorkLayout['hero'],
  unknown
>;

/** The home page: who this is, then the work. */
export function Work({ hero, shelves, labels, layout, tones = {} }: WorkProps) {
  const Hero = HEROES[layout.hero];
  const all = shelves.flatMap(({ studies }) => studies);
  const open = all.filter(({ locked }) => !locked);
  const isMixed = open.length < all.length && open.length > 0;
  const note = isMixed
    ? labels.openStudies.replace('{open}', String(open.length)).replace('{all}', String(all.length))
    : undefined;
  return (
    <>
      <Hero hero={hero} />
      {shelves.map((shelf, index) => (
        <Shelf
          key={shelf.name}
          {...{ shelf, labels, tones }}
          layout={layout.work}
          isFirst={index === 0}
          note={index === 0 ? note : undefined}
        />
      ))}
    </>
  );
}
