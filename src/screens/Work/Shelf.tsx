import type { WorkLayout } from '../../model/look.ts';
import type { ShownStudy } from '../../model/public.ts';
import type { Site } from '../../model/site.ts';
import type { ShelfName } from '../../model/work.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import styles from './Shelf.module.css';

export interface ShelfData {
  name: ShelfName;
  title: string;
  studies: ShownStudy[];
}

interface ShelfProps {
  shelf: ShelfData;
  labels: Site['labels'];
  layout: WorkLayout['work'];
  /** The colours of the covers, by address. */
  tones: Record<string, string>;
  /** The first on the page, and what it says of how many studies are open, if it does. */
  isFirst: boolean;
  /** Its first cover is the first picture of the page: where the hero has one, the line is left to that. */
  isEarly: boolean;
  note: string | undefined;
}

/** Case studies under a heading. */
export function Shelf({ shelf, labels, layout, tones, isFirst, isEarly, note }: ShelfProps) {
  const head = (
    <>
      <h2 className={layout === 'list' ? styles.plain : styles.title}>{shelf.title}</h2>
      {note && <p className={styles.open}>{note}</p>}
    </>
  );
  const list = (
    <ul className={styles[layout]} data-items={`${shelf.name}/studies`}>
      {shelf.studies.map(({ route, title, description, outcome, tags, cover, locked, draft }, place) => (
        <li key={route} className={layout === 'cards' ? styles.item : undefined}>
          <Card
            {...{ title, description, outcome, tags, cover, locked, draft, labels, layout }}
            tone={tones[route]}
            url={`/${route}`}
            loading={isEarly && place === 0 ? 'early' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
  const className = isFirst ? styles.first : styles.shelf;
  if (layout !== 'panels')
    return (
      <Container className={layout === 'cards' ? undefined : styles.wide}>
        <section className={className}>
          {head}
          {list}
        </section>
      </Container>
    );
  // Bands run from edge to edge.
  return (
    <section className={className}>
      <Container className={styles.wide}>{head}</Container>
      {list}
    </section>
  );
}
