import { posix } from 'node:path';
import { textOf } from '../../../src/import/charset.ts';
import { kindOfPart } from '../../../src/import/counted-word.ts';
import { newBudget, openZip } from '../../../src/import/zip.ts';
import { all, child, type Left, type Parser, takeOut, value } from './dom.ts';
import { listsIn } from './numbering.ts';
import { GONE, opened } from './opened.ts';
import { stylesIn } from './styles.ts';

const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships/';
const OPEN = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

/** Parts without which a document is one all the same. */
const BESIDE = ['styles', 'numbering', 'footnotes', 'endnotes'];

/** The parts of a document, as the library asks for them; what of them is not to come along goes into the list. */
export function partsOf(bytes: Uint8Array, parser: Parser, left: Left[]) {
  const { entries } = openZip(bytes, 'the document', newBudget());
  const text = (path: string) => {
    const entry = entries.find((one) => one.path === path);
    return entry && textOf(entry.read());
  };
  /** What can be read of what is beside the text; the library would give up at what cannot. */
  const beside = new Map<string, { kind: string; document: Document | undefined }>();
  for (const { path } of entries.filter((entry) => /\.xml$/i.test(entry.path))) {
    const xml = text(path) ?? '';
    const kind = kindOfPart(xml);
    if (BESIDE.includes(kind) || kind === '') beside.set(path, { kind, document: readable(xml, parser) });
    // Comments are told, and stand in no text.
    else if (kind === 'comments') beside.set(path, { kind, document: undefined });
  }
  const ofKind = (wanted: string) =>
    [...beside.values()].find(({ kind, document }) => kind === wanted && document)?.document;
  const styles = stylesIn(ofKind('styles'));
  const numbering = ofKind('numbering');
  const lists = listsIn(numbering, styles);
  const notes = new Set(
    ['footnote', 'endnote'].flatMap((kind) => {
      const document = ofKind(`${kind}s`);
      return document ? all(document, [`w:${kind}`]).map((note) => `${kind} ${value(note, 'id')}`) : [];
    }),
  );
  const exists = (path: string) =>
    entries.some((entry) => entry.path === path) &&
    (!beside.has(path) || beside.get(path)?.document !== undefined);
  return {
    exists,
    read: async (path: string, encoding?: string) => {
      if (!encoding || encoding === 'base64') {
        const there = Buffer.from(entries.find((entry) => entry.path === path)?.read() ?? []);
        return encoding ? there.toString('base64') : there;
      }
      const xml = text(path) ?? '';
      // One of the two forms of the standard, by the names of the other.
      if (/\.rels$/i.test(path)) return xml.replaceAll(STRICT, OPEN);
      const kind = kindOfPart(xml);
      if (kind === 'numbering' && numbering)
        return parser.write(wholeLists(numbering, new Set(styles.keys())));
      if (!/^(document|footnotes|endnotes)$/.test(kind)) return xml;
      const rels = text(posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`));
      const isThere = (target: string) =>
        exists(target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(path), target));
      const part = opened(xml, parser, { styles, lists, notes, files: filesOf(rels, isThere) });
      left.push(...part.left);
      return part.xml;
    },
  };
}

function readable(xml: string, { parse }: Parser): Document | undefined {
  try {
    const document = parse(xml);
    return document.documentElement ? document : undefined;
  } catch {
    return undefined;
  }
}

/** Lists that name what is not there, at which the library would give up, are none. */
function wholeLists(numbering: Document, styles: ReadonlySet<string>): Document {
  for (const list of all(numbering, ['w:num'])) if (!child(list, 'w:abstractNumId')) takeOut(list);
  for (const link of all(numbering, ['w:numStyleLink']))
    if (!styles.has(value(link, 'val') ?? '')) takeOut(link);
  return numbering;
}

/** The files that a part has names for, and why one cannot be had. */
const filesOf = (rels = '', isThere: (target: string) => boolean): Map<string, string | undefined> =>
  new Map(
    (rels.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).map((one) => {
      const said = (name: string) =>
        new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
          .exec(one)
          ?.slice(1)
          .find((text) => text !== undefined) ?? '';
      const target = said('Target');
      const away = `It is not in the document but at ${target.slice(0, 200)}. Save it, and put it in by hand.`;
      const isAway = said('TargetMode') === 'External';
      return [said('Id'), isAway ? away : isThere(target) ? undefined : GONE] as const;
    }),
  );
