import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { InWords } from '../../ui/InWords/InWords.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Sitemap.module.css';

export function Sitemap({ maps, ...head }: BlockProps<'sitemap'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="large">
        {maps.map(({ title, picture, outline }) => (
          <li key={title}>
            <Heading className={styles.title}>{title}</Heading>
            <Figure picture={picture} />
            <InWords>
              <Outline pages={outline} />
            </InWords>
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}

interface OutlinePage {
  page: string;
  pages?: OutlinePage[] | undefined;
}

function Outline({ pages }: { pages: OutlinePage[] }) {
  return (
    <ul>
      {pages.map(({ page, pages: below }) => (
        <li key={page}>
          {page}
          {below && <Outline pages={below} />}
        </li>
      ))}
    </ul>
  );
}
