import { listingOnce } from '../lib/files.ts';
import type { Four } from '../look/colours.ts';
import { type Fight, fightOf } from '../look/fight.ts';
import { comesAlong } from '../look/looks.ts';
import { FIRST_LOOK, shownFours, wholeLook } from '../look/whole.ts';
import { FILES } from '../model/files.ts';
import { type Look, lookSchema } from '../model/look.ts';
import { type Checked, place } from './checks.ts';
import { mendedLine } from './mend.ts';
import { type Problem, sentence } from './problem.ts';
import { readFile } from './read-file.ts';

/** Letters of the owner’s that can hardly be read on their own ground. That is theirs to decide, so it stops nothing. */
export function lookFights({ source, data }: Checked<Look>): Problem[] {
  const look = wholeLook(data, comesAlong(data.look ?? FIRST_LOOK));
  return shownFours(look).flatMap((colours = look.colours, at) => {
    const isDarkOne = look.scheme === 'dark' || at === 1;
    return fightsOf({ source, data }, colours, isDarkOne && data.dark ? 'dark' : 'colours');
  });
}

function fightsOf({ source, data }: Checked<Look>, colours: Four, group: 'colours' | 'dark'): Problem[] {
  const fight = fightOf(colours);
  if (!fight) return [];
  const isText = data[group]?.text !== undefined;
  const at = place(source, [group, isText ? 'text' : 'ground']);
  const line = source.source.lines[(at.line ?? 0) - 1] ?? '';
  const mended = isText ? line.replace(colours.text, () => fight.nearest) : undefined;
  return [{ ...at, message: told(colours, fight, isText), ...mendedLine(line, mended) }];
}

function told(
  { text, ground }: { text: string; ground: string },
  { ratio, nearest }: Fight,
  isText: boolean,
) {
  const mend = isText
    ? `The nearest that can be is "${nearest}".`
    : `Add \`text: "${nearest}"\`, the nearest that can be, or change the ground.`;
  return `${text} on ${ground} has a contrast of ${ratio} to 1, and headings and running text need 4.5 on every page to be read by everybody. ${mend}`;
}

/** The same of the file as it is, in sentences; nothing of one that is not there or not right. */
export function fightsIn(root: string): string[] {
  const { checked } = readFile({ root, list: listingOnce(), isRepeated: false }, FILES.look, lookSchema);
  return checked ? lookFights(checked).map(sentence) : [];
}
