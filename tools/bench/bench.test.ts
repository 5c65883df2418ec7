import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { editReport } from './edit.ts';
import { missedGoals } from './goals.ts';
import { importRatio, importReport, longPage } from './import.ts';
import type { Measure } from './lighthouse.ts';
import { limitPage } from './limit.ts';
import { layLine } from './line.ts';
import { median } from './median.ts';
import type { PageBench } from './pages.ts';
import { readPeers } from './peers.ts';
import { scaleReport } from './scale.ts';
import { benchTables } from './table.ts';
import { talkReport } from './talk.ts';

const KB = 1024;

const measure = (changes: Partial<Measure> = {}): Measure => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcp: 600,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  requests: 9,
  bytes: {
    document: 8 * KB,
    script: 0,
    stylesheet: 0,
    font: 0,
    image: 0,
    media: 0,
    other: 0,
    total: 90 * KB,
  },
  ...changes,
});

const bench = (page: Partial<Measure> = {}, route = '/'): PageBench => ({
  route,
  form: 'phone',
  page: measure(page),
  limit: measure(),
  watched: { page: { first: 400, largest: 700 }, limit: { first: 380, largest: 700 }, line: 'a line' },
});

const made: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'bench-'));
  made.push(path);
  return path;
}
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

describe('A run of the bench', () => {
  it('misses nothing where every page is as good as its limit page', () => {
    expect(missedGoals([bench()], new Set())).toEqual([]);
  });

  it('tells each goal that was missed, in a sentence', () => {
    const scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 92 };
    const heavy = { ...measure().bytes, document: 14 * KB, stylesheet: 7 * KB, script: 1 };
    const late = { ...bench().watched, page: { first: 400, largest: 882 } };
    const missed = missedGoals(
      [{ ...bench({ scores, lcp: 1160, cls: 0.01, bytes: heavy }), watched: late }],
      new Set(),
    );
    expect(missed).toEqual([
      '/ on a phone was seen to show its largest part 1.26 times as late as its limit page.',
      '/ on a phone scores 99 in performance.',
      '/ on a phone scores 92 in SEO.',
      '/ on a phone is simulated to show its largest part 1.16 times as late as its limit page.',
      '/ on a phone shifts by 0.010.',
      '/ on a phone has more than 20 KB of HTML with its styles.',
      '/ on a phone loads a script.',
    ]);
  });

  it('asks no place in search results of a locked page', () => {
    const scores = { ...measure().scores, seo: 66 };
    expect(missedGoals([bench({ scores }, '/trakt')], new Set(['/trakt']))).toEqual([]);
  });

  const rowsOf = (tables: string, page: string) =>
    [...tables.matchAll(/^\|.*\|$/gm)]
      .map(([row]) => row.split('|').map((cell) => cell.trim()))
      .filter(([, name]) => name === page)
      .map((row) => row.slice(2, -1));

  it('shows a page and its limit page in one row, what was watched first', () => {
    const [watched, simulated] = rowsOf(benchTables([bench({ lcp: 1100 })]), '/');
    expect(watched).toEqual(['400', '380', '700', '700', '1.00', '8.0', '0.0', '90.0']);
    expect(simulated?.slice(0, 5)).toEqual(['100 · 100 · 100 · 100', '600', '1100', '1000', '1.10']);
  });

  it('puts other people’s pages from a file into the same table', () => {
    const file = join(folder(), 'peers.json');
    expect(readPeers(file)).toEqual([]);
    writeFileSync(
      file,
      JSON.stringify([{ page: 'Somebody', form: 'phone', first: 900, largest: 2100, html: 40 }]),
    );
    const tables = benchTables([bench()], readPeers(file));
    expect(rowsOf(tables, 'Somebody')).toEqual([['900', '', '2100', '', '', '40.0', '', '']]);
  });
});

describe('A long text', () => {
  it('becomes a study, its words counted, in a few times what its Markdown takes alone', async () => {
    expect(await importRatio(longPage(80_000), 5)).toBeLessThan(6);
  });

  it('is told where the whole command takes longer, or more memory, than a few times its Markdown', () => {
    const alone = { seconds: 1, memory: 200 };
    const right = {
      ...{ kilobytes: 540, ratio: 3, alone },
      ...{ long: { seconds: 5, memory: 300 }, short: { seconds: 2, memory: 220 } },
    };
    const { lines, missed } = importReport(right);
    expect(missed).toEqual([]);
    expect(lines[0]).toContain('540 KB of Markdown: 5.0 s and 300 MB; one line: 2.0 s and 220 MB;');
    expect(lines[1]).toBe('A long text takes 5.0 times as long as its Markdown alone (at most 6).');
    expect(
      importReport({
        ...{ kilobytes: 540, ratio: 12, alone },
        ...{ long: { seconds: 17, memory: 900 }, short: { seconds: 6, memory: 500 } },
      }).missed,
    ).toEqual([
      'A long text takes 17.0 times as long as its Markdown alone, and may take 6.',
      'A long text takes 4.5 times the memory of its Markdown alone, and may take 1.6.',
      'One line takes 6.0 times as long as its Markdown alone, and may take 3.',
      'One line takes 2.5 times the memory of its Markdown alone, and may take 1.4.',
      'In one process a long text takes 12.0 times as long as its Markdown alone, and may take 6.',
    ]);
  });
});

describe('The line', () => {
  it('is a real one where the machine can make it: every word takes its time', async ({ skip }) => {
    const line = await layLine(folder(), 'phone');
    if (!line.isSlow) skip('This machine can make no line: that takes Linux, root, Python and /dev/net/tun.');
    const echo = `require('net').createServer((s) => s.pipe(s)).listen(4311, () => console.log('there'))`;
    const [program = '', ...rest] = [...line.prefix, process.execPath, '-e', echo];
    const server = spawn(program, rest, { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      await once(server.stdout, 'data');
      const start = performance.now();
      const socket = connect(4311, line.host);
      await once(socket, 'connect');
      expect(performance.now() - start, 'one round trip to be heard').toBeGreaterThanOrEqual(149);
      const sent = performance.now();
      socket.write('x'.repeat(20_000));
      for (let come = 0; come < 20_000; ) come += (await once(socket, 'data'))[0].length;
      expect(performance.now() - sent, 'and its size at 1.6 Mbit/s').toBeGreaterThanOrEqual(149 + 100);
      socket.destroy();
    } finally {
      server.kill();
      await line.remove();
    }
    expect(existsSync(`/run/netns/${line.prefix.at(-1)}`), 'nothing is left behind').toBe(false);
  });

  it('is left to the browser where it cannot', async () => {
    const line = await layLine(folder(), 'phone', 'no-such-python');
    expect(line).toMatchObject({ isSlow: false, host: 'localhost', prefix: [] });
    await line.remove();
  });
});

describe('The limit page', () => {
  const html = `<link rel="preload" href="/a.woff2" as="font" crossorigin><link rel="preload" as="image" href="/other.avif">
<style>@font-face{font-family:"Inter";src:url(/a.woff2)}@layer tokens{:root{--font-heading:"Fraunces",serif;--font-body:"Inter",sans-serif;--heading-weight:500}}</style><script src="/a.js"></script>
<h1 class="a0">Hello <b>there</b></h1><p>Words.</p>`;
  const page = limitPage(html, '<picture><img src="/large.jpeg" loading="lazy" decoding="async"></picture>');

  it('has the fonts, the words on top and the largest picture, which it asks for first', () => {
    expect(page).toContain('href="/a.woff2" as="font"');
    expect(page).toContain('@font-face{font-family:"Inter";src:url(/a.woff2)}');
    expect(page).toMatch(/body\{[^}]*1\.6 "Inter",sans-serif/);
    expect(page).toMatch(/h1\{font:500 [^}]*1\.2 "Fraunces",serif/);
    expect(page).toContain('<h1>Hello there</h1><p>Words.</p>');
    expect(page).toContain('<img fetchpriority="high" src="/large.jpeg">');
  });

  it('has no script and fetches nothing else', () => {
    expect(page).not.toMatch(/<script|other\.avif|lazy/);
  });
});

describe('How the site grows', () => {
  const grow = (cold: number, encodedAgain = 0) => ({
    studies: 100,
    cold,
    again: 10,
    encodedAgain,
    memory: 500,
  });

  it('is fine while a study among 400 takes at most 1.2 times one among 100', () => {
    expect(scaleReport([grow(100), { ...grow(480), studies: 400 }]).missed).toEqual([]);
    expect(scaleReport([grow(100), { ...grow(484), studies: 400 }]).missed).toEqual([
      'A study among 400 takes 1.21 times what one among 100 takes.',
    ]);
  });

  it('is not when a changed sentence costs ever more', () => {
    expect(scaleReport([grow(100), { ...grow(400), studies: 400, again: 50 }]).missed).toEqual([
      'After a changed sentence, a study among 400 takes 1.25 times what one among 100 takes.',
    ]);
  });

  it('is not when a changed sentence encodes a picture again', () => {
    expect(scaleReport([grow(100, 2), { ...grow(400), studies: 400 }]).missed).toEqual([
      '2 pictures were encoded again after a changed sentence.',
    ]);
  });
});

it('The median is the one in the middle, whatever the order', () => {
  expect(median([5, 1, 3])).toBe(3);
});

describe('Typing in the editor', () => {
  const typed = (studies: number, middle: number, slider = 20) => ({
    studies,
    route: 'long',
    keys: 200,
    middle,
    slow: 80,
    slider,
  });

  it('is fine while a key takes at most 50 ms, and no longer among many studies', () => {
    expect(editReport([typed(5, 14), typed(400, 15)]).missed).toEqual([]);
    expect(editReport([typed(5, 14), typed(400, 15)]).lines[1]).toContain(
      'one of 400 studies: 15.0 ms from a key to the drawn page in the middle of 200 keys',
    );
  });

  it('is not when it is slow, or slower among many', () => {
    expect(editReport([typed(5, 51), typed(400, 51)]).missed).toHaveLength(2);
    expect(editReport([typed(5, 14, 51)]).missed).toEqual([
      'Among 5 studies, a slider of the look takes more than 50 ms.',
    ]);
    expect(editReport([typed(5, 30), typed(400, 40)]).missed).toEqual([
      'A key takes longer among 400 studies than among 5, and must not.',
    ]);
  });
});

describe('a talk', () => {
  const bench = { route: 'long', blocks: 60, slides: 120, middle: 2, pdf: undefined };
  const pdf = { pages: 90, bytes: 5 * KB * KB, seconds: 30 };

  it('is fine while slides and PDF are there in time, and says how long both took', () => {
    expect(talkReport({ ...bench, pdf }).missed).toEqual([]);
    expect(talkReport({ ...bench, pdf }).lines).toEqual([
      'The slides of /long, the longest study: 120 of 60 blocks in 2.0 ms in the middle of 101 (at most 5).',
      'A PDF of the open studies: 90 pages, 5.0 MB, in 30 s (at most 60).',
    ]);
    expect(talkReport(bench).lines).toHaveLength(1);
  });

  it('is not when either is late', () => {
    expect(talkReport({ ...bench, middle: 6, pdf: { ...pdf, seconds: 61 } }).missed).toEqual([
      'The slides of /long take more than 5 ms.',
      'The PDF takes more than 60 seconds.',
    ]);
  });
});
