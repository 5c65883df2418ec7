import { typefacesOf } from '../fonts/chain.ts';
import { writtenCharacters } from '../fonts/characters.ts';
import { aboutFamily, chosenBy, weightOf } from '../fonts/chosen.ts';
import { nearestFile, type OwnFamily, ownFamily } from '../fonts/own.ts';
import { listingOnce } from '../lib/files.ts';
import { comesAlong } from '../look/looks.ts';
import { FIRST_LOOK, wholeLook } from '../look/whole.ts';
import { FILES } from '../model/files.ts';
import { type Look, lookSchema } from '../model/look.ts';
import { isTypefaceName } from '../model/typefaces.ts';
import { type Checked, place } from './checks.ts';
import { mendedLine } from './mend.ts';
import { type Problem, sentence } from './problem.ts';
import { readFile } from './read-file.ts';

type Role = 'heading' | 'text';
const SHOWN = 8;

/** Where typefaces cannot do what is asked of them, what is done instead. It stops nothing. */
export async function typefaceNotes(root: string, look: Checked<Look>): Promise<Problem[]> {
  const chosen = await chosenBy(root, look.data);
  const notes = await weightNotes(root, look, chosen.heading);
  const lettersOf = new Set<string>();
  for (const role of ['text', 'heading'] as const) {
    const at = place(look.source, ['typefaces', role]);
    const [set] = await typefacesOf(root, role, chosen);
    if (set !== chosen[role]) {
      const [mine, other] = [await aboutFamily(root, chosen[role]), await aboutFamily(root, set)];
      notes.push({
        ...at,
        message: `${mine.name} lacks letters of the site’s language, so ${WHAT[role]} set in ${other.name}. Choose one that has them.`,
      });
    } else if (!isTypefaceName(chosen[role]) && !lettersOf.has(chosen[role])) {
      lettersOf.add(chosen[role]);
      const own = await ownFamily(root, chosen[role]);
      if ('fault' in own) continue;
      notes.push(
        ...[...voiceFaults(own, role), ...letterFaults(root, own)].map((message) => ({ ...at, message })),
      );
    }
  }
  return notes;
}

const WHAT = { text: 'the text is', heading: 'headings are' } as const;

/** Headings are as heavy as their typeface can be. */
async function weightNotes(
  root: string,
  { source, data }: Checked<Look>,
  heading: string,
): Promise<Problem[]> {
  const { headingWeight: wanted } = wholeLook(data, comesAlong(data.look ?? FIRST_LOOK));
  const weight = await weightOf(root, heading, wanted);
  if (weight === wanted) return [];
  const isSaid = data.headingWeight !== undefined;
  const at = place(source, isSaid ? ['headingWeight'] : ['typefaces', 'heading']);
  const line = source.source.lines[(at.line ?? 0) - 1] ?? '';
  const { name } = await aboutFamily(root, heading);
  const message = `${name} has no weight of ${wanted}, so headings have ${weight}, the nearest it has. ${isSaid ? `Write ${weight}` : `Add \`headingWeight: ${weight}\``}, or choose another typeface.`;
  return [
    {
      ...at,
      message,
      ...(isSaid &&
        mendedLine(
          line,
          line.replace(String(wanted), () => String(weight)),
        )),
    },
  ];
}

/** The text needs a bold and an italic; headings have one weight and stand upright. */
function voiceFaults(own: OwnFamily, role: Role): string[] {
  if (role === 'heading') return [];
  const { file, family } = own.named;
  const hasBold = (nearestFile(own, 600)?.weights[1] ?? 0) >= 600;
  const hasItalic = own.files.some(({ isItalic }) => isItalic);
  const lacks = [!hasBold && 'bold', !hasItalic && 'italic'].filter((one) => one !== false);
  if (lacks.length === 0) return [];
  const made = [!hasBold && 'thicken', !hasItalic && 'slant'].filter((one) => one !== false).join(' and ');
  const beside = lacks.map((one) => `${file.replace(/\.\w+$/, '')}-${one === 'bold' ? 'Bold' : 'Italic'}`);
  return [
    `${family} has no ${lacks.join(' and no ')} here, so browsers ${made} its letters where words stand out, and the resume does without. If you have the font, put it beside this one, for example as ${beside.join(' and ')}.`,
  ];
}

/** Letters that somebody wrote and that others stand in for. */
function letterFaults(root: string, { named }: OwnFamily): string[] {
  const lacking = [...writtenCharacters(root)].filter(
    (letter) => /[\p{L}\p{N}’“”«»–—…]/u.test(letter) && !named.has(letter.codePointAt(0) ?? 0),
  );
  if (lacking.length === 0) return [];
  const more = lacking.length > SHOWN ? ` and ${lacking.length - SHOWN} more` : '';
  return [
    `${named.family} lacks ${lacking.slice(0, SHOWN).join(' ')}${more}, so another typeface stands in for ${lacking.length === 1 ? 'it' : 'them'}. Take a version of the font with more letters, or leave it so.`,
  ];
}

/** The same of the file as it is, in sentences; nothing of one that is not there or not right. */
export async function typefaceNotesIn(root: string): Promise<string[]> {
  const { checked } = readFile({ root, list: listingOnce(), isRepeated: false }, FILES.look, lookSchema);
  return checked ? (await typefaceNotes(root, checked)).map(sentence) : [];
}
