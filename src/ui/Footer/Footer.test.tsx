import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleOwner } from '../../../tests/helpers/sample-owner.ts';
import { sampleSite } from '../../../tests/helpers/shared-page.ts';
import type { Site } from '../../model/site.ts';
import { Footer } from './Footer.tsx';

const { linkedin, ...alone } = sampleOwner;
const footer = { ...sampleSite.footer, emailLabel: 'Email', linkedinLabel: 'LinkedIn' };
const linksOf = (owner: Site['owner']) =>
  [...renderToStaticMarkup(<Footer site={{ owner, footer }} />).matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

test('without LinkedIn and without networks the footer has the mail link alone', () => {
  expect(linksOf(alone)).toEqual(['mailto:ada@example.com']);
});

test('networks stand beside the mail link, with or without LinkedIn', () => {
  const networks = [{ name: 'Behance', url: 'https://www.behance.net/ada' }];
  expect(linksOf({ ...alone, networks })).toEqual(['mailto:ada@example.com', 'https://www.behance.net/ada']);
  expect(linksOf({ ...sampleOwner, networks })).toEqual([
    'mailto:ada@example.com',
    linkedin,
    'https://www.behance.net/ada',
  ]);
});
