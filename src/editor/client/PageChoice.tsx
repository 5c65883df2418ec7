import { type KeyboardEvent, memo } from 'react';
import type { PageState } from '../shared/answers.ts';
import { PAGES } from '../shared/page-names.ts';
import type { Open } from './Editor.tsx';
import styles from './PageChoice.module.css';
import type { Session } from './session/session.ts';

interface PageChoiceProps {
  session: Session;
  screen: PageState['screen'];
  path: string;
  studies: PageState['studies'];
  hasFun: boolean;
  onOpen(open: Open): void;
  onTalks(): void;
}

/** Every page there is. Drawn anew only when a study comes, goes or is renamed: a key must not wait for four hundred names. */
export const PageChoice = memo(
  function PageChoice({ session, screen, path, studies, hasFun, onOpen, onTalks }: PageChoiceProps) {
    return (
      <label className={styles.root}>
        <span className="visually-hidden">Page</span>
        <select
          value={screen === 'notFound' ? '/404' : `/${path.replace(/^\//, '')}`}
          onKeyDown={openFirst}
          onChange={({ target: { value } }) => {
            if (value === 'new') onOpen({ kind: 'study' });
            else if (value === 'bring') onOpen({ kind: 'bring' });
            else if (value === 'talks') onTalks();
            else if (value === 'fun') onOpen({ kind: 'fun' });
            // The list itself says again where one is by the time everything is written.
            else void session.flush().then(() => location.assign(value));
          }}
        >
          <option value="/">{PAGES['/']}</option>
          {hasFun && <option value="/fun">{PAGES['/fun']}</option>}
          <option value="/about">{PAGES['/about']}</option>
          <optgroup label="Case studies">
            {studies.map((study) => (
              <option key={study.route} value={`/${study.route}`}>
                {study.title || study.route}
                {study.locked ? ' (locked)' : ''}
                {study.draft ? ' (draft)' : ''}
              </option>
            ))}
            <option value="new">New study …</option>
            <option value="bring">Bring a study in …</option>
          </optgroup>
          <option value="/404">{PAGES['/404']}</option>
          {!hasFun && <option value="fun">Add a Fun page …</option>}
          <option value="talks">Talks …</option>
        </select>
      </label>
    );
  },
  // The list comes with every answer of the server, and is another object each time.
  (before, after) =>
    before.screen === after.screen &&
    before.path === after.path &&
    before.hasFun === after.hasFun &&
    (before.studies === after.studies || JSON.stringify(before.studies) === JSON.stringify(after.studies)),
);

/**
 * On most systems a key changes a closed list at once, and the page would be gone before one saw the second name. So a
 * key opens the list; what is chosen there is meant. Where a browser cannot be asked to, keys open it anyway.
 */
function openFirst(event: KeyboardEvent<HTMLSelectElement>) {
  const isWish = /^(Arrow|Home$|End$|Page|Enter$|.$)/u.test(event.key);
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  const list = event.currentTarget;
  if (!isWish || isShortcut || !('showPicker' in list)) return;
  event.preventDefault();
  list.showPicker();
}
