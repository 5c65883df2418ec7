import type { AboutPage } from '../../model/about.ts';
import { plainText } from '../../model/inline.ts';
import type { Resolved } from '../../model/resolved.ts';
import type { Site } from '../../model/site.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Timeline } from '../../ui/Timeline/Timeline.tsx';
import styles from './About.module.css';

interface AboutProps {
  about: Resolved<AboutPage>;
  labels: Site['labels'];
  language: string;
}

/** Who the designer is, and where they have worked. */
export function About({ about, labels, language }: AboutProps) {
  const [title, ...lines] = about.intro;
  // They are on the page where they have a heading there.
  const learned = about.education?.title;
  const spoken = about.languages?.title;
  return (
    <>
      <Container className={about.photo ? styles.opening : styles.alone}>
        {about.photo && (
          <div className={styles.photo}>
            <Picture picture={about.photo} loading="first" />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lines.map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
          {about.values && (
            <aside className={styles.bubble} aria-label={about.values.title}>
              <p className={styles.bubbleTitle}>{about.values.title}</p>
              <ul>
                {about.values.lines.map((line) => (
                  <li key={line} className={styles.value}>
                    {line}
                  </li>
                ))}
              </ul>
            </aside>
          )}
        </div>
      </Container>
      <Container width="text" className={styles.bio}>
        {about.bio.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
      </Container>
      {(about.jobs || about.volunteering || learned || spoken) && (
        <Container width="section" className={styles.timelines}>
          {about.jobs && (
            <Timeline {...about.jobs} items="jobs/entries" present={labels.present} language={language} />
          )}
          {about.volunteering && (
            <Timeline
              {...about.volunteering}
              items="volunteering/entries"
              present={labels.present}
              language={language}
            />
          )}
          {learned && (
            <Timeline
              title={learned}
              entries={(about.education?.entries ?? []).map(({ diploma, school, ...entry }) => ({
                ...entry,
                position: diploma,
                company: school,
              }))}
              items="education/entries"
              present={labels.present}
              language={language}
            />
          )}
          {spoken && (
            <section>
              <h2 className={styles.heading}>{spoken}</h2>
              <ul className={styles.languages} data-items="languages/entries">
                {about.languages?.entries.map(({ name, level }) => (
                  <li key={name}>
                    <h3>{name}</h3>
                    {level && <p>{level}</p>}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Container>
      )}
    </>
  );
}
