import { type RichText as Prose, plainText } from '../../model/inline.ts';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { InfoBlocks } from '../../ui/InfoBlocks/InfoBlocks.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './Text.module.css';

export function Text({ quote, bullets, numbers, columns, ...head }: BlockProps<'text'>) {
  const hasMore = quote || bullets || numbers || columns;
  return (
    <BlockFrame head={head} width="text">
      {hasMore && (
        <div className={styles.more}>
          {quote && (
            <blockquote className={styles.quote}>
              {quote.map((paragraph) => (
                <p key={plainText(paragraph)}>
                  <RichText text={paragraph} />
                </p>
              ))}
            </blockquote>
          )}
          {bullets && <ul className={styles.list}>{items(bullets)}</ul>}
          {numbers && <ol className={styles.list}>{items(numbers)}</ol>}
          {columns && <InfoBlocks blocks={columns} />}
        </div>
      )}
    </BlockFrame>
  );
}

const items = (texts: readonly Prose[]) =>
  texts.map((text) => (
    <li key={plainText(text)}>
      <RichText text={text} />
    </li>
  ));
