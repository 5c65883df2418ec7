import styles from './Choice.module.css';
import type { Choice, ChoiceOpening } from './opening.ts';

/** What there is to present: talks, then each study by itself. */
export function Choices({ owner, choices }: ChoiceOpening) {
  const decks = choices.filter(({ kind }) => kind === 'deck');
  const studies = choices.filter(({ kind }) => kind === 'study');
  return (
    <main className={styles.root}>
      <div className={styles.column}>
        <p className={styles.owner}>{owner}</p>
        <h1>What would you like to present?</h1>
        {decks.length > 0 && <List title="Talks" choices={decks} />}
        <List title={decks.length > 0 ? 'Or one study' : 'Studies'} choices={studies} />
        <p className={styles.hint}>
          It opens in this window, ready to be shared. Press <kbd>S</kbd> there for your notes in a window of
          their own, <kbd>F</kbd> for the full screen, <kbd>?</kbd> for all keys.
        </p>
      </div>
    </main>
  );
}

function List({ title, choices }: { title: string; choices: Choice[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {choices.map(({ name, href, title, slides, minutes, isLocked, isDraft }) => (
          <li key={name}>
            <a href={href}>
              <strong>{title}</strong>
              <span>
                {[
                  `${slides} ${slides === 1 ? 'slide' : 'slides'}`,
                  minutes !== undefined && `${minutes} min`,
                  isLocked && 'locked on the site, open here',
                  isDraft && 'a draft',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
