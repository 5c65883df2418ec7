import { useId } from 'react';
import type { ProposedPart, ProposedStudy } from '../../shared/brought.ts';
import { inWords } from '../../shared/field-names.ts';
import forms from '../fields/forms.module.css';
import styles from './BringDialog.module.css';
import { NotCarriedList } from './NotCarriedList.tsx';
import { Outline } from './Outline.tsx';

interface BringStudyProps {
  study: ProposedStudy;
  thumbnails: Record<string, string>;
  /** What each part becomes. */
  kinds: string[];
  isTaken: boolean;
  isOnly: boolean;
  onKinds(kinds: string[]): void;
  onTaken(isTaken: boolean): void;
}

/** One page of what was handed in, part by part. */
export function BringStudy({ study, thumbnails, kinds, isTaken, isOnly, onKinds, onTaken }: BringStudyProps) {
  const { title, description, info, cover, parts, notCarried } = study;
  const id = useId();
  return (
    <section className={styles.study} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {!isOnly && (
        <label className={forms.switch}>
          <input type="checkbox" checked={isTaken} onChange={({ target }) => onTaken(target.checked)} />
          {`Take “${title}”`}
        </label>
      )}
      {isTaken && (
        <>
          <div className={styles.header}>
            {cover && <img src={thumbnails[cover]} alt="" />}
            <div>
              {description && <p>{description}</p>}
              {info.map((one) => (
                <p key={one.title}>
                  <b>{one.title}</b> {one.items.join(', ')}
                </p>
              ))}
            </div>
          </div>
          <p className={styles.columns} aria-hidden="true">
            <span>Your text</span>
            <span>On the page</span>
          </p>
          <ol className={styles.parts}>
            {parts.map((part, index) => (
              <Part
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
                key={index}
                number={index + 1}
                part={part}
                kind={kinds[index] ?? part.kind}
                thumbnails={thumbnails}
                onKind={(kind) => onKinds(kinds.with(index, kind))}
              />
            ))}
          </ol>
          <NotCarriedList of="Not carried" list={notCarried} />
        </>
      )}
    </section>
  );
}

interface PartProps {
  number: number;
  part: ProposedPart;
  kind: string;
  thumbnails: Record<string, string>;
  onKind(kind: string): void;
}

/** What the source says, and the block that it becomes. */
function Part({ number, part: { source, options }, kind, thumbnails, onKind }: PartProps) {
  const block = options.find((one) => one.kind === kind)?.block;
  return (
    <li className={styles.part}>
      <div className={styles.source}>
        {source.map(({ kind: form, text }, index) =>
          form === 'picture' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
            <img key={index} src={thumbnails[text]} alt="" />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand there twice
            <p key={index} data-form={form}>
              {text}
            </p>
          ),
        )}
      </div>
      <div className={styles.becomes}>
        <label className={forms.field}>
          <span>{`Part ${number} becomes`}</span>
          <select value={kind} onChange={({ target }) => onKind(target.value)}>
            {options.map((one) => (
              <option key={one.kind} value={one.kind}>
                {inWords(one.kind)}
              </option>
            ))}
            <option value="none">Leave it out</option>
          </select>
        </label>
        {block && <Outline value={block} thumbnails={thumbnails} />}
      </div>
    </li>
  );
}
