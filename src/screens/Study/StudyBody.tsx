import { BlockList } from '../../blocks/BlockList.tsx';
import { anchorsOf } from '../../lib/anchors.ts';
import type { ResolvedStudy } from '../../model/resolved.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { DeviceFrame } from '../../ui/DeviceFrame/DeviceFrame.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { type LabelSet, LabelsProvider } from '../../ui/Labels/Labels.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SectionList } from '../../ui/SectionList/SectionList.tsx';
import { readingMinutes } from './reading-time.ts';
import styles from './StudyBody.module.css';

/** What the password protects where a study is locked: everything below the header. */
export type StudyDocument = Pick<ResolvedStudy, 'hero' | 'summary' | 'facts' | 'blocks'>;

interface StudyBodyProps {
  document: StudyDocument;
  labels: LabelSet;
}

/** Hero, the thirty-second layer, then the blocks. Drawn at build, or in the browser once unlocked. */
export function StudyBody({ document, labels }: StudyBodyProps) {
  const { hero, summary, facts, blocks } = document;
  const anchors = anchorsOf(blocks);
  const sections = blocks.flatMap(({ section }, index) =>
    section ? [{ name: section, anchor: anchors[index] ?? '' }] : [],
  );
  const prototype = blocks.findIndex((block) => block.type === 'prototype' && !block.hideOnPhone);
  const minutes = readingMinutes({ summary, blocks });
  const large = <Picture picture={hero} loading="first" className={styles.heroPicture} />;
  return (
    <LabelsProvider value={labels}>
      <Container className={styles.hero}>
        {hero.device ? <DeviceFrame device={hero.device}>{large}</DeviceFrame> : large}
      </Container>
      <div className={styles.root}>
        <SectionList sections={sections} variant="rail" />
        <Container>
          <section className={styles.summary} aria-labelledby="summary">
            <div className={styles.summaryHead}>
              <h2 className={styles.summaryTitle} id="summary">
                {labels.summary}
              </h2>
              <p className={styles.minutes}>{labels.readingTime.replace('{minutes}', String(minutes))}</p>
              {prototype >= 0 && (
                <p className={styles.try}>
                  <a className={styles.tryLink} href={`#${anchors[prototype]}`}>
                    {labels.tryPrototype}
                    <Icon name="arrow" className={styles.down} />
                  </a>
                </p>
              )}
            </div>
            <dl className={styles.lines}>
              {summary.map(({ title, text }) => (
                <div key={title} className={styles.line}>
                  <dt className={styles.lineTitle}>{title}</dt>
                  <dd className={styles.lineText}>
                    <RichText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
            <FactList facts={facts} />
            <SectionList sections={sections} variant="folded" />
          </section>
        </Container>
        <BlockList blocks={blocks} />
      </div>
    </LabelsProvider>
  );
}
