import { examples } from '../blocks/examples.ts';
import type { AnyBlock, ResolvedStudy } from '../model/resolved.ts';
import { talkOf } from '../present/deck.ts';
import { SlideView } from '../present/slides/SlideView.tsx';
import { slidesOf, slidesOfBlock } from '../present/slides-of.ts';
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
    <Sheets
      labels={labels}
      title="Slides"
      lead="Every block as it is presented, with every example. What is not shown stands below, as notes."
      groups={[{ name: 'a talk', slides: frameOf(labels) }, ...blocks]}
    />
  );
}

/** An open study as its slides. */
export function StudySlides({
  labels,
  study,
}: {
  labels: LabelSet;
  study: ResolvedStudy & { route: string };
}) {
  const slides = slidesOf(study, { words: labels });
  const lead = `${slides.length} slides. What is for the speaker alone is not here: npm run present has it.`;
  return <Sheets labels={labels} title={study.title} lead={lead} groups={[{ name: study.route, slides }]} />;
}

interface SheetsProps {
  labels: LabelSet;
  title: string;
  lead: string;
  groups: { name: string; slides: Slide[] }[];
}

function Sheets({ labels, title, lead, groups }: SheetsProps) {
  return (
    <LabelsProvider value={labels}>
      <Container>
        <h1 className={styles.title}>{title}</h1>
        <p>{lead}</p>
      </Container>
      {groups.map(({ name, slides }) => (
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
