import { useDeferredValue, useState } from 'react';
import { BlockList } from '../../../blocks/BlockList.tsx';
import { examples } from '../../../blocks/examples.ts';
import { FILES } from '../../../model/files.ts';
import type { AnyBlock } from '../../../model/resolved.ts';
import type { Site } from '../../../model/site.ts';
import { LabelsProvider } from '../../../ui/Labels/Labels.ts';
import forms from '../fields/forms.module.css';
import { inWords } from '../fields/schema.ts';
import type { Origin } from '../page/marks.ts';
import type { Session } from '../session/session.ts';
import styles from './BlockMenu.module.css';
import { Dialog } from './Dialog.tsx';

interface BlockMenuProps {
  session: Session;
  /** Where the new block goes. */
  at: number;
  onClose(): void;
  onAdded(origin: Origin): void;
}

/** Every kind of block as a picture of itself, drawn from its example. */
export function BlockMenu({ session, at, onClose, onAdded }: BlockMenuProps) {
  const [wanted, setWanted] = useState('');
  const search = useDeferredValue(wanted.trim().toLowerCase());
  const { file } = session.view().state;
  const site = session.view().documents[FILES.site]?.shown as Site | undefined;
  const options = session.schemas.study.properties?.blocks?.items?.oneOf ?? [];
  const kinds = options.flatMap(({ description = '', properties }) => {
    const type = String(properties?.type?.const ?? '');
    const [example] = Object.values<AnyBlock>(examples[type as keyof typeof examples] ?? {});
    const fits = `${inWords(type)} ${type} ${description}`.toLowerCase().includes(search);
    return example && fits ? [{ type, description, example }] : [];
  });

  const add = async (type: string) => {
    onClose();
    const version = () => session.view().state.documents[file]?.version ?? '';
    const isAdded = await session.ask(() => ({ kind: 'example', file, version: version(), at, type }));
    if (isAdded) onAdded({ file, path: ['blocks', at] });
  };

  return (
    <Dialog title="Add a block" width="wide" onClose={onClose}>
      <label>
        <span className="visually-hidden">Search blocks</span>
        <input
          type="search"
          autoFocus
          placeholder="Search blocks"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <p className="visually-hidden" role="status">
        {kinds.length === 1 ? '1 kind' : `${kinds.length} kinds`}
      </p>
      <ul className={styles.kinds}>
        {kinds.map(({ type, description, example }) => (
          <li key={type} className={styles.kind}>
            <div className={styles.thumb} aria-hidden="true" inert>
              <div className={styles.thumbInner}>
                {site && (
                  <LabelsProvider value={site.labels}>
                    <BlockList blocks={[example]} />
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
              {inWords(type)}
            </button>
            <p id={`kind-${type}`} className={forms.help}>
              {description}
            </p>
          </li>
        ))}
      </ul>
      {kinds.length === 0 && <p>No block is called that. Try another word.</p>}
    </Dialog>
  );
}
