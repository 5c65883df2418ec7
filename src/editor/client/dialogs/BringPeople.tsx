import type { ProposedPeople } from '../../shared/brought.ts';
import forms from '../fields/forms.module.css';
import styles from './BringDialog.module.css';
import { NotCarriedList } from './NotCarriedList.tsx';

interface BringPeopleProps {
  people: ProposedPeople;
  replaces: boolean;
  onReplaces(replaces: boolean): void;
  takesOwner: boolean;
  onOwner(takesOwner: boolean): void;
}

/** Jobs and skills, and whether they take the place of what About says now. */
export function BringPeople({ people, replaces, onReplaces, takesOwner, onOwner }: BringPeopleProps) {
  const { jobs, volunteering, education, languages, owner, skills, headline, summary, there, notCarried } =
    people;
  return (
    <section className={styles.study}>
      <List name="Jobs" items={jobs} />
      <List name="Volunteering" items={volunteering} />
      <List name="Education" items={education} />
      <List name="Languages" items={languages} />
      {skills.length > 0 && (
        <>
          <h3>Skills</h3>
          <p>{skills.join(', ')}</p>
        </>
      )}
      {headline && (
        <>
          <h3>Headline</h3>
          <p>{headline}</p>
        </>
      )}
      {summary.length > 0 && (
        <>
          <h3>About you</h3>
          {summary.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      )}
      {there > 0 && (
        <fieldset className={forms.group}>
          <legend>{`About has ${there === 1 ? 'one job' : `${there} jobs`} now`}</legend>
          {[
            {
              value: false,
              label:
                'Keep what is there, and put jobs and skills among it; headline and text about me stay as they are',
            },
            {
              value: true,
              label: 'These take the place of what is there: jobs, skills, headline and the text about me',
            },
          ].map(({ value, label }) => (
            <label key={label} className={forms.switch}>
              <input
                type="radio"
                name="replaces"
                checked={replaces === value}
                onChange={() => onReplaces(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {owner.length > 0 && (
        <label className={forms.switch}>
          <input type="checkbox" checked={takesOwner} onChange={({ target }) => onOwner(target.checked)} />
          {`Write into the site’s settings, too: ${owner.join(', ')}`}
        </label>
      )}
      <NotCarriedList of="Not carried" list={notCarried} />
    </section>
  );
}

function List({ name, items }: { name: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
