import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import type { PageState } from '../shared/answers.ts';
import { PAGES, pageName } from '../shared/page-names.ts';
import type { Open } from './Editor.tsx';
import { focusOn } from './focus.ts';
import { useListKeys } from './list-keys.ts';
import styles from './PageChoice.module.css';
import { Sign } from './Sign.tsx';
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

/**
 * Every page there is, and what makes another. Links, not a list of choices: on most systems a key changes such a list at
 * once, and Escape takes what it is on, so whoever only looks would be led away.
 */
export function PageChoice({ session, screen, path, studies, hasFun, onOpen, onTalks }: PageChoiceProps) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const here = screen === 'notFound' ? '/404' : `/${path.replace(/^\//, '')}`;
  const name = pageName(here, studies);

  const close = () => list.current?.hidePopover();
  const enter = () => {
    const items = list.current?.querySelectorAll<HTMLElement>('a, button');
    focusOn(list.current?.querySelector<HTMLElement>('[aria-current]') ?? items?.[0]);
  };
  const lay = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    const { left = 0 } = opener.current?.getBoundingClientRect() ?? {};
    list.current?.style.setProperty('--opener', `${left}px`);
  };
  const onListKey = useListKeys(list, close);

  /** Goes once everything is written; where one is already, the list just closes. */
  const go = (event: MouseEvent, to: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
    if (to !== here) void session.flush().then(() => location.assign(to));
  };
  const link = (to: string, called = PAGES[to], marks: readonly string[] = []) => (
    <li key={to}>
      <a href={to} aria-current={to === here ? 'page' : undefined} onClick={(event) => go(event, to)}>
        <span>{called}</span>
        {marks.length > 0 && <span className={styles.mark}> {marks.join(', ')}</span>}
      </a>
    </li>
  );
  const action = (called: string, act: () => void) => (
    <li>
      <button
        type="button"
        onClick={() => {
          close();
          act();
        }}
      >
        {called}
      </button>
    </li>
  );

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        title={name}
        popoverTarget={id}
        aria-expanded={isOpen}
        onKeyDown={(event) => openByArrow(event, isOpen, enter)}
      >
        <span className="visually-hidden">Page: </span>
        <span>{name}</span>
        <Sign name="fold" />
      </button>
      <nav
        ref={list}
        id={id}
        className={styles.list}
        popover="auto"
        aria-label="Pages"
        onBeforeToggle={lay}
        onToggle={({ newState }) => newState === 'open' && enter()}
        onKeyDown={onListKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        {isOpen && (
          <>
            <ul>
              {link('/')}
              {hasFun && link('/fun')}
              {link('/about')}
            </ul>
            <p id={`${id}-studies`}>Case studies</p>
            <ul aria-labelledby={`${id}-studies`}>
              {studies.map(({ route, locked, draft }) =>
                link(`/${route}`, pageName(route, studies), [
                  ...(locked ? ['locked'] : []),
                  ...(draft ? ['draft'] : []),
                ]),
              )}
              {action('New study …', () => onOpen({ kind: 'study' }))}
              {action('Bring a study in …', () => onOpen({ kind: 'bring' }))}
            </ul>
            <hr />
            <ul>
              {link('/404')}
              {!hasFun && action('Add a Fun page …', () => onOpen({ kind: 'fun' }))}
              {action('Talks …', onTalks)}
            </ul>
          </>
        )}
      </nav>
    </>
  );
}

function openByArrow(event: KeyboardEvent<HTMLButtonElement>, isOpen: boolean, enter: () => void) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  if (isOpen) enter();
  else event.currentTarget.click();
}
