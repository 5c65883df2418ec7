import { useEffect, useMemo, useRef, useState } from 'react';
import { FILES, routeOfFile } from '../../../model/files.ts';
import type { ResolvedStudy } from '../../../model/resolved.ts';
import type { Site } from '../../../model/site.ts';
import { valueAt } from '../../shared/value.ts';
import { Field, type FieldContext } from '../fields/Field.tsx';
import forms from '../fields/forms.module.css';
import { schemaAt, schemaFor } from '../fields/schema.ts';
import type { Origin } from '../page/marks.ts';
import { shared } from '../session/applied.ts';
import type { Session, View } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { PdfButton } from '../talks/PdfButton.tsx';
import { PresentButton } from '../talks/PresentButton.tsx';
import { type Entry, entriesOf, saidBeside } from './entries.ts';
import { goToBlock } from './go-to-block.ts';
import type { SlideLoader, SlideModule } from './module.ts';
import styles from './SlidesPanel.module.css';
import { SmallSlide } from './SmallSlide.tsx';
import { slideSheets } from './sheets.ts';

interface SlidesPanelProps {
  session: Session;
  view: View;
  load: SlideLoader;
  onPicture(origin: Origin): void;
  onTalks(): void;
}

/** The study as slides, beside the page it is made of. */
export function SlidesPanel({ load, ...props }: SlidesPanelProps) {
  const [made, setMade] = useState<SlideModule>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    load().then(
      (module) => isHere && setMade(module),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  if (isFailed) return <p role="alert">The slides could not be brought. Load the page again.</p>;
  if (!made) return <p role="status">Bringing the slides …</p>;
  return <SlideList {...props} made={made} />;
}

function SlideList({
  session,
  view,
  made,
  onPicture,
  onTalks,
}: Omit<SlidesPanelProps, 'load'> & { made: SlideModule }) {
  const { file } = view.state;
  const study = view.documents[file]?.shown as ResolvedStudy | undefined;
  const site = view.documents[FILES.site]?.shown as Site | undefined;
  const route = routeOfFile(file) ?? '';
  const sheets = useMemo(() => slideSheets(made.css), [made]);
  const [, setScheme] = useState(0);
  useEffect(() => {
    addEventListener('edit:drawn', sheets.follow);
    const watcher = new MutationObserver(() => setScheme((count) => count + 1));
    watcher.observe(document.documentElement, { attributeFilter: ['data-scheme', 'dir'] });
    return () => {
      removeEventListener('edit:drawn', sheets.follow);
      watcher.disconnect();
    };
  }, [sheets]);
  const labels = site?.labels;
  const before = useRef<Entry[]>([]);
  // A slide that says what it said before is the same one, and is not drawn again.
  const entries = useMemo(() => {
    if (!study || !labels) return [];
    const now = entriesOf(made.slidesOf({ ...study, route }, { words: labels }), study.blocks);
    before.current = shared(before.current, now);
    return before.current;
  }, [made, study, labels, route]);
  if (!study || !labels) return <p>This study cannot be read as it is. Mend it first.</p>;

  const slides = entries.filter(({ kind }) => kind === 'slide');
  const leftOut = entries.length - slides.length;
  const context: FieldContext = { session, file, root: schemaFor(session.schemas, file), onPicture };
  return (
    <>
      <div className={forms.row}>
        <PresentButton session={session} name={route} />
        <PdfButton session={session} of={{ studies: [route] }} />
        <Tool sign="talk" label="Talks …" isNamed onClick={onTalks} />
      </div>
      <p className={forms.help}>
        {counted(slides.length, 'slide')}
        {leftOut > 0 && `, ${counted(leftOut, 'block')} left out`}. Made of the page: change that, and they
        follow. Notes are for you alone.
      </p>
      <ol className={styles.list} aria-label="Slides">
        {entries.map((entry) =>
          entry.kind === 'slide' ? (
            <li key={entry.slide.id} className={styles.entry}>
              <SmallSlide
                {...{ made, sheets, labels }}
                slide={entry.slide}
                number={entry.number}
                of={slides.length}
              />
              <button type="button" className={styles.name} onClick={() => goToBlock(file, entry.block)}>
                <strong>{entry.number}</strong> {entry.slide.name}
              </button>
              <NotesOf context={context} entry={entry} />
            </li>
          ) : (
            <li key={`left out ${entry.block}`} className={styles.leftOut}>
              <button type="button" className={styles.name} onClick={() => goToBlock(file, entry.block)}>
                <span className={styles.mark}>Left out</span> {entry.name}
              </button>
              <Tool
                sign="add"
                label="Show it"
                isNamed
                onClick={() => {
                  const path = ['blocks', entry.block, 'slide'];
                  void session.change({ file, path }, [{ op: 'remove', path }], 'a slide that was left out');
                }}
              />
            </li>
          ),
        )}
      </ol>
    </>
  );
}

/** What to say to a slide: the owner’s own words, once for a block, and the text that has no room on the slide. */
function NotesOf({ context, entry }: { context: FieldContext; entry: Entry & { kind: 'slide' } }) {
  const { session, file, root } = context;
  const { block, slide, isFirstOfBlock } = entry;
  const written = session.view().documents[file]?.written;
  const path = block === undefined || !isFirstOfBlock ? undefined : ['blocks', block, 'notes'];
  const schema = path && schemaAt(root, path, written);
  const own = path && valueAt(written, path);
  const said = saidBeside(slide, typeof own === 'string' ? own : undefined);
  return (
    <>
      {path && schema && (
        <Field
          context={context}
          name={`notes for slide ${entry.number}`}
          schema={{ ...schema, help: '' }}
          path={path}
          value={own}
          isOptional
        />
      )}
      {said && (
        <details className={styles.said}>
          <summary>
            {path
              ? 'Also in your notes: the text that has no room'
              : 'In your notes: the text that has no room'}
          </summary>
          <p dir="auto">{said}</p>
        </details>
      )}
    </>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
