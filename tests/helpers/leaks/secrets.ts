import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { plainText } from '../../../src/model/inline.ts';
import { parseInline } from '../../../src/model/markdown.ts';
import { PRIVATE_FIELDS } from '../../../src/model/private.ts';
import { PUBLIC_FIELDS } from '../../../src/model/public.ts';

/** What must not be found in the output, and where it comes from. */
export interface Secret {
  text: string;
  from: string;
}

export interface Secrets {
  texts: Secret[];
  /** Paths of pictures, films and prototypes that only locked studies show. */
  files: string[];
}

/** Shorter ones (“Figma”, “Sitemap”) are words of the language, not of the study. */
const SHORTEST_SENTENCE = 18;
const MEDIA = /\.(png|jpe?g|webp|avif|gif|svg|tiff?|mp4|mov|m4v|webm|html)$/i;

type Fields = Record<string, unknown>;

/** A study as its page may know it, and what its blocks say to the speaker alone: secret, locked or not. */
export function parted(study: Fields): { data: Fields; said: unknown[] } {
  const isPrivate = ([field]: [string, unknown]) => (PRIVATE_FIELDS as readonly string[]).includes(field);
  const blocks = (study.blocks ?? []) as Fields[];
  return {
    data: {
      ...study,
      blocks: blocks.map((block) =>
        Object.fromEntries(Object.entries(block).filter((field) => !isPrivate(field))),
      ),
    },
    said: blocks.flatMap((block) => Object.entries(block).filter(isPrivate)),
  };
}

/** Of talks nothing is public, not even that there are any. */
export const readDecks = (root: string): { file: string; said: unknown }[] =>
  globSync('content/decks/*.yaml', { cwd: root }).map((file) => {
    const { studies, ...deck } = parse(readFileSync(join(root, file), 'utf8')) as { studies: Fields[] };
    return { file, said: [deck, studies.map(({ notes }) => notes)] };
  });

/**
 * Everything the locked studies say and show beyond their public part, and all that is for the speaker alone, read from
 * what the owner wrote.
 */
export function readSecrets(root: string): Secrets {
  const studies = globSync('content/case-studies/*/study.yaml', { cwd: root }).map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return { file, source, ...parted(parse(source) as Fields) };
  });
  const others = globSync('content/*.yaml', { cwd: root }).map((file) =>
    parse(readFileSync(join(root, file), 'utf8')),
  );
  const isPublic = ([field]: [string, unknown]) => (PUBLIC_FIELDS as readonly string[]).includes(field);
  const open = studies.flatMap(({ data }) =>
    data.locked ? Object.entries(data).filter(isPublic) : Object.entries(data),
  );
  const openText = strings([open, others]).map(plain).join('\n');

  const texts = [...studies.map(({ file, said }) => ({ file, said })), ...readDecks(root)].flatMap(
    ({ file, said }) =>
      strings(said)
        .flatMap(sentences)
        .filter((text) => !openText.includes(text))
        .map((text): Secret => ({ text, from: `${file}, for the speaker` })),
  );
  const files: string[] = [];
  for (const { file, source, data } of studies.filter(({ data }) => data.locked)) {
    const hidden = strings(
      Object.entries(data)
        .filter((entry) => !isPublic(entry))
        .map(([, value]) => value),
    );
    const shown = strings(Object.entries(data).filter(isPublic));
    // Comments are canaries: they would be in the output only if a whole file were.
    const comments = [...source.matchAll(/^\s*# (.+)$/gm)].map(([, comment = '']) => comment);
    for (const text of [...hidden, ...comments].flatMap((value) =>
      MEDIA.test(value) ? [] : sentences(plain(value)),
    )) {
      if (!openText.includes(text)) texts.push({ text, from: file });
    }
    for (const name of hidden.filter((value) => MEDIA.test(value) && !shown.includes(value))) {
      const path = join(root, dirname(file), name);
      if (!existsSync(path)) continue;
      files.push(path);
      if (!open.some(([, value]) => JSON.stringify(value)?.includes(name)))
        texts.push({ text: basename(name), from: file });
    }
  }
  const unique = new Map(texts.map((secret) => [secret.text, secret]));
  return { texts: [...unique.values()], files: [...new Set(files)] };
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

function plain(text: string): string {
  const parsed = parseInline(text.trim());
  return 'text' in parsed ? plainText(parsed.text) : text;
}

const sentences = (text: string) =>
  text
    .split(/(?<=[.!?:;])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= SHORTEST_SENTENCE);
