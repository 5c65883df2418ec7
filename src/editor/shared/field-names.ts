/** `hideOnPhone` → `Hide on phone` */
export function inWords(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return NAMES[words] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What one thing of a list is called: `networks` → `network`. */
export const oneOf = (name: string): string =>
  ONES[name] ?? inWords(name).toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

/** `network` → `a network` */
export const withArticle = (one: string): string => `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;

/** Where the name of a list says nothing of its things, or English has a way of its own. */
const ONES: Record<string, string> = {
  bio: 'paragraph',
  description: 'paragraph',
  facts: 'fact',
  formerly: 'former address',
  intro: 'line',
  navigation: 'link',
  outline: 'page',
  summary: 'line',
  swatches: 'swatch',
  teaser: 'paragraph',
  text: 'paragraph',
};

/** What people call otherwise than the files do. */
const NAMES: Record<string, string> = {
  alt: 'Alt text',
  'base title': 'Title of the site',
  'before after': 'Before and after',
  cares: 'Concerns or needs',
  did: 'What they did',
  facts: 'Facts in figures',
  formerly: 'Former addresses',
  gate: 'Words of the password page',
  habits: 'Usage or behaviours',
  hex: 'Colour',
  'hide on phone': 'Hide on phones',
  href: 'Leads to',
  info: 'Info blocks',
  internal: 'Internal figures',
  labels: 'Small words',
  'leave first out on tablet': 'Leave the first out on tablets',
  linkedin: 'LinkedIn',
  'linkedin label': 'LinkedIn link',
  mp4: 'MP4',
  'no script': 'Without JavaScript',
  nodes: 'Steps',
  'not found': 'Words of “Page not found”',
  'page name': 'Name in the browser tab',
  portrait: 'Upright version',
  poster: 'Still',
  'tab title': 'Title in the browser tab',
  notes: 'Notes for the talk',
  slide: 'On a slide',
  url: 'Address',
  webm: 'WebM',
  x: 'From the left',
  y: 'From the top',
};
