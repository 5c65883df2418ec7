import type { Part, Point } from '../parts.ts';
import type { Item } from '../source.ts';
import { paragraphsOf, pointOf } from './texts.ts';

/** A list, or subheadings, as headings with their texts. */
export function pointsOf({ body }: Part, asked: string): { title: string; texts: string[] }[] | undefined {
  if (body.kind === 'list') return body.items.map((item) => fromItem(item, asked));
  if (body.kind !== 'points') return undefined;
  const points = body.points.map(fromPoint);
  return points.every((one) => one !== undefined) ? points : undefined;
}

const fromItem = (item: Item, asked: string) => {
  const { title, text } = pointOf(item, asked);
  return { title, texts: [text] };
};

function fromPoint({ title, nodes }: Point): { title: string; texts: string[] } | undefined {
  const texts = nodes.some(({ kind }) => kind === 'heading') ? undefined : paragraphsOf(nodes);
  return texts && { title, texts };
}
