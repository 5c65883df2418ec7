import type { Body } from '../parts.ts';
import { flat } from '../source.ts';
import { paragraphsOf, plain } from './texts.ts';

interface FigureOfList {
  value: string;
  label: string;
  meaning?: string;
}

/** `53%`, `3x`, `$1.2M`, `8 weeks`, `10,000+`, `< 2 min`: a figure, before the words for what it counts. */
const VALUE =
  /^((?:[~≈<>±+–-]\s?)?[$€£]?\d[\d.,\u00A0 ]*(?:%|x\b|×|[kKmMbB]\b)?\+?(?:\s?(?:€|weeks?|months?|days?|hours?|minutes?|min|seconds?|sec|pts?|points?|ms|s|h|mm|cm|km|m|kg|g|px|semaines?|mois|jours?|heures?|%)\b)?(?:\s?%)?)(?:\s*[:–—-]\s+|\s+)(\S.*)$/;

/** A list in which every line begins with a figure, or subheadings that are figures; undefined for anything else. */
export function figuresOf(body: Body): FigureOfList[] | undefined {
  if (body.kind === 'list') {
    const all = body.items.map(({ text, items }) => (items.length === 0 ? figureIn(flat(text)) : undefined));
    return all.every((one) => one !== undefined) ? all : undefined;
  }
  if (body.kind !== 'points') return undefined;
  const all = body.points.map(({ title, nodes }): FigureOfList | undefined => {
    const label = paragraphsOf(nodes)?.join(' ');
    return /^\W{0,2}\d/.test(title) && title.length < 20 && label ? { value: title, label } : undefined;
  });
  return all.every((one) => one !== undefined) ? all : undefined;
}

function figureIn(words: string): FigureOfList | undefined {
  const [, value, rest] = VALUE.exec(words) ?? [];
  if (!value || !rest) return undefined;
  const [, label, meaning] = /^(.{3,80}?)(?:\s+[–—]\s+|:\s+)(\S.*)$/.exec(rest) ?? [];
  return label && meaning
    ? { value: value.trim(), label, meaning: plain(meaning) }
    : { value: value.trim(), label: rest };
}
