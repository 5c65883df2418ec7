import type { RichText } from '../../model/inline.ts';
import { toWrite } from '../../model/starter.ts';
import type { Part } from '../parts.ts';
import { flat, itemTexts } from '../source.ts';
import { figuresOf } from './figures.ts';
import { head, heading } from './head.ts';
import { personaOf } from './persona.ts';
import { pointsOf } from './points.ts';
import { bodyParagraphs, columnsOf, listOf } from './text.ts';
import { figureOf, paragraph, pictureOf, plain, withoutSide } from './texts.ts';

/** A part as a block of one kind, as study.yaml has it, and the words that this kind has no room for. */
export interface Told {
  block: Record<string, unknown>;
  left?: { what: string; why: string; words: string };
}

export type Shape = (part: Part) => Told | undefined;

const shapes = {
  text: (part) => {
    const columns = columnsOf(part);
    if (columns) return { block: { ...head(part), columns } };
    const { body } = part;
    if (body.kind === 'quote') return { block: { ...head(part), quote: body.text.map(paragraph) } };
    const list = body.kind === 'list' && listOf(body.items);
    if (list) return { block: { ...head(part), ...list } };
    const more = bodyParagraphs(part);
    if (!more) return undefined;
    const text = [...part.lead.map(paragraph), ...more];
    return { block: { ...heading(part), ...(text.length > 0 && { text }) } };
  },
  howMightWe: (part) => {
    const [only, ...more] = part.lead;
    const { body } = part;
    if (body.kind === 'question') return { block: { ...head(part), question: flat(body.text) } };
    return body.kind === 'nothing' && only && more.length === 0 && asks(flat(only))
      ? { block: { ...heading(part), question: flat(only) } }
      : undefined;
  },
  problem: (part) => {
    const { body } = part;
    if (body.kind === 'nothing' && part.lead.length > 0) return { block: head(part) };
    return body.kind === 'pictures'
      ? { block: { ...head(part), pictures: body.pictures.map(figureOf) } }
      : undefined;
  },
  goals: (part) => listed(part, 'goals', 'why it mattered.'),
  insights: (part) => listed(part, 'insights', 'what it showed.'),
  takeaways: (part) => {
    const points = pointsOf(part, 'what you learned from it.');
    return (
      points && {
        block: { ...head(part), takeaways: points.map(({ title, texts }) => ({ title, text: texts })) },
      }
    );
  },
  questions: ({ body, ...part }) =>
    body.kind === 'list' && body.items.every(({ items }) => items.length === 0)
      ? { block: { ...head(part), questions: itemTexts(body.items) } }
      : undefined,
  statistics: (part) => {
    const figures = figuresOf(part.body);
    const meaning = toWrite('what this figure means for the work.');
    return (
      figures && {
        block: {
          ...head(part),
          statistics: figures.map((one) => ({
            value: one.value,
            label: one.label,
            meaning: one.meaning ?? meaning,
          })),
        },
      }
    );
  },
  impact: (part) => {
    const figures = figuresOf(part.body);
    return (
      figures && {
        block: {
          ...head(part),
          figures: figures.map(({ value, label, meaning }) => ({
            value,
            label: meaning ? `${label} – ${meaning}` : label,
          })),
        },
      }
    );
  },
  strategy: ({ body, ...part }) => {
    if (body.kind !== 'list' || !body.items.every(({ items }) => items.length > 0)) return undefined;
    return {
      block: {
        ...head(part),
        nodes: body.items.map(({ text, items }) => ({ title: flat(text), points: itemTexts(items) })),
      },
    };
  },
  team: (part) => {
    const points = pointsOf(part, 'what they did.');
    return (
      points && {
        block: {
          ...head(part),
          members: points.map(({ title, texts }) => ({ who: title, did: texts.join(' ') })),
        },
      }
    );
  },
  personas: ({ body, ...part }) => {
    if (body.kind !== 'points') return undefined;
    const personas = body.points.map(personaOf);
    if (!personas.every((one) => one !== undefined)) return undefined;
    const words = personas
      .map(({ label }) => label)
      .join(' ')
      .trim();
    const block = { ...head(part), personas: personas.map(({ persona }) => persona) };
    const why = 'A persona has its goals under a heading of its own.';
    return { block, ...(words && { left: { what: `the heading “${words}”`, why, words } }) };
  },
  picture: ({ body, ...part }) => {
    const [only, ...more] = body.kind === 'pictures' ? body.pictures : [];
    return only && more.length === 0 ? { block: { ...head(part), figure: figureOf(only) } } : undefined;
  },
  mockup: ({ body, ...part }) => {
    if (body.kind !== 'pictures' || !body.pictures.every(({ isScreen }) => isScreen)) return undefined;
    const [first, ...more] = body.pictures.map((one) => ({ device: 'Phone', ...figureOf(one) }));
    return first && { block: { ...head(part), ...first, ...(more.length > 0 && { more }) } };
  },
  gallery: ({ body, ...part }) =>
    body.kind === 'pictures' ? { block: { ...head(part), figures: body.pictures.map(figureOf) } } : undefined,
  beforeAfter: ({ body, ...part }) => {
    const [before, after, ...more] = body.kind === 'pictures' ? body.pictures : [];
    if (!before || !after || more.length > 0) return undefined;
    const captions = [before.caption, after.caption].filter((one) => one !== undefined);
    const text = captions.length > 0 ? plain(captions.join(' – ')) : toWrite('why it changed.');
    const [first, second] = [withoutSide(before), withoutSide(after)];
    const words = [first.side, second.side].filter(Boolean).join(' ');
    const why = 'A pair says itself which is which; an alternative text says what there is to see.';
    return {
      ...(words && { left: { what: `“${words}” beside two pictures`, why, words } }),
      block: {
        ...head(part),
        pairs: [
          {
            title: toWrite('what changed, in a few words.'),
            text,
            before: pictureOf(first.picture),
            after: pictureOf(second.picture),
          },
        ],
      },
    };
  },
  comparison: ({ body, ...part }) => {
    if (body.kind !== 'table') return undefined;
    const [[corner = [], ...subjects] = [], ...rows] = body.rows;
    const left = flat(corner);
    // A cell that says nothing is drawn as one.
    const cells = (row: readonly RichText[]) => subjects.map((_, index) => flat(row[index + 1] ?? []) || '–');
    const block = {
      ...head(part),
      subjects: subjects.map((subject) => flat(subject) || '–'),
      rows: rows.map((row) => ({ aspect: flat(row[0] ?? []), values: cells(row) })),
    };
    const why = 'A comparison has no heading over its first column.';
    return { block, ...(left && { left: { what: 'the corner of a table', why, words: left } }) };
  },
} as const satisfies Record<string, Shape>;

export type Kind = keyof typeof shapes;
/** Every kind of block that an import proposes, and how a part is told as one. */
export const SHAPES: Record<Kind, Shape> = shapes;
export const KINDS = Object.keys(SHAPES) as Kind[];

/** Whatever its language: most end a question with a sign. */
const asks = (text: string) => /[?？؟;՞]\s*[”»’"')）]*$/.test(text);

const listed = (part: Part, field: 'goals' | 'insights', asked: string): Told | undefined => {
  const points = pointsOf(part, asked);
  return (
    points && {
      block: { ...head(part), [field]: points.map(({ title, texts }) => ({ title, text: texts.join(' ') })) },
    }
  );
};
