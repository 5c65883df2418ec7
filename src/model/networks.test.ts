import { expect, test } from 'vitest';
import { sampleOwner } from '../../tests/helpers/sample-owner.ts';
import { sampleSite } from '../../tests/helpers/shared-page.ts';
import { networkFrom, networkName, networksOf, wholeLink } from './networks.ts';
import { siteSchema } from './site.ts';

const footer = { ...sampleSite.footer, linkedinLabel: 'My LinkedIn' };
const { linkedin, ...alone } = sampleOwner;

test('LinkedIn comes first, then the others in their order, under the names they give themselves', () => {
  const networks = [
    { name: 'dribbble', url: 'https://dribbble.com/ada' },
    { name: 'GITHUB', url: 'https://github.com/ada' },
    { name: 'My shop', url: 'https://shop.example/ada' },
  ];
  expect(networksOf({ owner: { ...sampleOwner, networks }, footer })).toEqual([
    { name: 'My LinkedIn', url: linkedin },
    { name: 'Dribbble', url: 'https://dribbble.com/ada' },
    { name: 'GitHub', url: 'https://github.com/ada' },
    { name: 'My shop', url: 'https://shop.example/ada' },
  ]);
});

test('an owner without LinkedIn has the others, or none', () => {
  const networks = [{ name: 'read.cv', url: 'https://read.cv/ada' }];
  expect(networksOf({ owner: { ...alone, networks }, footer })).toEqual([
    { name: 'Read.cv', url: 'https://read.cv/ada' },
  ]);
  expect(networksOf({ owner: alone, footer })).toEqual([]);
});

test('an address that is given twice is shown once', () => {
  const networks = [{ name: 'LinkedIn', url: String(linkedin) }];
  expect(networksOf({ owner: { ...sampleOwner, networks }, footer })).toHaveLength(1);
});

test('a network needs a whole address', () => {
  const check = (url: string) =>
    siteSchema.shape.owner.safeParse({ ...alone, networks: [{ name: 'Behance', url }] }).success;
  expect(check('https://www.behance.net/ada')).toBe(true);
  expect(check('behance.net/ada')).toBe(false);
  expect(check('http://www.behance.net/ada')).toBe(false);
});

test.each([
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['www.ada.example', 'https://www.ada.example'],
  ['zoë.example?a#b', 'https://zoë.example?a#b'],
  ['ada@ada.example', 'mailto:ada@ada.example'],
  ['ada+work@mail.ada.example', 'mailto:ada+work@mail.ada.example'],
])('a link that is typed as %s leads to %s', (typed, address) => {
  expect(wholeLink(typed)).toBe(address);
});

test.each([
  'https://ada.example',
  'http://ada.example',
  'mailto:ada@ada.example',
  'tel:+15145550100',
  '/about',
  '#top',
  'fun',
  'night_bus',
  'resume.pdf',
  '@ada@social.example',
  'ada@home',
  'not an address.',
  '',
])('a link that is typed as “%s” stays as it is', (typed) => {
  expect(wholeLink(typed)).toBe(typed);
});

test.each([
  ['https://www.behance.net/ada', 'Behance'],
  ['https://bsky.app/profile/ada', 'Bluesky'],
  ['https://mastodon.social/@ada', 'Mastodon'],
  ['https://mina.design', 'mina.design'],
  ['https://www.ada-park.com/work', 'ada-park.com'],
])('%s is called %s', (url, name) => {
  expect(networkName(url)).toBe(name);
});

test.each([
  ['LinkedIn', '', 'ada', 'https://www.linkedin.com/in/ada'],
  ['github', '', '@ada-l', 'https://github.com/ada-l'],
  ['Medium', '', 'ada', 'https://medium.com/@ada'],
  ['Bluesky', '', 'ada.example', 'https://bsky.app/profile/ada.example'],
  ['LinkedIn', 'http://www.linkedin.com/in/ada', 'ada', 'https://www.linkedin.com/in/ada'],
  ['', 'http://dribbble.com/ada', '', 'https://dribbble.com/ada'],
  ['Behance', 'www.behance.net/ada', 'ada', 'https://www.behance.net/ada'],
  ['My site', 'https://ada.example', '', 'https://ada.example'],
  // Whether these answer there, and who that is, nobody can know.
  ['My site', 'http://ada.example', '', undefined],
  ['Kites', '', 'ada', undefined],
  ['Mastodon', '', '@ada@social.example', undefined],
  ['GitHub', '', 'ada lovelace', undefined],
  ['GitHub', 'not an address', 'ada', undefined],
  ['', '', '', undefined],
])('a profile of %s with the address “%s” and the name “%s” is at %s', (network, url, username, address) => {
  expect(networkFrom({ network, url, username })?.url).toBe(address);
});

test('a network that is brought is called as it calls itself', () => {
  const named = (network: string, url: string) => networkFrom({ network, url, username: 'ada' })?.name;
  expect([
    named('linkedin', ''),
    named('', 'https://dribbble.com/ada'),
    named('Blog', 'ada.example'),
  ]).toEqual(['LinkedIn', 'Dribbble', 'Blog']);
});
