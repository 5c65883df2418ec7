import { posix } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { FILES } from '../model/files.ts';
import { FONT_FOLDER, isTypefaceName, TYPEFACES } from '../model/typefaces.ts';
import { factsOf, type Kind, OWN_TIGHTNESS, type Range } from './families.ts';
import { nearestFile, ownFamily } from './own.ts';
import type { Family, Role } from './sources.ts';
import { wholeFaces } from './whole-css.ts';

/** A typeface that can be chosen. */
export interface Choice {
  /** As `content/look.yaml` writes it. */
  value: string;
  /** Every way to write it: each file of a family of the owner’s. */
  values: string[];
  /** As people call it. */
  name: string;
  kind: Kind;
  weights: Range;
  /** What it can truly be drawn in: one range for each upright file, or for each where there are italics alone. */
  drawn: Range[];
  tightness: number;
  /** What the style sheet of the list calls it, drawn for each. */
  css: Record<Role, string>;
}

/** Every typeface that can be chosen: those that come along, then the owner’s own, each family once. */
export async function typefaceList(root: string): Promise<Choice[]> {
  const along = TYPEFACES.map((name): Choice => {
    const { kind, weights, tightness } = factsOf(name);
    return {
      value: name,
      values: [name],
      name,
      kind,
      weights,
      drawn: [weights],
      tightness,
      css: cssNames(name),
    };
  });
  const own = new Map<string, Choice>();
  for (const file of listFiles(`${FONT_FOLDER}/**/*.{woff2,woff,ttf,otf}`, root)) {
    const family = await ownFamily(root, file);
    if ('fault' in family || own.has(family.named.family)) continue;
    // An upright file stands for its italics; a family of italics alone stands for itself.
    const plain = family.files.filter(({ isItalic }) => !isItalic);
    if (family.named.isItalic && plain.length > 0) continue;
    // The plainest file stands for its family.
    const { file: plainest, family: called, kind } = nearestFile(family, 400) ?? family.named;
    const drawn = (plain.length > 0 ? plain : family.files).map(({ weights }) => weights);
    const all = drawn.flat();
    const written = (path: string) => posix.relative(posix.dirname(FILES.look), path);
    const value = written(plainest);
    const values = family.files.map((one) => written(one.file));
    const weights = [Math.min(...all), Math.max(...all)] as const;
    // Two of one name could not be told apart.
    const name = isTypefaceName(called) ? `${called} (your own)` : called;
    own.set(called, {
      value,
      values,
      name,
      kind,
      weights,
      drawn,
      tightness: OWN_TIGHTNESS,
      css: cssNames(value),
    });
  }
  return [...along, ...own.values()];
}

/** All of them as a style sheet, under names of their own: it changes no page. */
export async function typefaceListCss(root: string, base: string): Promise<string> {
  const css: string[] = [];
  for (const { value, css: names, weights } of await typefaceList(root)) {
    const family: Family = isTypefaceName(value) ? value : posix.join(posix.dirname(FILES.look), value);
    for (const role of ['heading', 'text'] as const) {
      const weight = role === 'heading' ? Math.min(600, weights[1]) : 'plain';
      css.push(...(await wholeFaces(root, base, { family, name: names[role], role, weight })));
    }
  }
  return css.join('\n');
}

const cssNames = (value: string): Choice['css'] => ({ heading: `heading: ${value}`, text: `text: ${value}` });
