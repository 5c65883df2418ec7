import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { triedTokens } from '../../../fonts/tried.ts';
import forms from '../fields/forms.module.css';
import type { View } from '../session/session.ts';
import type { LookContext } from './context.ts';
import { Miniature } from './Miniature.tsx';
import styles from './SchemePair.module.css';
import { typefaceList } from './typefaces.ts';
import { cssOf, type Scheme, seenScheme } from './worn.ts';

/** A phone’s window: narrow enough for two beside each other, and large enough to be read. */
const WINDOW = { width: 390, height: 620 };
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Both schemes side by side. Each can be put on the page for a look, whatever the file says. */
export function SchemePair({ context, view }: { context: LookContext; view: View }) {
  const { scheme } = context.look;
  const [isAsked, setAsked] = useState(false);
  const seen = useSyncExternalStore(seenScheme.subscribe, seenScheme.get);
  useEffect(() => {
    // Whoever presses the page’s own switch wants to see what it does.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-scheme-switch]')) seenScheme.set(undefined);
    };
    addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('click', onClick, { capture: true });
      seenScheme.set(undefined);
    };
  }, []);
  if (scheme !== 'auto' && !isAsked)
    return (
      <button type="button" className={styles.ask} onClick={() => setAsked(true)}>
        Show light and dark side by side
      </button>
    );
  return (
    <fieldset className={styles.root} aria-label="Light and dark side by side">
      {SCHEMES.map((one) => (
        <div key={one} className={styles.one}>
          <SchemePicture {...{ context, view }} scheme={one} />
          <button
            type="button"
            className={styles.button}
            aria-pressed={seen === one}
            onClick={() => seenScheme.set(seen === one ? undefined : one)}
          >
            {one === 'light' ? 'Light' : 'Dark'}
          </button>
        </div>
      ))}
      <p className={forms.help}>
        {seen
          ? `The page is shown ${seen} until you press it again, or close this panel. Nothing is written.`
          : 'Press one to see the whole page in it.'}
      </p>
    </fieldset>
  );
}

function SchemePicture({ context, view, scheme }: { context: LookContext; view: View; scheme: Scheme }) {
  const { session, look } = context;
  const list = useSyncExternalStore(typefaceList.subscribe, typefaceList.get);
  const css = cssOf(session, scheme) + (triedTokens(look, list) ?? '');
  const { documents, state } = view;
  const { hero, work } = look;
  const layout = useMemo(() => ({ hero, work }), [hero, work]);
  const pictured = useMemo(() => ({ documents, state, layout, css }), [documents, state, layout, css]);
  return <Miniature window={WINDOW} pictured={pictured} />;
}
