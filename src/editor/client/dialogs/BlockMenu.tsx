import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { BlockList } from '../../../blocks/BlockList.tsx';
import { examples } from '../../../blocks/examples.ts';
import { FILES } from '../../../model/files.ts';
import type { AnyBlock } from '../../../model/resolved.ts';
import type { Site } from '../../../model/site.ts';
import { LabelsProvider } from '../../../ui/Labels/Labels.ts';
import forms from '../fields/forms.module.css';
import { focusOn } from '../focus.ts';
import type { Origin } from '../page/marks.ts';
import type { Session } from '../session/session.ts';
import { type TypedAhead, typedAhead } from '../typed-ahead.ts';
import styles from './BlockMenu.module.css';
import { type Kind, kindsFor, kindsIn } from './block-search.ts';
import { Dialog } from './Dialog.tsx';

interface BlockMenuProps {
  session: Session;
  /** Where the new block goes. */
  at: number;
  onClose(): void;
  onAdded(origin: Origin, ahead: TypedAhead): void;
}

/** Every kind of block as a picture of itself, drawn from its example. Whoever knows the word types it and presses Enter. */
export function BlockMenu({ session, at, onClose, onAdded }: BlockMenuProps) {
  const [wanted, setWanted] = useState('');
  const search = useDeferredValue(wanted);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { file } = session.view().state;
  const site = session.view().documents[FILES.site]?.shown as Site | undefined;
  const all = kindsIn(session.schemas.study);
  const kinds = kindsFor(all, search, site?.language);
  const isSearched = wanted.trim() !== '';

  const add = async (type: Kind['type']) => {
    onClose();
    const ahead = typedAhead();
    const version = () => session.view().state.documents[file]?.version ?? '';
    const isAdded = await session.ask(() => ({ kind: 'example', file, version: version(), at, type }));
    if (isAdded) onAdded({ file, path: ['blocks', at] }, ahead);
    else ahead.take();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const here = buttons.indexOf(event.target as HTMLElement);
    const isField = event.target === field.current;
    if (isField && event.key === 'Enter') {
      event.preventDefault();
      const [first] = kindsFor(all, wanted, site?.language);
      if (isSearched && first) void add(first.type);
    } else if (isField ? event.key === 'ArrowDown' : here >= 0 && event.key.startsWith('Arrow')) {
      event.preventDefault();
      focusOn(isField ? buttons[0] : (beside(buttons, here, event.key) ?? field.current));
    } else if (here >= 0 && isLetter(event)) focusOn(field.current);
  };

  return (
    <Dialog title="Add a block" width="wide" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys lead from the field to the kinds and back, each of which can be reached by Tab too. */}
      <div className={styles.root} onKeyDown={onKeyDown}>
        <label>
          <span className="visually-hidden">Search blocks</span>
          <input
            ref={field}
            type="search"
            data-first
            placeholder="What should it show? A video, columns, a timeline …"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <p className="visually-hidden" role="status">
          {kinds.length === 1 ? '1 kind' : `${kinds.length} kinds`}
          {isSearched && kinds[0] && `. Enter adds ${kinds[0].name}.`}
        </p>
        <ul ref={list} className={styles.kinds}>
          {kinds.map(({ type, name, description }, index) => (
            <li key={type} className={styles.kind} data-chosen={(isSearched && index === 0) || undefined}>
              <div className={styles.thumb} aria-hidden="true" inert>
                <div className={styles.thumbInner}>
                  {site && (
                    <LabelsProvider value={site.labels}>
                      <BlockList blocks={Object.values<AnyBlock>(examples[type]).slice(0, 1)} />
                    </LabelsProvider>
                  )}
                </div>
              </div>
              <button
                type="button"
                className={styles.name}
                aria-describedby={`kind-${type}`}
                onClick={() => add(type)}
              >
                {name}
              </button>
              <p id={`kind-${type}`} className={forms.help}>
                {description}
              </p>
            </li>
          ))}
        </ul>
        {kinds.length === 0 && <p>No block is called that. Try another word.</p>}
      </div>
    </Dialog>
  );
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;

/** The kind that a key leads to, as they lie on the screen; above the first row there is none. */
function beside(buttons: readonly HTMLElement[], here: number, key: string): HTMLElement | undefined {
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const { left, top } = boxOf(buttons[here]);
  if (key === 'ArrowDown')
    return buttons.find((one) => isUnder(boxOf(one), left) && boxOf(one).top > top) ?? buttons.at(-1);
  if (key === 'ArrowUp') return buttons.findLast((one) => isUnder(boxOf(one), left) && boxOf(one).top < top);
  return buttons[Math.max(0, here + (key === forward ? 1 : -1))] ?? buttons.at(-1);
}

const boxOf = (button: HTMLElement | undefined) =>
  button?.parentElement?.getBoundingClientRect() ?? new DOMRect();
const isUnder = (box: DOMRect, left: number) => Math.abs(box.left - left) < 2;
