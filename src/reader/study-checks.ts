import type { ContentKind } from '../model/files.ts';
import { TAKEN } from '../model/routes.ts';
import { formOf, schemas } from '../model/schemas.ts';
import { isToWrite, quoted } from '../model/starter.ts';
import type { Study } from '../model/study.ts';
import { textsOf } from '../model/texts.ts';
import { type Checked, place } from './checks.ts';
import type { Problem } from './problem.ts';

/** An address of old must lead to one study, and belong to nothing that is there now. */
export function formerProblems(
  studies: Readonly<Record<string, Checked<Study>>>,
  folders: readonly string[],
) {
  const owners = new Map<string, string>();
  return Object.entries(studies).flatMap(([route, { source, data }]): Problem[] =>
    (data.formerly ?? []).flatMap((old, index): Problem[] => {
      const refuse = (message: string) => [{ ...place(source, ['formerly', index]), message }];
      const [first = ''] = old.split('/');
      if (old === route) return refuse(`/${old} is the study’s address now. Take it out of the list.`);
      if (folders.includes(old))
        return refuse(`There is a study at /${old} now, so its address leads there. Take it out.`);
      if (TAKEN.includes(first))
        return refuse(`The address /${old} belongs to the site itself. Take it out.`);
      const other = owners.get(old);
      if (other === route) return refuse(`/${old} stands in this list already. Keep one of the two.`);
      if (other) return refuse(`/${old} leads to /${other} already. Keep it in one of the two studies.`);
      owners.set(old, route);
      return [];
    }),
  );
}

/** Sentences that `npm run new` left to be written must not be published: told once a file, with the first of them. */
export function starterProblems(kind: ContentKind, { source }: Checked<unknown>): Problem[] {
  const found = textsOf(formOf(schemas[kind]), source.value).filter(({ text }) => isToWrite(text));
  const [first] = found;
  if (!first) return [];
  const count = found.length === 1 ? 'One sentence is' : `${found.length} sentences are`;
  const later = kind === 'study' ? ', or make the study a draft for now' : '';
  const message = `${count} still to be written, beginning with ${quoted(first.text)}. Write ${found.length === 1 ? 'it' : 'them'}${later}.`;
  return [{ ...place(source, first.path), message }];
}
