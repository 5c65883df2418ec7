import { examples } from '../blocks/examples.ts';
import type { AnyBlock } from '../model/resolved.ts';
import { talkOf } from '../present/deck.ts';
import { SlideView } from '../present/slides/SlideView.tsx';
import { slidesOfBlock } from '../present/slides-of.ts';
import { exampleSpeaker } from '../present/talk.examples.ts';
import type { Slide } from '../present/talk.ts';
import { Container } from '../ui/Container/Container.tsx';
import { type LabelSet, LabelsProvider } from '../ui/Labels/Labels.ts';
import { Viewer } from '../ui/Viewer/Viewer.tsx';
import styles from './SlideGallery.module.css';

/** Every block as slides, with every example, for whoever changes one. Shown by `npm run dev` only. */
export function SlideGallery({ labels }: { labels: LabelSet }) {
  const blocks = Object.entries(examples).flatMap(([type, named]) =>
    Object.entries<AnyBlock>(named).map(([name, block]) => ({
      name: `${type} ${name}`,
      slides: slidesOfBlock(type, { block, index: 0, section: block.section }, labels),
    })),
  );
  return (
    <LabelsProvider value={labels}>
      <Container>
        <h1 className={styles.title}>Slides</h1>
        <p>Every block as it is presented, with every example. What is not shown stands below, as notes.</p>
      </Container>
      {[{ name: 'a talk', slides: frameOf(labels) }, ...blocks].map(({ name, slides }) => (
        <div key={name} className={styles.example}>
          <h2 className={styles.name}>{name}</h2>
          <ul className={styles.slides}>
            {slides.map((slide, index) => (
              <li key={slide.id}>
                <div className={styles.stage} data-example={`${name} ${index + 1}`}>
                  <SlideView slide={slide} number={index + 1} of={slides.length} />
                </div>
                <p className={styles.notes}>{slide.notes}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Viewer labels={labels} />
    </LabelsProvider>
  );
}

/** What a talk has beside its blocks: the opening, a study’s title and summary, and the closing. */
function frameOf(labels: LabelSet): Slide[] {
  const { parts } = talkOf(
    {
      title: 'Two calm things',
      for: 'A company with a library',
      opening: { notes: 'Say who I am.' },
      studies: [{ study: 'catalogue', sections: ['None of them'] }],
      closing: {
        title: 'What I would bring',
        points: ['Questions before screens', 'A week at the desk', 'Words that everybody knows'].map(
          (text) => [{ kind: 'text', text }],
        ),
      },
    },
    exampleSpeaker(labels),
  );
  return parts.flatMap(({ slides }) => slides);
}
