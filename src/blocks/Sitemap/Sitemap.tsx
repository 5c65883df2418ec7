import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { InWords } from '../../ui/InWords/InWords.tsx';
import styles from './Sitemap.module.css';

export function Sitemap({ maps, ...head }: BlockProps<'sitemap'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <div className={styles.maps}>
        {maps.map(({ title, picture, outline }) => (
          <div key={title}>
            <Heading className={styles.title}>{title}</Heading>
            <Figure picture={picture} />
            <InWords>
              <Outline pages={outline} />
            </InWords>
          </div>
        ))}
      </div>
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
