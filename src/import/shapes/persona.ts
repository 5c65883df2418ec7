import { toWrite } from '../../model/starter.ts';
import { isFactLine } from '../facts.ts';
import type { Point } from '../parts.ts';
import { holding } from '../sought.ts';
import { flat, itemTexts } from '../source.ts';
import { paragraph, pictureOf, STARTER } from './texts.ts';

const GROUPS = {
  goals: holding(({ persona }) => persona.goals),
  habits: holding(({ persona }) => persona.habits),
  cares: holding(({ persona }) => persona.cares),
};

/** A person as a source describes them; undefined if it says something that a persona has no place for. */
export function personaOf({
  title,
  nodes,
}: Point): { persona: Record<string, unknown>; label: string } | undefined {
  const info: { label: string; value: string }[] = [];
  const description: string[] = [];
  const groups: Partial<Record<keyof typeof GROUPS, { title: string; lines: string[] }>> = {};
  let quote: string | undefined;
  let picture: ReturnType<typeof pictureOf> | undefined;
  let label: string | undefined;
  for (const node of nodes) {
    if (node.kind === 'picture') {
      if (picture || node.picture.caption) return undefined;
      picture = pictureOf(node.picture);
    } else if (node.kind === 'heading') label = flat(node.text);
    else if (node.kind === 'quote' && quote === undefined)
      quote = flat(node.text).replace(/^[“"«]\s*|\s*[”"»]$/g, '');
    else if (node.kind === 'paragraph' || node.kind === 'quote') {
      const words = flat(node.text);
      const fact = words.length < 80 ? isFactLine(words) : undefined;
      const isLabel = node.text.length === 1 && node.text[0]?.kind === 'strong' && words.length < 40;
      if (label !== undefined) return undefined;
      if (isLabel) label = words.replace(/:$/, '');
      else if (fact && info.length < 6) info.push(fact);
      else description.push(paragraph(node.text));
    } else if (node.kind === 'list') {
      const facts = node.items.map(({ text }) => isFactLine(flat(text)));
      const lines = itemTexts(node.items);
      const named = label;
      if (named === undefined && facts.every((fact) => fact) && info.length + facts.length <= 6) {
        info.push(...facts.filter((fact) => fact !== undefined));
        continue;
      }
      const kind = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).find(
        (one) => named && GROUPS[one].test(named),
      );
      if (!kind || !named || groups[kind]) return undefined;
      groups[kind] = { title: named, lines };
      label = undefined;
    } else return undefined;
  }
  if (label !== undefined || description.length > 3) return undefined;
  const persona = {
    title,
    picture: picture ?? { file: `${STARTER}persona.png`, alt: toWrite('who the portrait shows.') },
    info: info.length > 0 ? info : [{ label: 'Role', value: toWrite('what they do.') }],
    status: toWrite('two or three words, for example Under deadline.'),
    description: description.length > 0 ? description : [toWrite('who they are.')],
    habits: groups.habits ?? { title: 'Behaviours', lines: [toWrite('how they do it today.')] },
    quote: quote ?? toWrite('what they would say.'),
    cares: groups.cares ?? { title: 'Needs', lines: [toWrite('what they need.')] },
    goals: groups.goals?.lines ?? [toWrite('what they want to reach.')],
  };
  return { persona, label: groups.goals?.title ?? '' };
}
