import type { Picture } from '../../model/picture.ts';
import type { FormOf, Passage, ShownPicture, Slide, SlideKind } from '../talk.ts';
import type { ReadSide, Sheet, Unit } from './sheet.ts';
import type { Surroundings } from './sheets-of.ts';

type Drawn = Omit<Sheet, 'id' | 'section' | 'title'> & Pick<Partial<Sheet>, 'title'>;
type Draw<Kind extends SlideKind> = (
  form: FormOf<Kind>,
  passages: Passage[],
  slide: Slide,
  around: Surroundings,
) => Drawn | Drawn[];

/** The sheets of one slide, with all that it says. */
export function sheetsOfSlide(slide: Slide, around: Surroundings): Sheet[] {
  const { id, section, reading, form } = slide;
  // Each kind is paired with what draws it; TypeScript cannot follow that through a union.
  const draw = kinds[form.kind] as Draw<SlideKind>;
  return [draw(form, reading.passages, slide, around)].flat().map((drawn, index) =>
    filling({
      id: index === 0 ? id : `${id}/${index}`,
      ...(section !== undefined && { section }),
      ...(reading.title !== undefined && { title: reading.title }),
      ...drawn,
    }),
  );
}

/** A picture without words has the whole page. */
export const filling = (sheet: Sheet): Sheet =>
  sheet.layout === 'beside' && sheet.title === undefined && !sheet.place && sheet.units.length === 0
    ? { ...sheet, layout: 'over' }
    : sheet;

/** Every kind of slide has its way of being read: one that is missing does not compile. */
const kinds: { [Kind in SlideKind]: Draw<Kind> } = {
  title: ({ info, picture }, units) => ({
    layout: 'opening',
    info,
    ...(picture && { shown: { kind: 'pictures', pictures: [{ picture }] } }),
    units,
  }),
  person: ({ name, role, picture }, units) => ({
    layout: picture ? 'beside' : 'text',
    title: name,
    under: role,
    ...(picture && { shown: { kind: 'pictures', pictures: [{ picture }] } }),
    units,
  }),
  statement: (_, units) => ({ layout: 'text', units }),
  question: ({ question }, units, { reading }) => ({
    layout: 'question',
    title: question,
    ...(reading.title !== undefined && { over: reading.title }),
    units,
  }),
  figures: ({ figures, remark }, passages) => {
    const meanings = new Map(
      passages.flatMap((one) => (one.kind === 'point' ? [[one.title, one.text]] : [])),
    );
    const values = new Set(figures.map(({ value }) => value));
    const about = passages.filter((one) => one.kind !== 'point' || !values.has(one.title));
    const counted: Unit[] = figures.map((figure) => {
      const text = meanings.get(figure.value);
      return { kind: 'figure', ...figure, ...(text && { text }) };
    });
    return {
      layout: 'wide',
      units: [...about, ...counted, ...(remark ? [{ kind: 'remark' as const, words: remark }] : [])],
    };
  },
  points: ({ picture }, units) =>
    picture
      ? { layout: 'beside', shown: { kind: 'pictures', pictures: [{ picture }] }, units }
      : { layout: 'text', units },
  columns: ({ columns, isInOrder }, passages) => {
    const isBare = columns.every(({ items }) => items.length === 0);
    const drawn = columns.map(
      (one, index): Unit => ({ kind: 'column', ...one, ...(isInOrder && { step: index + 1 }) }),
    );
    return { layout: 'wide', units: [...passages, ...(isBare ? [] : drawn)] };
  },
  pictures: ({ pictures }, units) => pictured(pictures, units),
  spots: ({ picture, reasons }, units) => ({
    layout: 'beside',
    shown: { kind: 'spots', picture, spots: reasons.map(({ spot }) => spot) },
    units,
  }),
  pair: ({ before, after, labels }, units) =>
    pictured(
      [
        { picture: before, caption: labels.before },
        { picture: after, caption: labels.after },
      ],
      units,
    ),
  finding: (_, passages) => {
    const [saw, changed] = passages;
    return { layout: 'wide', units: [{ kind: 'finding', saw: sideOf(saw), changed: sideOf(changed) }] };
  },
  table: ({ subjects, rows }, passages) => ({
    layout: 'wide',
    units: [...passages, ...rows.map((row): Unit => ({ kind: 'row', subjects, ...row }))],
  }),
  persona: ({ picture, status, info }, units) => ({
    layout: 'persona',
    under: status,
    info: info.map(({ label, value }) => ({ title: label, items: [value] })),
    shown: { kind: 'pictures', pictures: [{ picture }] },
    units,
  }),
  swatches: ({ swatches }, passages) => ({
    layout: 'wide',
    units: [...passages, ...swatches.map((one): Unit => ({ kind: 'swatch', ...one }))],
  }),
  specimens: ({ specimens }, passages) => ({
    layout: 'wide',
    units: [...passages, ...specimens.map((one): Unit => ({ kind: 'specimen', ...one }))],
  }),
  themes: ({ themes }, units) =>
    pictured(
      themes.map(({ name, picture }) => ({ picture, caption: name })),
      units,
    ),
  film: ({ device, film, caption }, units, slide, { addressOf, words }) => ({
    layout: 'beside',
    shown: { kind: 'device', device, picture: film.poster, ...(caption && { caption }) },
    ...(slide.from && {
      place: { label: words.film, href: addressOf(slide.from.study, slide.anchor) },
    }),
    units,
  }),
  prototype: ({ device, task, still }, passages, slide, { addressOf, words }) => ({
    layout: 'beside',
    shown: { kind: 'device', device, picture: still },
    ...(slide.from && {
      place: {
        label: words.prototype,
        href: addressOf(slide.from.study, slide.anchor),
      },
    }),
    units: [
      ...passages,
      { kind: 'prose', text: [{ kind: 'strong', children: [{ kind: 'text', text: task }] }] },
    ],
  }),
};

function sideOf(passage: Passage | undefined): ReadSide {
  if (passage?.kind !== 'point') return { title: '', text: [] };
  return { title: passage.title, text: passage.text };
}

/** Words have a column beside pictures that leave one free; wider ones lie under the heading. One alone may be wider. */
const WIDEST_BESIDE = { alone: 2.4, together: 2.1 };
/** More are parted, or none could be seen. */
const MOST_PICTURES = 6;

function pictured(pictures: readonly ShownPicture[], units: Unit[]): Drawn[] {
  const sets = evenly(pictures);
  return sets.map((set, index) => {
    const wide = set.reduce((sum, { picture }) => sum + shapeOf(picture), 0);
    const widest = WIDEST_BESIDE[set.length === 1 ? 'alone' : 'together'];
    const isBeside = set.length <= 3 && wide <= widest;
    return {
      layout: isBeside ? 'beside' : 'over',
      shown: { kind: 'pictures', pictures: set },
      units: index === 0 ? units : [],
    };
  });
}

/** As few sets as can be, and none with a single leftover. */
function evenly(pictures: readonly ShownPicture[]): ShownPicture[][] {
  const count = Math.max(1, Math.ceil(pictures.length / MOST_PICTURES));
  const size = Math.ceil(pictures.length / count);
  return Array.from({ length: count }, (_, at) => pictures.slice(at * size, (at + 1) * size)).filter(
    (set) => set.length > 0,
  );
}

export const shapeOf = ({ width, height }: Pick<Picture, 'width' | 'height'>): number => width / height;
