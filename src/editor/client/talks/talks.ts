import { deckOfFile } from '../../../model/files.ts';
import { valueAt } from '../../shared/value.ts';
import type { View } from '../session/session.ts';

export interface KnownTalk {
  name: string;
  file: string;
  title: string;
  /** How long it is, how much is in it, whom it is for. */
  about: string;
}

/** Every talk there is, as its file says it now. */
export const talksIn = ({ documents }: Pick<View, 'documents'>): KnownTalk[] =>
  Object.entries(documents).flatMap(([file, { written }]) => {
    const name = deckOfFile(file);
    if (name === undefined) return [];
    const [title, minutes, whom, studies] = ['title', 'minutes', 'for', 'studies'].map((key) =>
      valueAt(written, [key]),
    );
    const count = Array.isArray(studies) ? studies.length : 0;
    const about = [
      `${count} ${count === 1 ? 'study' : 'studies'}`,
      ...(typeof minutes === 'number' ? [`${minutes} min`] : []),
      ...(typeof whom === 'string' && whom.trim() ? [`for ${whom.trim()}`] : []),
    ];
    return [{ name, file, title: typeof title === 'string' ? title : name, about: about.join(' · ') }];
  });
