import { plainText } from '../../model/inline.ts';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { useLabels } from '../../ui/Labels/Labels.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Personas.module.css';

export function Personas({ personas, ...head }: BlockProps<'personas'>) {
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="tall" className={styles.list}>
        {personas.map((persona) => (
          <li key={persona.title} className={styles.item}>
            <Persona persona={persona} heading={itemHeading(head)} />
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}

interface PersonaProps {
  persona: BlockProps<'personas'>['personas'][number];
  heading: 'h3' | 'h4';
}

function Persona({ persona, heading: Heading }: PersonaProps) {
  const labels = useLabels();
  const { title, picture, info, status, description, habits, quote, cares, goals } = persona;
  return (
    <article className={styles.persona}>
      <div className={styles.who}>
        <Picture picture={picture} className={styles.portrait} />
        <div>
          <Heading className={styles.name}>{title}</Heading>
          <p className={styles.status}>{status}</p>
        </div>
      </div>
      <div className={styles.description}>
        {description.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
        <blockquote className={styles.quote}>{`“${quote}”`}</blockquote>
      </div>
      <Fold words={labels.everythingAbout.replace('{name}', title)}>
        <div className={styles.rest}>
          <dl className={styles.info}>
            {info.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.groups}>
            {[habits, cares, { title: labels.goals, lines: goals }].map((group) => (
              <div key={group.title}>
                <p className={styles.groupTitle}>{group.title}</p>
                <ul className={styles.lines}>
                  {group.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </Fold>
    </article>
  );
}
