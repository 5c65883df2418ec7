import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculation.ts';

/** Which rules a link falls under, as a browser would decide. */
function rulesFor(path: string, locked: string[], home = '/'): string[] {
  const matches = (patterns: string[]) =>
    patterns.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }));
  const { prerender, prefetch } = JSON.parse(speculationRules(home, locked));
  const [pages, { not: others }] = prerender[0].where.and;
  return [
    ...(matches(pages.href_matches) && !matches(others.href_matches) ? ['prerender'] : []),
    ...(prefetch.some(({ where }: { where: { href_matches: string[] } }) => matches(where.href_matches))
      ? ['prefetch']
      : []),
  ];
}

describe('Before a click', () => {
  it('open pages are drawn', () => {
    for (const path of ['/', '/fun', '/crypto_insights'])
      expect(rulesFor(path, ['/trakt']), path).toEqual(['prerender']);
  });

  it('locked pages are fetched, and never drawn', () => {
    expect(rulesFor('/trakt', ['/trakt'])).toEqual(['prefetch']);
  });

  it('files are left alone', () => {
    for (const path of ['/resume.pdf', '/feed.xml', '/media/dock-1600.webp'])
      expect(rulesFor(path, ['/trakt']), path).toEqual([]);
  });

  it('pages under a sub-path are found there, and nowhere else', () => {
    expect(rulesFor('/portfolio/', ['/portfolio/trakt'], '/portfolio/')).toEqual(['prerender']);
    expect(rulesFor('/portfolio/fun', ['/portfolio/trakt'], '/portfolio/')).toEqual(['prerender']);
    expect(rulesFor('/portfolio/trakt', ['/portfolio/trakt'], '/portfolio/')).toEqual(['prefetch']);
    expect(rulesFor('/fun', [], '/portfolio/')).toEqual([]);
  });

  it('no rule is empty, which browsers would take for “every link”', () => {
    expect(JSON.parse(speculationRules('/', [])).prefetch).toEqual([]);
  });
});
