import { posix } from 'node:path';
import { parse } from 'yaml';
import { asOnDisk, readText } from '../lib/files.ts';
import { comesAlong } from '../look/looks.ts';
import { FIRST_LOOK, wholeLook } from '../look/whole.ts';
import { FILES } from '../model/files.ts';
import { type Look, lookSchema } from '../model/look.ts';
import { FONT_FOLDER, isTypefaceName } from '../model/typefaces.ts';
import { factsOf, type Kind, OWN_TIGHTNESS } from './families.ts';
import { FontError } from './font-error.ts';
import { nearestFile, ownFamily, within } from './own.ts';
import type { Family } from './sources.ts';

/** The typefaces of a site: what `content/look.yaml` says of them, as far as it can be had. */
export interface Chosen {
  heading: Family;
  text: Family;
  /** As far as the typeface of the headings goes. */
  headingWeight: number;
}

/** What the file on the disk chooses. What is wrong with it, the reader tells. */
export const chosenIn = (root: string): Promise<Chosen> => chosenBy(root, writtenLook(root));

export async function chosenBy(root: string, written: Look = {}): Promise<Chosen> {
  const base = comesAlong(written.look ?? FIRST_LOOK);
  const { typefaces, headingWeight } = wholeLook(written, base);
  const heading = (await usable(root, typefaces.heading)) ?? base.typefaces.heading;
  return {
    heading,
    text: (await usable(root, typefaces.text)) ?? base.typefaces.text,
    headingWeight: await weightOf(root, heading, headingWeight),
  };
}

/** The weight of a typeface that is nearest to another. */
export async function weightOf(root: string, family: Family, wanted: number): Promise<number> {
  if (isTypefaceName(family)) return within(wanted, factsOf(family).weights);
  const own = await ownFamily(root, family);
  const file = 'fault' in own ? undefined : nearestFile(own, wanted);
  return file ? within(wanted, file.weights) : wanted;
}

/** What a typeface is called, and how it is to be handled. */
export async function aboutFamily(
  root: string,
  family: Family,
): Promise<{ name: string; kind: Kind; tightness: number }> {
  if (isTypefaceName(family)) {
    const { kind, tightness } = factsOf(family);
    return { name: family, kind, tightness };
  }
  const own = await ownFamily(root, family);
  if ('fault' in own) throw new FontError(own.fault);
  return { name: own.named.family, kind: own.named.kind, tightness: OWN_TIGHTNESS };
}

/** The path of a font file that a look names, as the disk spells it. */
export function fontFileOf(root: string, value: string): string | undefined {
  const path = posix.join(posix.dirname(FILES.look), value);
  return path.startsWith(`${FONT_FOLDER}/`) ? asOnDisk(root, path) : undefined;
}

async function usable(root: string, value: string): Promise<Family | undefined> {
  if (isTypefaceName(value)) return value;
  const file = fontFileOf(root, value);
  return file && !('fault' in (await ownFamily(root, file))) ? file : undefined;
}

function writtenLook(root: string): Look {
  const file = asOnDisk(root, FILES.look);
  if (!file) return {};
  try {
    return lookSchema.parse(parse(readText(`${root}/${file}`), { logLevel: 'error' }) ?? {});
  } catch {
    return {};
  }
}
