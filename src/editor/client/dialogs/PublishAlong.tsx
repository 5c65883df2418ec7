import type { GoesAlong } from '../../shared/answers.ts';
import forms from '../fields/forms.module.css';
import styles from './PublishAlong.module.css';

/** What is sent besides the changes of now, by name, before anybody says yes. */
export function PublishAlong({ known, isBehind, count, subjects, fileCount, files }: GoesAlong) {
  return (
    <>
      {isBehind && (
        <p className={forms.problem}>
          Something is there that is not here: somebody else, or you on another machine, sent it. It has to be
          brought in first; then you see what goes along.
        </p>
      )}
      {count > 0 && (
        <div className={styles.root}>
          <p>{sentence(known, count, fileCount)}</p>
          <details className={forms.more} open={count <= FEW}>
            <summary>{`Earlier changes: ${count}`}</summary>
            <Names names={subjects} count={count} />
          </details>
          {fileCount > 0 && (
            <details className={forms.more} open={fileCount <= FEW}>
              <summary>{`Files outside of your content: ${fileCount}`}</summary>
              <Names names={files} count={fileCount} />
            </details>
          )}
        </div>
      )}
      {known === 'remembered' && (
        <p className={forms.help}>
          The place did not answer just now, so what goes along is told from memory.
        </p>
      )}
    </>
  );
}

/** As many as are read at a glance. */
const FEW = 8;

function sentence(known: GoesAlong['known'], count: number, fileCount: number): string {
  const changes = count === 1 ? 'one earlier change' : `${count} earlier changes`;
  const files =
    fileCount === 0
      ? ''
      : `, and with ${count === 1 ? 'it' : 'them'} ${fileCount === 1 ? 'a file' : `${fileCount} files`} outside of your content`;
  if (known === 'empty') return `Nothing is there yet, so the whole project goes: ${changes}${files}.`;
  const said = `${changes} that ${count === 1 ? 'was' : 'were'} not sent yet ${count === 1 ? 'goes' : 'go'} along${files}.`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function Names({ names, count }: { names: readonly string[]; count: number }) {
  // The same words may stand there twice.
  const lines = names.map((name, at) => ({ name, key: `${at} ${name}` }));
  return (
    <ul className={styles.names}>
      {lines.map(({ name, key }) => (
        <li key={key}>{name}</li>
      ))}
      {count > names.length && <li>{`… and ${count - names.length} more`}</li>}
    </ul>
  );
}
