import { FILES } from '../model/files.ts';
import { isLinkedin, type SiteFile } from './about-edits.ts';
import type { OwnerFacts } from './people.ts';
import type { NotCarried } from './source.ts';

/** What machines read, and what is told by itself. */
const UNREAD = ['file', 'email', 'linkedin', 'networks'];

/** Every text of a page, with its field as the reader’s messages name it: lists are counted from one. */
function linesOf(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((one, at) => linesOf(one, `${field}, item ${at + 1}`));
  return Object.entries(Object(value))
    .filter(([key]) => !UNREAD.includes(key))
    .flatMap(([key, one]) =>
      linesOf(one, field ? `${field}${field.includes(', ') ? ', ' : '.'}${key}` : key),
    );
}

/** A text between spaces, for whole words to be found in. */
const spaced = (text: string) => ` ${text.split(/[^\p{L}\p{N}\p{M}]+/u).join(' ')} `;
/** As it is written, or in capitals: “will” is no Will. */
const isIn = (name: string, text: string) =>
  [name, name.toUpperCase()].some((one) => spaced(text).includes(spaced(one)));

/** What is still said of whoever the settings named before, once they have another name: in which lines of which pages, and what. */
export function stillNamed(
  site: SiteFile,
  others: Record<string, unknown>,
  { name = '', email, networks }: OwnerFacts,
): NotCarried[] {
  const { owner = {} } = site;
  if (!name || !owner.name || name === owner.name) return [];
  // A first name that stays is right wherever it stands.
  const old = [owner.name, owner.shortName, owner.name.split(' ')[0]].filter(
    (one) => one !== undefined && !isIn(one, name),
  ) as string[];
  const pages = { [FILES.site]: { ...site, owner: { ...owner, name } }, ...others };
  const named = Object.entries(pages).flatMap(([file, page]) =>
    linesOf(page)
      .filter(([, text]) => old.some((one) => isIn(one, text)))
      .map(([field, text]) => [`${file}, ${field}`, text]),
  );
  const kept = [
    ['email', !email && owner.email],
    ['linkedin', !networks.some(isLinkedin) && owner.linkedin],
    ['networks', (owner.networks ?? []).map(({ url }) => url).join(', ')],
  ]
    .filter(([, words]) => words)
    .map(([field, words]) => [`${FILES.site}, owner.${field}`, words]);
  const told = (what: string, why: string, lines: readonly (readonly unknown[])[]) =>
    lines.length === 0
      ? []
      : [
          {
            what,
            place: lines.map(([place]) => place).join('; '),
            why,
            words: lines.map(([, words]) => words).join(' · '),
          },
        ];
  return [
    ...told(
      'the name that stood there before',
      `With ${name} in the settings, your old name is still in these lines: write the new one there too.`,
      named,
    ),
    ...told(
      'where to find whoever stood there before',
      `What you brought says nothing of them, so they stay as they were for ${owner.name}: change or take out what is not yours.`,
      kept,
    ),
  ];
}
