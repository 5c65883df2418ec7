import { settled } from '../../../model/json-schema.ts';
import { withFile } from '../../shared/chosen.ts';
import { inWords, oneOf, withArticle } from '../../shared/field-names.ts';
import { wish } from '../focus.ts';
import { freeStudies, noFreeStudy } from '../session/studies.ts';
import { Tool } from '../Tool.tsx';
import { typedAhead } from '../typed-ahead.ts';
import styles from './Absent.module.css';
import type { FieldProps } from './Field.tsx';
import { FileButton } from './FileButton.tsx';
import { acceptedFor } from './files.ts';
import { focusField } from './focus.ts';
import forms from './forms.module.css';
import { helpOf, neededFile, needsStudy, startValue } from './schema.ts';

/** A field that is not there: what it would be for, and a button that adds it. */
export function Absent({ context, name, schema, path }: FieldProps) {
  const { session, file, root } = context;
  const label = inWords(name);
  // What a list is for is one thing first.
  const wished = settled(schema, root, undefined).items ? withArticle(oneOf(name)) : label.toLowerCase();
  const core = settled(schema, root, undefined);
  const [free] = freeStudies(session, file);
  const isShort = needsStudy(schema, root) && !free;
  const wanted = neededFile(schema, root);
  const first = startValue(schema, root, free?.route);
  // A second page may be the first one again, which adapts: nothing has to be chosen.
  const beside =
    wanted?.widget === 'file' ? session.value({ file, path: [...path.slice(0, -1), 'file'] }) : undefined;
  const start = typeof beside === 'string' ? withFile(first, beside) : first;
  const picked = typeof beside === 'string' ? undefined : wanted;
  const add = async () => {
    if (core.widget === 'picture') return context.onPicture({ file, path });
    const ahead = typedAhead();
    const edits = [{ op: 'set', path, value: start } as const];
    if (await session.change({ file, path }, edits, `a new ${label.toLowerCase()}`))
      focusField(ahead.isWished, file, path, undefined, ahead);
    else ahead.take();
  };
  // Words of another text cannot begin with a word of ours.
  if (core.widget === 'phrase')
    return (
      <p className={forms.help}>
        Nothing is highlighted yet. Select words in the headline on the page, and press Highlight.
      </p>
    );
  return (
    <div className={styles.root}>
      {picked && core.widget !== 'picture' ? (
        <FileButton
          sign="add"
          label={`Add ${wished} …`}
          accept={acceptedFor(picked)}
          onFile={async (given) => {
            const isWished = wish();
            const faults = await session.upload({ file, path }, given, { place: picked.place, value: start });
            if (faults.length > 0) session.refuse(faults.join(' '));
            else focusField(isWished, file, path);
          }}
        />
      ) : (
        <Tool sign="add" label={`Add ${wished}`} isNamed disabled={isShort} onClick={add} />
      )}
      <p className={forms.help}>
        {helpOf(schema)} {isShort && noFreeStudy(file)}
      </p>
    </div>
  );
}
