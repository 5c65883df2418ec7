// What is said of each page outside: in previews of its link and in search results.
import Validator from '@adobe/structured-data-validator';
import sharp from 'sharp';
import { headOf } from '../helpers/head.ts';
import { LOCKED_STUDIES, OPEN_STUDIES, ROUTES } from '../helpers/pages.ts';
import { here, isOurs, SITE, whole } from '../helpers/published.ts';
import { vocabularyProblems } from '../helpers/schema-org.ts';
import { expect, test } from '../helpers/test.ts';

const heads = ROUTES.map((route) => ({ route, head: headOf(route) }));

for (const { route, head } of heads) {
  test(`${route} says all that a search result and a preview show`, async ({ request }) => {
    expect(head.get('canonical')).toBe(whole(route));
    expect(head.get('og:url')).toBe(whole(route));
    expect(head.get('og:title')).toBe(head.get('title'));
    expect(head.get('og:description')).toBe(head.get('description'));
    expect(head.get('og:site_name')).toBe(SITE.baseTitle);
    expect(head.get('og:locale')).toBe('en_CA');
    expect(head.get('og:type')).toMatch(/^(website|profile|article)$/);
    expect(head.get('twitter:card')).toBe('summary_large_image');
    expect(head.get('og:image:alt').length).toBeGreaterThan(30);
    expect(head.get('twitter:image:alt')).toBe(head.get('og:image:alt'));
    expect(head.get('robots')).toBe(LOCKED_STUDIES.includes(route) ? 'noindex' : '');
    for (const [rel, path] of [
      ['manifest', '/site.webmanifest'],
      ['alternate', '/feed.xml'],
      ['author', '/humans.txt'],
      ['apple-touch-icon', '/apple-touch-icon.png'],
    ] as const) {
      expect(head.get(rel), rel).toBe(path);
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });

  test(`the social image of ${route} is there, of its size, and light`, async ({ request }) => {
    expect(head.get('og:image')).toMatch(/^https:\/\//);
    const response = await request.get(here(head.get('og:image')), { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(head.get('og:image:type'));
    const { format, width, height } = await sharp(await response.body()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect([head.get('og:image:width'), head.get('og:image:height')]).toEqual(['1200', '630']);
    expect((await response.body()).length).toBeLessThan(300 * 1024);
  });
}

test('no two pages share a title, a description or a social image, and all are of a length that is shown whole', () => {
  for (const [name, shortest, longest] of [
    ['title', 10, 65],
    ['description', 50, 160],
    ['og:image', 10, 200],
  ] as const) {
    const texts = heads.map(({ head }) => head.get(name));
    expect(new Set(texts).size, name).toBe(texts.length);
    for (const text of texts) {
      expect(text.length, text).toBeGreaterThanOrEqual(shortest);
      expect(text.length, text).toBeLessThanOrEqual(longest);
    }
  }
});

test('the not-found page is not indexed, has no address of its own and shows no preview', () => {
  const head = headOf('/404');
  expect(head.get('robots')).toBe('noindex');
  expect(['canonical', 'og:url', 'og:image', 'twitter:card'].filter(head.has)).toEqual([]);
  expect(head.json).toEqual([]);
});

test.describe('structured data', () => {
  const graphs = heads.map(({ route, head }) => ({ page: route, json: head.json.join('') }));
  const things = (route: string): Record<string, unknown>[] =>
    JSON.parse(graphs.find(({ page }) => page === route)?.json ?? '{}')['@graph'];
  const typesOf = (route: string) => things(route).map((thing) => thing['@type']);

  test('is of the kind each page is', () => {
    expect(typesOf('/')).toEqual(['WebSite', 'Person']);
    expect(typesOf('/about')).toEqual(['ProfilePage', 'BreadcrumbList']);
    expect(things('/about')[0]?.mainEntity).toMatchObject({ '@type': 'Person', name: SITE.owner.name });
    expect(typesOf('/fun')).toEqual(['BreadcrumbList']);
    for (const route of OPEN_STUDIES) expect(typesOf(route)).toEqual(['CreativeWork', 'BreadcrumbList']);
    for (const route of LOCKED_STUDIES) expect(typesOf(route)).toEqual(['BreadcrumbList']);
  });

  test('is right by schema.org’s vocabulary, and a mistake in it would be seen', () => {
    const study = graphs.find(({ page }) => page === OPEN_STUDIES[0])?.json ?? '';
    const broken = [
      { page: 'no such property', json: study.replace('"headline"', '"headlin"') },
      { page: 'no such type', json: study.replace('"@type":"Person"', '"@type":"Persn"') },
      { page: 'no such value', json: study.replace('"position":1', '"position":{"@type":"Person"}') },
    ];
    const problems = vocabularyProblems([...graphs, ...broken]);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(broken.map(({ page }) => page));
  });

  test('is what Google asks of its results, and each address in it leads somewhere', async ({ request }) => {
    for (const { page, json } of graphs) {
      const jsonld: Record<string, object[]> = {};
      for (const thing of things(page)) jsonld[String(thing['@type'])] = [structuredClone(thing)];
      expect(await new Validator().validate({ jsonld }), page).toEqual([]);
      const addresses = new Set(json.match(/https:\/\/[^"#]+/g)?.filter((one) => isOurs(one)));
      expect(addresses.size).toBeGreaterThan(1);
      for (const address of addresses) expect((await request.get(here(address))).status(), address).toBe(200);
    }
  });
});
