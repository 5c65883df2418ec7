import type { Campaign, Link, Source } from '../../boards/trakt/data.ts';

export type Draft = {
  source: string;
  medium: string;
  term: string;
  content: readonly string[];
  typing: string;
};

export const empty: Draft = { source: '', medium: '', term: '', content: [], typing: '' };

/** As reports count it: small letters, no spaces, nothing an address would have to spell out. */
export const clean = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');

/** Takes what stands in the field into the list, once. */
export function withTyped(draft: Draft): Draft {
  const value = clean(draft.typing).replace(/-$/, '');
  const content = value === '' || draft.content.includes(value) ? draft.content : [...draft.content, value];
  return { ...draft, content, typing: '' };
}

/** A link for each version of the content; what is being typed counts as one already. */
export function linksOf(draft: Draft): Link[] {
  const { content } = withTyped(draft);
  const common = {
    source: draft.source as Source,
    medium: draft.medium,
    ...(draft.term && { term: draft.term }),
  };
  return content.length === 0 ? [common] : content.map((one) => ({ ...common, content: one }));
}

export type Faults = Partial<Record<'source' | 'medium' | 'content', string>>;

export function faultsOf(draft: Draft, campaign: Campaign): Faults {
  const { content } = withTyped(draft);
  return {
    ...(draft.source === '' && { source: 'Say where people come from, for example office-expo.' }),
    ...(draft.medium === '' && { medium: `Say how ${campaign.name} reaches them, for example print.` }),
    ...(content.length < 2 && { content: 'Add two versions, or reports cannot compare them.' }),
  };
}
