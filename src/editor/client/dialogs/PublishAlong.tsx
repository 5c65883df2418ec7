import type { GoesAlong, Incoming, PageState } from '../../shared/answers.ts';
import forms from '../fields/forms.module.css';
import { changedPages } from './changed-pages.ts';
import styles from './PublishAlong.module.css';

/** What is sent besides the changes of now, by name, before anybody says yes. */
export function PublishAlong({ along, studies }: { along: GoesAlong; studies: PageState['studies'] }) {
  const { known, isBehind, incoming, gone = [], count, subjects, fileCount, files } = along;
  return (
    <>
      {isBehind && (
        <p className={forms.problem}>
          Something is there that is not here: somebody else, or you on another machine, sent it. It has to be
          brought in first.
        </p>
      )}
      {incoming && <ComesIn {...incoming} studies={studies} />}
      {count > 0 && (
        <div className={styles.root}>
          <p>{sentence(known, count, fileCount)}</p>
          <details className={forms.more} open={count <= FEW}>
            <summary>{`Earlier changes: ${count}`}</summary>
            <Names names={subjects} count={count} />
          </details>
          {gone.length > 0 && (
            <details className={forms.more} open={gone.length <= FEW}>
              <summary>{`Deleted by now, and sent with those changes: ${gone.length}`}</summary>
              <Names names={gone.slice(0, MOST)} count={gone.length} />
            </details>
          )}
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

/** What was sent meanwhile, by name, before anybody brings it in. */
function ComesIn({ count, subjects, files, strange, studies }: Incoming & Pick<PageState, 'studies'>) {
  return (
    <div className={styles.root}>
      {files.length > 0 && <p>{`It changes: ${changedPages(files, studies)}.`}</p>}
      {strange.length > 0 && (
        <>
          <p className={forms.problem}>
            It also changes what runs on this machine or leads elsewhere, so it cannot be brought in here. If
            you know whose it is and want it, end the editor, pull it in GitHub Desktop or by “git pull” in
            the terminal, and start the editor again.
          </p>
          <details className={forms.more} open={strange.length <= FEW}>
            <summary>{`Files outside of your content: ${strange.length}`}</summary>
            <Names names={strange.slice(0, MOST)} count={strange.length} />
          </details>
        </>
      )}
      <details className={forms.more} open={count <= FEW}>
        <summary>{`What was sent there: ${count === 1 ? 'one change' : `${count} changes`}`}</summary>
        <Names names={subjects} count={count} />
      </details>
    </div>
  );
}

/** As many as are looked through by anybody. */
const MOST = 200;
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
