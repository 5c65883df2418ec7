import type { ReactNode } from 'react';
import { plainText, type RichText as Text } from '../../model/inline.ts';
import { Container } from '../Container/Container.tsx';
import { Fold } from '../Fold/Fold.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './BlockFrame.module.css';

/** The fields every block has. */
export interface BlockHead {
  section?: string | undefined;
  title?: string | undefined;
  text?: Text[] | undefined;
  /** The words behind which the block’s own content is folded. */
  fold?: string | undefined;
  /** The same, on phones alone. */
  foldOnPhone?: string | undefined;
  hideOnPhone: boolean;
  /** What links lead to, where there is more than one block. */
  anchor?: string | undefined;
}

interface BlockFrameProps {
  head: BlockHead;
  /** The block’s own content may grow as wide as pictures; `text` keeps it to the measure of its words,
   * and `beside` stands it next to them where there is room. */
  width?: 'text' | 'beside' | undefined;
  children?: ReactNode;
}

/** What all blocks share: section name, heading, paragraphs, anchor, measure, and whether phones show it. */
export function BlockFrame({ head, width, children }: BlockFrameProps) {
  const { section, title, text, fold, foldOnPhone, hideOnPhone, anchor } = head;
  const folded = fold ?? foldOnPhone;
  // What has no heading of its own belongs to the section above it.
  const Frame = section || title ? 'section' : 'div';
  const paragraphs = text?.map((paragraph) => (
    <p key={plainText(paragraph)}>
      <RichText text={paragraph} />
    </p>
  ));
  // Paragraphs that nothing stands under are what is folded.
  const isTextFolded = folded !== undefined && !children;
  const content =
    children || (isTextFolded && paragraphs && <div className={styles.words}>{paragraphs}</div>);
  return (
    <Frame
      className={styles.root}
      id={anchor}
      data-starts={section ? 'section' : title ? 'part' : 'continuation'}
      data-hide-on-phone={hideOnPhone || undefined}
    >
      <Container className={width === 'beside' ? styles.beside : undefined}>
        {(title || (text && !isTextFolded)) && (
          <div className={styles.words}>
            {section ? (
              <hgroup className={styles.head}>
                <p>
                  <a className={styles.label} href={`#${anchor}`}>
                    {section}
                  </a>
                </p>
                <h2 className={styles.heading}>{title}</h2>
              </hgroup>
            ) : (
              title && <h3 className={styles.heading}>{title}</h3>
            )}
            {!isTextFolded && paragraphs}
          </div>
        )}
        {content && (
          <div className={styles.content} data-width={width}>
            {folded ? (
              <Fold words={folded} on={fold ? 'everything' : 'phones'}>
                {content}
              </Fold>
            ) : (
              content
            )}
          </div>
        )}
      </Container>
    </Frame>
  );
}

/** The tag for headings inside a block: one step below the block’s own. */
export function itemHeading({ section, title }: BlockHead): 'h3' | 'h4' {
  return section || !title ? 'h3' : 'h4';
}
