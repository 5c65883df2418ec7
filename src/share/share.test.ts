import { describe, expect, test } from 'vitest';
import { sampleSite, sharedPage } from '../../tests/helpers/shared-page.ts';
import { absolute, pathOf } from './address.ts';
import { feed } from './feed.ts';
import { headTags } from './head.ts';
import { humans } from './humans.ts';
import { asScript, structuredData } from './json-ld.ts';
import { manifest } from './manifest.ts';
import type { SharedPage } from './pages.ts';
import { robots, sitemap } from './sitemap.ts';

const home = { site: 'https://ada.example', base: '/' };
const below = { site: 'https://ada.example', base: '/portfolio/' };
const locked = sharedPage({ path: '/beta', locked: true });
const known = { site: sampleSite, start: { name: 'Work' }, photo: '/media/me.png' };

describe('addresses', () => {
  test('are whole and clean, at the root of a host and below it', () => {
    expect(absolute('/', home)).toBe('https://ada.example/');
    expect(absolute('/about', home)).toBe('https://ada.example/about');
    expect(absolute('/', below)).toBe('https://ada.example/portfolio/');
    expect(absolute('/social/a.jpg', below)).toBe('https://ada.example/portfolio/social/a.jpg');
  });

  test('of the build are known for the pages they are', () => {
    for (const [pathname, base, path] of [
      ['/', '/', '/'],
      ['/index.html', '/', '/'],
      ['/about.html', '/', '/about'],
      ['/portfolio', '/portfolio/', '/'],
      ['/portfolio/', '/portfolio', '/'],
      ['/portfolio/about.html', '/portfolio', '/about'],
      ['/crypto_insights', '/', '/crypto_insights'],
    ] as const) {
      expect(pathOf(pathname, base), pathname).toBe(path);
    }
  });
});

describe('the head', () => {
  const read = (page: SharedPage, where = home) =>
    Object.fromEntries(
      headTags(page, sampleSite, where).map(({ attributes: a }) =>
        'href' in a ? [a.rel, a.href] : ['property' in a ? a.property : a.name, a.content],
      ),
    );

  test('of a study says all that a preview shows', () => {
    expect(read(sharedPage())).toEqual({
      canonical: 'https://ada.example/alpha',
      'og:type': 'article',
      'og:title': 'Alpha | Tables',
      'og:description': 'How “it” began & ended.',
      'og:url': 'https://ada.example/alpha',
      'og:site_name': 'Ada Example',
      'og:locale': 'en_CA',
      'og:image': 'https://ada.example/social/alpha-0123.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Tables. A laptop.',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': 'Tables. A laptop.',
    });
  });

  test('moves along under a sub-path', () => {
    const tags = read(sharedPage(), below);
    expect(tags.canonical).toBe('https://ada.example/portfolio/alpha');
    expect(tags['og:image']).toBe('https://ada.example/portfolio/social/alpha-0123.jpg');
  });
});

describe('structured data', () => {
  const types = (page: SharedPage) =>
    structuredData(page, { ...known, home })['@graph'].map((thing) =>
      typeof thing === 'object' && '@type' in thing ? thing['@type'] : thing,
    );

  test('tells schools and languages where About shows them', () => {
    const education = {
      entries: [{ diploma: 'BDes', school: 'Harbour school', from: '2014' }, { diploma: 'Radar' }],
    };
    const languages = { entries: [{ name: 'French' }] };
    const said = (title?: string) => {
      const titled = { ...(title && { title }) };
      const about = { education: { ...titled, ...education }, languages: { ...titled, ...languages } };
      return asScript(structuredData(sharedPage({ kind: 'profile' }), { ...known, home, about }));
    };
    expect(said('Learned')).toContain(
      '"alumniOf":[{"@type":"EducationalOrganization","name":"Harbour school"}]',
    );
    expect(said('Learned')).toContain('"knowsLanguage":["French"]');
    expect(said()).not.toMatch(/alumniOf|knowsLanguage/);
  });

  test('is of the kind the page is', () => {
    expect(types(sharedPage({ path: '/', kind: 'home' }))).toEqual(['WebSite', 'Person']);
    expect(types(sharedPage({ path: '/about', kind: 'profile' }))).toEqual(['ProfilePage', 'BreadcrumbList']);
    expect(types(sharedPage({ path: '/fun', kind: 'page' }))).toEqual(['BreadcrumbList']);
    expect(types(sharedPage())).toEqual(['CreativeWork', 'BreadcrumbList']);
  });

  test('of a locked study is the way to it, and no more', () => {
    expect(types(locked)).toEqual(['BreadcrumbList']);
    expect(asScript(structuredData(locked, { ...known, home }))).not.toContain(locked.description);
  });

  test('cannot close its own script element', () => {
    const script = asScript(
      structuredData(sharedPage({ description: 'It ended </script><script>alert(1)' }), { ...known, home }),
    );
    expect(script).not.toContain('<');
    expect(JSON.parse(script)['@graph'][0].description).toBe('It ended </script><script>alert(1)');
  });

  test('names every page by its whole address, under a sub-path too', () => {
    const addresses = asScript(structuredData(sharedPage(), { ...known, home: below })).match(
      /https:\/\/ada[^"]*/g,
    );
    expect(addresses?.length).toBeGreaterThan(4);
    for (const address of addresses ?? []) {
      expect(address).toMatch(/^https:\/\/ada\.example\/portfolio(\/|#|$)/);
    }
  });

  test('leaves out a date that is not known', () => {
    const page = sharedPage({ dates: { unchangedSince: '2025-03-04T05:06:07Z' } });
    expect(asScript(structuredData(page, { ...known, home }))).not.toMatch(/date(Published|Modified)/);
  });
});

describe('the sitemap', () => {
  test('names open pages with their dates, and no locked one', () => {
    const map = sitemap([sharedPage(), locked], below);
    expect(map).toContain(
      '<url><loc>https://ada.example/portfolio/alpha</loc><lastmod>2025-03-04T05:06:07Z</lastmod></url>',
    );
    expect(map).not.toContain('beta');
  });

  test('leaves out a date that is not known', () => {
    expect(sitemap([sharedPage({ dates: { unchangedSince: '2025-03-04T05:06:07Z' } })], home)).not.toContain(
      'lastmod',
    );
  });

  test('is named in robots.txt, which welcomes everyone', () => {
    expect(robots(below)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://ada.example/portfolio/sitemap.xml\n',
    );
  });
});

describe('the feed', () => {
  test('holds the open studies, with every sign that XML needs escaped', () => {
    const text = feed([sharedPage({ kind: 'page' }), sharedPage(), locked], sampleSite, home);
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).toContain('<title>Tables &amp; &lt;charts&gt;</title>');
    expect(text).toContain('<category term="R&amp;D"/>');
    expect(text).toContain('<subtitle>A site about &lt;tables&gt;.</subtitle>');
    expect(text).not.toContain('beta');
  });

  test('is as new as its newest study', () => {
    const newer = sharedPage({ path: '/gamma', dates: { unchangedSince: '2026-01-01T00:00:00Z' } });
    expect(feed([sharedPage(), newer], sampleSite, home)).toMatch(
      /<\/subtitle>\s+<updated>2026-01-01T00:00:00Z</,
    );
  });

  test('leaves out characters that XML cannot hold', () => {
    expect(feed([sharedPage({ name: 'A\u0007\uFFFEB' })], sampleSite, home)).toContain('<title>AB</title>');
  });

  test('is whole without a single open study', () => {
    const empty = feed([sharedPage({ path: '/', kind: 'home' }), locked], sampleSite, home);
    expect(empty).not.toContain('<entry>');
    expect(empty).toContain('<updated>2025-03-04T05:06:07Z</updated>');
  });
});

test('the manifest finds its icons under a sub-path', () => {
  const { start_url, icons } = manifest(sampleSite, '/portfolio/', { ground: '#ffffff' });
  expect(start_url).toBe('/portfolio/');
  expect(icons.map(({ src }) => src)).toContain('/portfolio/icon-maskable-512.png');
});

test('humans.txt tells when an open page changed last, and nothing of a locked one', () => {
  const since = (unchangedSince: string) => ({ ...sharedPage().dates, unchangedSince });
  const pages = [
    sharedPage({ dates: since('2025-03-04T05:06:07Z') }),
    sharedPage({ dates: since('2024-01-01T00:00:00Z') }),
    sharedPage({ locked: true, dates: since('2026-09-09T00:00:00Z') }),
  ];
  expect(humans(sampleSite, pages, ['Lexend', 'Kumbh Sans'])).toContain('Last update: 2025-03-04');
});

test('humans.txt tells what the site is set in, each typeface once', () => {
  expect(humans(sampleSite, [], ['Fraunces', 'Source Serif 4'])).toContain(
    'Set in: Fraunces and Source Serif 4\n',
  );
  expect(humans(sampleSite, [], ['Inter', 'Inter'])).toContain('Set in: Inter\n');
});

test('humans.txt speaks French on a French site, and English where it has no words of the language', () => {
  const french = humans({ ...sampleSite, language: 'fr-CA' }, [], ['Fraunces', 'Inter']);
  expect(french).toContain('/* ÉQUIPE */\n');
  expect(french).toContain('\nLangue\u00a0: français canadien\nCaractères\u00a0: Fraunces et Inter\n');
  expect(french).not.toMatch(/From|Contact:|Last update|Language|Set in|Made with|Follows| and /);
  expect(humans({ ...sampleSite, language: 'pl' }, [], ['Inter'])).toContain('\nLanguage: Polish\n');
});
