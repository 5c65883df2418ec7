import { BlockList } from '../blocks/BlockList.tsx';
import { examples } from '../blocks/examples.ts';
import type { AnyBlock } from '../model/resolved.ts';
import { Container } from '../ui/Container/Container.tsx';
import { type LabelSet, LabelsProvider } from '../ui/Labels/Labels.ts';
import { Viewer } from '../ui/Viewer/Viewer.tsx';
import styles from './Gallery.module.css';

/** Every block with every example, for whoever changes one. Shown by `npm run dev` only. */
export function Gallery({ labels }: { labels: LabelSet }) {
  return (
    <LabelsProvider value={labels}>
      <Container>
        <h1 className={styles.title}>Blocks</h1>
        <p>Every block with every example. Examples stand beside their block, in src/blocks.</p>
        <nav aria-label="Blocks">
          <ul className={styles.index}>
            {Object.keys(examples).map((type) => (
              <li key={type}>
                <a href={`#${anchor(type)}`}>{type}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      {Object.entries(examples).map(([type, named]) => (
        <div key={type} id={anchor(type)} className={styles.type}>
          <Container>
            <h2 className={styles.name}>{type}</h2>
          </Container>
          {Object.entries<AnyBlock>(named).map(([name, block]) => (
            <div key={name} className={styles.example} data-example={`${type} ${name}`}>
              <Container>
                <p className={styles.label}>
                  {type}, {inWords(name)}
                </p>
              </Container>
              <BlockList blocks={[block]} />
            </div>
          ))}
        </div>
      ))}
      <Viewer labels={labels} />
    </LabelsProvider>
  );
}

const anchor = (type: string) => `block-${type}`;

/** `onePicture` → `one picture`. */
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
