import { pageName } from '../../shared/page-names.ts';
import { lengthInWords, talkLength } from '../../shared/talk-length.ts';
import forms from '../fields/forms.module.css';
import type { View } from '../session/session.ts';

/** How many slides there are for how many minutes: too many are seen before anybody has to talk fast. */
export function TalkLength({ view, file }: { view: View; file: string }) {
  const { slides, studies } = view.state;
  const length = talkLength(view.documents[file]?.written, slides);
  if (!length) return null;
  return (
    <div className={forms.help} role="status">
      <p>{lengthInWords(length)}</p>
      {length.studies.length > 1 && (
        <ul>
          {length.studies.map(({ route, ...one }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a study is known by its place, here as in the file.
            <li key={index}>{`${pageName(route, studies)}: ${lengthInWords(one)}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
