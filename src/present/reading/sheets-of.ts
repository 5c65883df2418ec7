import { plainText, type RichText } from '../../model/inline.ts';
import type { Slide, TalkPart } from '../talk.ts';
import { countWords } from '../words.ts';
import type { Sheet, Unit } from './sheet.ts';
import { filling, sheetsOfSlide } from './sheets-of-slide.ts';

/** What sheets need to know that no slide says. */
export interface Surroundings {
  /** The whole address of a study, or of a place in it. */
  addressOf(study: string, anchor?: string): string;
  words: { film: string; prototype: string };
}

/** A part of a talk as it is read. What a block says of itself stands with its first picture, if both are short. */
export function sheetsOf({ slides }: Pick<TalkPart, 'slides'>, around: Surroundings): Sheet[] {
  const sheets: Sheet[] = [];
  for (const group of byBlock(slides)) {
    const [first, ...more] = group;
    if (!first) continue;
    const isLead = first.form.kind === 'statement' && more.length > 0;
    const made = isLead
      ? led(first, more, around)
      : joined(group.flatMap((one) => sheetsOfSlide(one, around)));
    sheets.push(...headedOnce(made));
  }
  return sheets;
}

/** A heading is large on the first page that it stands on; on those that follow it is small. */
function headedOnce(sheets: readonly Sheet[]): Sheet[] {
  let last: string | undefined;
  return sheets.map((sheet) => {
    const { title, ...rest } = sheet;
    const isAgain = title !== undefined && title === last;
    last = title;
    return isAgain ? filling({ ...rest, over: title }) : sheet;
  });
}

/** Slides of the same block stand together. */
function byBlock(slides: readonly Slide[]): Slide[][] {
  const groups: Slide[][] = [];
  let block: number | undefined;
  for (const slide of slides) {
    const own = slide.from?.block;
    const last = groups.at(-1);
    if (last && own !== undefined && own === block) last.push(slide);
    else groups.push([slide]);
    block = own;
  }
  return groups;
}

/** Up to so many words stand together in a column. */
const MOST_TOGETHER = 110;

function led(lead: Slide, more: readonly Slide[], around: Surroundings): Sheet[] {
  const { title, passages } = lead.reading;
  const parts = joined(more.flatMap((one) => sheetsOfSlide(one, around)));
  const cards = asCards(parts);
  const [head] = sheetsOfSlide(lead, around);
  if (cards && head)
    return inSets(cards).map((units, index) => ({
      ...head,
      id: index === 0 ? head.id : `${head.id}/${index}`,
      layout: 'wide',
      units: index === 0 ? [...passages, ...units] : units,
    }));
  const [first, ...rest] = parts;
  const named = (sheet: Sheet): Sheet =>
    title === undefined || sheet.title === title ? sheet : { ...sheet, over: title };
  if (!first) return sheetsOfSlide(lead, around);
  const isOwn = first.title === undefined || first.title === title;
  if (
    isOwn ||
    (['beside', 'over'].includes(first.layout) && wordsOf([...passages, ...first.units]) <= MOST_TOGETHER)
  ) {
    const own = isOwn || first.title === undefined ? first.units : underTitle(first.title, first.units);
    const head = title === undefined ? {} : { title };
    return [{ ...first, ...head, units: [...passages, ...own] }, ...rest.map(named)];
  }
  return [...(passages.length > 0 ? sheetsOfSlide(lead, around) : []), ...parts.map(named)];
}

/** A card has room for so many words. */
const MOST_ON_CARD = 70;
/** Four stand side by side if each says little; three have wider columns. */
const MOST_CARDS = { short: 4, long: 3 };
const SHORT_CARD = 36;

/** Upright pictures with few words each stand side by side, as screens of phones do; undefined where they are no such. */
function asCards(parts: readonly Sheet[]): Unit[] | undefined {
  if (parts.length < 2) return undefined;
  const cards = parts.map((sheet): Unit | undefined => {
    const { shown, units, title } = sheet;
    const [only, ...more] = shown?.kind === 'pictures' ? shown.pictures : [];
    const isCard = only && more.length === 0 && only.picture.width / only.picture.height < UPRIGHT;
    if (!isCard || title === undefined || sheet.place || wordsOf(units) > MOST_ON_CARD) return undefined;
    if (only.caption !== undefined || units.some(({ kind }) => kind !== 'prose')) return undefined;
    const text = units.flatMap((one) => (one.kind === 'prose' ? [one.text] : []));
    return { kind: 'card', picture: only.picture, title, text };
  });
  return cards.every((one) => one !== undefined) ? cards : undefined;
}

const UPRIGHT = 1.15;

/** As few pages as can be, as evenly filled as can be: none has a single card where another has three. */
function inSets(cards: readonly Unit[]): Unit[][] {
  const isLong = cards.some((one) => one.kind === 'card' && wordsOf(asProse(one.text)) > SHORT_CARD);
  const count = Math.ceil(cards.length / MOST_CARDS[isLong ? 'long' : 'short']);
  const startOf = (at: number) => Math.ceil((at * cards.length) / count);
  return Array.from({ length: count }, (_, at) => cards.slice(startOf(at), startOf(at + 1)));
}

const asProse = (texts: readonly RichText[]): Unit[] => texts.map((text) => ({ kind: 'prose', text }));

/** The texts of a part under its title, as a point of the whole. */
function underTitle(title: string, units: readonly Unit[]): Unit[] {
  const at = units.findIndex(({ kind }) => kind !== 'prose');
  const texts = units.slice(0, at === -1 ? units.length : at);
  return [
    { kind: 'point', title, text: texts.flatMap((one) => (one.kind === 'prose' ? [one.text] : [])) },
    ...units.slice(texts.length),
  ];
}

/** Findings are read one below the other. */
function joined(sheets: readonly Sheet[]): Sheet[] {
  const made: Sheet[] = [];
  for (const sheet of sheets) {
    const last = made.at(-1);
    const isFinding = sheet.units[0]?.kind === 'finding';
    if (last && isFinding && last.units.at(-1)?.kind === 'finding') last.units.push(...sheet.units);
    else made.push({ ...sheet, units: [...sheet.units] });
  }
  return made;
}

const wordsOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => {
    if (unit.kind === 'prose') return sum + countWords(plainText(unit.text));
    if (unit.kind === 'point')
      return (
        sum + countWords(unit.title) + unit.text.reduce((all, one) => all + countWords(plainText(one)), 0)
      );
    if (unit.kind === 'list') return sum + unit.lines.length * WORDS_IN_A_LINE;
    return sum;
  }, 0);

/** What a line of a list takes, whatever it says. */
const WORDS_IN_A_LINE = 8;
