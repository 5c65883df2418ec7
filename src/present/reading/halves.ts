import { plainText, type RichText } from '../../model/inline.ts';
import { part, sentenceEnds } from '../words.ts';
import type { Unit } from './sheet.ts';

/** A unit in two, for a page that has no room for all of it; undefined where it cannot be parted. */
export function halves(unit: Unit): [Unit, Unit] | undefined {
  switch (unit.kind) {
    case 'prose': {
      const [a, b] = inTwo(unit.text) ?? [];
      return (
        a &&
        b && [
          { ...unit, text: a },
          { ...unit, text: b },
        ]
      );
    }
    case 'point':
      return pointInTwo(unit);
    case 'list': {
      const at = Math.ceil(unit.lines.length / 2);
      if (at >= unit.lines.length) return undefined;
      const { title: _, start, ...rest } = unit;
      return [
        { ...unit, lines: unit.lines.slice(0, at) },
        { ...rest, ...(start !== undefined && { start: start + at }), lines: unit.lines.slice(at) },
      ];
    }
    case 'column': {
      const at = Math.ceil(unit.items.length / 2);
      if (at >= unit.items.length) return undefined;
      return [
        { ...unit, items: unit.items.slice(0, at) },
        { ...unit, items: unit.items.slice(at) },
      ];
    }
    case 'entry': {
      const at = Math.ceil(unit.sections.length / 2);
      if (at >= unit.sections.length) return undefined;
      return [
        { ...unit, sections: unit.sections.slice(0, at) },
        { ...unit, sections: unit.sections.slice(at) },
      ];
    }
    default:
      return undefined;
  }
}

/** The second half needs no title: it goes on. */
function pointInTwo(unit: Extract<Unit, { kind: 'point' }>): [Unit, Unit] | undefined {
  const { link, ...first } = unit;
  const rest = (text: RichText[]): Unit[] => text.map((one) => ({ kind: 'prose', text: one }));
  const [head, ...more] = unit.text;
  if (!head || link) return undefined;
  const [next, ...none] = rest(more);
  if (next && none.length === 0) return [{ ...first, text: [head] }, next];
  if (next) return [{ ...first, text: unit.text.slice(0, -1) }, ...lastOf(unit.text)];
  const [a, b] = inTwo(head) ?? [];
  return (
    a &&
    b && [
      { ...first, text: [a] },
      { kind: 'prose', text: b },
    ]
  );
}

const lastOf = (texts: readonly RichText[]): [Unit] => [{ kind: 'prose', text: texts.at(-1) ?? [] }];

/** Between two sentences, as near to the middle as there are any; else between two words. */
function inTwo(text: RichText): [RichText, RichText] | undefined {
  const plain = plainText(text);
  const middle = plain.length / 2;
  const near = (ends: number[]) =>
    ends
      .filter((end) => end > 0 && end < plain.length)
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const words = [...plain.matchAll(/\s+/g)].map(({ index, 0: space }) => index + space.length);
  const at = near(sentenceEnds(plain)) ?? near(words);
  return at === undefined ? undefined : [part(text, 0, at), part(text, at)];
}
