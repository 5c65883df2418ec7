import { expect, test } from 'vitest';
import { sampleOwner } from '../../tests/helpers/sample-owner.ts';
import { sampleSite } from '../../tests/helpers/shared-page.ts';
import { networksOf } from './networks.ts';
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
