import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { madeFont } from '../../tests/helpers/fonts.ts';
import { lookSchema } from '../model/look.ts';
import { TYPEFACES } from '../model/typefaces.ts';
import { typefacesOf } from './chain.ts';
import { chosenIn } from './chosen.ts';
import { charactersIn } from './cut.ts';
import { factsOf } from './families.ts';
import { wholeFont } from './integration.ts';
import { typefaceList, typefaceListCss } from './list.ts';
import { pageTypefaces } from './page-css.ts';
import { printFaces, printFont } from './print.ts';
import { fontIn, readFont } from './read-font.ts';
import { faceRuns } from './runs.ts';
import { sourcesOf } from './sources.ts';
import { triedTokens } from './tried.ts';
import { wholeTypefaces } from './whole-css.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** What was cut is named after all that it was made of: so it is cut once for all sites here. */
const cutFonts = mkdtempSync(join(tmpdir(), 'cut-fonts-'));
afterAll(() => rmSync(cutFonts, { recursive: true }));

/** A site with a look, and fonts of its owner’s. */
function rootWith(look: string, fonts: Record<string, Buffer> = {}, said: object = { name: 'Ada' }): string {
  const root = mkdtempSync(join(tmpdir(), 'typefaces-'));
  roots.push(root);
  mkdirSync(join(root, 'content/look'), { recursive: true });
  mkdirSync(join(root, '.cache'));
  symlinkSync(cutFonts, join(root, '.cache/fonts'), 'junction');
  writeFileSync(join(root, 'content/look.yaml'), look);
  writeFileSync(join(root, 'content/site.yaml'), JSON.stringify(said));
  for (const [name, bytes] of Object.entries(fonts)) writeFileSync(join(root, 'content/look', name), bytes);
  return root;
}

const pair = (heading: string, text: string, weight = 600) =>
  `typefaces:\n  heading: ${heading}\n  text: ${text}\nheadingWeight: ${weight}\n`;
const pagesOf = async (root: string) => pageTypefaces(root, '', await chosenIn(root));
/** What a page fetches that has plain Latin and nothing slanted. */
const weigh = async (root: string) => {
  const { preload } = await pagesOf(root);
  return preload
    .map((address) => statSync(join(root, '.cache/fonts', address.split('/').at(-1) ?? '')).size)
    .reduce((sum, size) => sum + size, 0);
};
const facesIn = (css: string, name: string) =>
  [
    ...css.matchAll(
      /@font-face\{font-family:"([^"]+)";src:url[^}]*font-weight:([^;}]+)(?:;font-style:(\w+))?/g,
    ),
  ]
    .filter(([, family]) => family === name)
    .map(([, , weight, style = 'normal']) => `${weight} ${style}`);

describe('the typefaces that come along', () => {
  it.each(TYPEFACES)('%s is what its package says', async (name) => {
    const { weights, sizes, hasItalic } = factsOf(name);
    for (const isItalic of hasItalic ? [false, true] : [false]) {
      for (const source of await sourcesOf('.', name, { role: 'text', weight: 'plain', isItalic })) {
        expect(statSync(source.path).isFile()).toBe(true);
      }
    }
    expect(weights[0]).toBeLessThanOrEqual(400);
    expect(weights[1]).toBeGreaterThanOrEqual(600);
    if (sizes) expect(sizes[0]).toBeLessThan(sizes[1]);
  });

  it('weigh little: the first look no more than 25 KB', async () => {
    expect(await weigh(rootWith(''))).toBeLessThan(25 * 1024);
  });

  it.each(lookSchema.shape.look.unwrap().options)(
    'weigh less than 70 KB in the look %s, slanted words included',
    async (look) => {
      const { files } = await pagesOf(rootWith(`look: ${look}`));
      const all = files.reduce((sum, file) => sum + statSync(file).size, 0);
      expect(all).toBeLessThan(70 * 1024);
    },
  );

  it('are set as in a book where the text has serifs, on pages and while one is tried', async () => {
    const list = await typefaceList(rootWith(''));
    const tokens = async (heading: string, text: string) => [
      (await pagesOf(rootWith(pair(heading, text)))).css,
      triedTokens({ typefaces: { heading, text }, headingWeight: 600 }, list) ?? '',
    ];
    const book = ['--line-length:calc(31*var(--size-body))', '--underline:.06em', '--figures:oldstyle-nums'];
    for (const css of await tokens('Inter', 'Newsreader'))
      for (const token of book) expect(css).toContain(token);
    for (const css of await tokens('Newsreader', 'Inter'))
      expect(css).not.toMatch(/line-length|underline|figures/);
  });

  it('are one file where one serves headings and text', async () => {
    const { preload, css } = await pagesOf(rootWith(pair('Hanken Grotesk', 'Hanken Grotesk', 700)));
    expect(preload).toHaveLength(1);
    expect(facesIn(css, 'Hanken Grotesk')).toEqual(['400 700 normal', '400 italic']);
  });

  it('are drawn for large sizes in headings and for small ones in text, where they know both', async () => {
    const { preload, css } = await pagesOf(rootWith(pair('Fraunces', 'Fraunces')));
    expect(preload).toHaveLength(2);
    expect(facesIn(css, 'Fraunces heading')).toEqual(['600 normal']);
    expect(facesIn(css, 'Fraunces')).toEqual(['400 600 normal', '400 italic']);
  });

  it('stand in by one of the system that has their kind and takes their room', async () => {
    const { css } = await pagesOf(rootWith(pair('Fraunces', 'Inter', 800)));
    expect(css).toMatch(
      /"Fraunces heading fallback";src:local\("Times New Roman Bold"\)[^}]*size-adjust:1\d\d/,
    );
    expect(css).toMatch(/"Inter fallback";src:local\("Arial"\)/);
    expect(css).toContain('--font-heading:"Fraunces","Fraunces heading fallback",serif');
  });
});

describe('the weight of headings', () => {
  it.each([
    ['Instrument Sans', 800, 700],
    ['Schibsted Grotesk', 300, 400],
    ['Space Grotesk', 900, 700],
    ['Inter', 900, 900],
  ])('of %s is, for %i, %i', async (heading, wanted, weight) => {
    const { css } = await pagesOf(rootWith(pair(heading, 'Kumbh Sans', wanted)));
    expect(css).toContain(`--heading-weight:${weight};`);
    expect(facesIn(css, heading)).toEqual([`${weight} normal`]);
  });
});

describe('a page of a language', () => {
  const first = async (look: string, language: string) =>
    (await typefacesOf(rootWith(look, {}, { language }), 'text'))[0];

  it('is set in a typeface that has its letters', async () => {
    expect(await first('', 'vi')).toBe('Lexend');
    expect(await first(pair('Inter', 'Schibsted Grotesk'), 'vi')).toBe('Inter');
    expect(await first(pair('Source Serif 4', 'Fraunces'), 'uk')).toBe('Source Serif 4');
    expect(await first(pair('Inter', 'Lexend'), 'el')).toBe('Inter');
  });

  it('stays in the first where that has them, or where neither has', async () => {
    for (const language of ['en-CA', 'fr', 'pl', 'cs', 'tr'])
      expect(await first('', language)).toBe('Kumbh Sans');
    expect(await first('', 'ru')).toBe('Kumbh Sans');
    expect(await first('', 'ja')).toBe('Kumbh Sans');
  });

  it('finds the letters of a name that neither typeface has in a third', async () => {
    const { families } = await pagesOf(
      rootWith(pair('Instrument Sans', 'Schibsted Grotesk'), {}, { name: 'Nguyễn' }),
    );
    expect(families).toEqual(['Schibsted Grotesk', 'Inter', 'Instrument Sans']);
  });
});

describe('a font of the owner’s', async () => {
  const regular = await madeFont({ weight: 400 });
  const bold = await madeFont({ weight: 700, form: 'truetype' });
  const italic = await madeFont({ weight: 400, isItalic: true, form: 'woff' });
  const variable = await madeFont();

  it.each([
    ['WOFF2', 'Own.woff2', regular],
    ['WOFF', 'Own.woff', await madeFont({ weight: 400, form: 'woff' })],
    ['TTF', 'Own.ttf', await madeFont({ weight: 400, form: 'truetype' })],
  ])('may be %s', async (_form, name, bytes) => {
    const root = rootWith(pair('Lexend', `look/${name}`), { [name]: bytes });
    const { css, preload } = await pagesOf(root);
    expect(facesIn(css, 'Hanken Grotesk')).toEqual(['400 normal']);
    expect(preload[1]).toMatch(/^\/_astro\/fonts\/own-\w+\.woff2$/);
  });

  it('is found whatever the case of its name, as pictures are', async () => {
    const { text } = await chosenIn(rootWith(pair('Lexend', 'look/own.WOFF2'), { 'Own.woff2': regular }));
    expect(text).toBe('content/look/Own.woff2');
  });

  it('is taken as it is where it has italics alone: pages and editor are set in it', async () => {
    const letters = 'Adaeéûfimnorstuvjlabcdghpqxyz0123456789 ';
    const slanted = await madeFont({ weight: 400, isItalic: true, letters });
    const root = rootWith(
      pair('look/Own-Italic.woff2', 'look/Own-Italic.woff2'),
      { 'Own-Italic.woff2': slanted },
      { name: 'Ada', language: 'fr-CA' },
    );
    for (const role of ['heading', 'text'] as const)
      expect((await typefacesOf(root, role))[0]).toBe('content/look/Own-Italic.woff2');
    expect(facesIn((await pagesOf(root)).css, 'Hanken Grotesk')).not.toContain('400 italic');
    // Both: an italic face alone would be passed over for the upright one of whatever stands in.
    const { css } = await wholeTypefaces(root, '', await chosenIn(root));
    expect(facesIn(css, 'Hanken Grotesk')).toContain('400 normal');
    expect(css).toMatch(/Own-Italic\.woff2(?![^}]*font-style)/);
  });

  it('brings its bold and its italic, each where it is set', async () => {
    const fonts = { 'Own.woff2': regular, 'Own-Bold.ttf': bold, 'Own-Italic.woff': italic };
    const { css } = await pagesOf(rootWith(pair('look/Own.woff2', 'look/Own.woff2', 800), fonts));
    expect(facesIn(css, 'Hanken Grotesk')).toEqual(['400 normal', '700 normal', '400 italic']);
    expect(facesIn(css, 'Hanken Grotesk heading')).toEqual(['700 normal']);
    expect(css).toContain('--heading-weight:700;');
  });

  it('is cut to the weights that are used, if it has many', async () => {
    const root = rootWith(pair('Lexend', 'look/Own.woff2'), { 'Own.woff2': variable });
    const { css, files } = await pagesOf(root);
    expect(facesIn(css, 'Hanken Grotesk')).toEqual(['400 600 normal']);
    const own = files.find((file) => file.includes('own-')) ?? '';
    expect(statSync(own).size).toBeLessThan(variable.length);
  });

  it('has letters that it lacks filled by the other typeface', async () => {
    const fonts = { 'Own.woff2': regular };
    const { css, families } = await pagesOf(
      rootWith(pair('Lexend', 'look/Own.woff2'), fonts, { name: 'Łódź' }),
    );
    expect(families).toContain('Lexend');
    expect(css).toMatch(/"Hanken Grotesk";src:url\("[^"]*lexend[^}]*unicode-range:[^}]*U\+141/);
  });

  it('has them filled in the weight of each of its files, or a browser would pass them over', async () => {
    const fonts = { 'Own.woff2': regular, 'Own-Bold.ttf': bold };
    const { css } = await pagesOf(rootWith(pair('Lexend', 'look/Own.woff2'), fonts, { name: 'Łódź' }));
    const filled = [...css.matchAll(/"Hanken Grotesk";[^}]*lexend[^}]*font-weight:([^;]+)[^}]*U\+141/g)];
    expect(filled.map(([, weight]) => weight)).toEqual(['400', '700']);
    const look = pair('Schibsted Grotesk', 'Space Grotesk', 900);
    const heavy = await pagesOf(rootWith(look, {}, { name: 'Nguyễn' }));
    expect(facesIn(heavy.css, 'Schibsted Grotesk')).toEqual(['900 normal', '900 normal']);
  });

  it('is set in what the look begins with while it cannot be read', async () => {
    const { text, heading } = await chosenIn(
      rootWith(pair('Inter', 'look/Own.woff2'), { 'Own.woff2': Buffer.from('x') }),
    );
    expect([heading, text]).toEqual(['Inter', 'Kumbh Sans']);
  });

  it.each([
    ['free to use', 0, undefined],
    ['for previews and prints', 4, undefined],
    ['for documents that are edited', 8, undefined],
    ['restricted', 2, 'may not be embedded'],
    ['not to be cut', 0x104, 'may not be cut'],
  ])('that is %s is judged by what its maker says in it', async (_right, fsType, says) => {
    const read = await fontIn('content/look/Own.woff2', await madeFont({ weight: 400, fsType }));
    if (says) expect(read).toMatchObject({ fault: expect.stringContaining(says) });
    else expect(read).not.toHaveProperty('fault');
  });

  it('is in the list of those that can be chosen, each family once', async () => {
    const fonts = {
      'Own-Bold.ttf': bold,
      'Own-Italic.woff': italic,
      'Own.woff2': regular,
      'Bad.ttf': Buffer.from('x'),
    };
    const list = await typefaceList(rootWith('', fonts));
    expect(list.slice(TYPEFACES.length)).toMatchObject([
      { value: 'look/Own.woff2', name: 'Hanken Grotesk (your own)', weights: [400, 700] },
    ]);
    const look = { typefaces: { heading: 'look/Own-Bold.ttf', text: 'Inter' }, headingWeight: 600 };
    expect(triedTokens(look, list)).toContain('--font-heading:"heading: look/Own.woff2"');
  });

  it('is in the list where it has italics alone, so a page wears it at once and it is called by its name', async () => {
    const list = await typefaceList(rootWith('', { 'Own-Italic.woff': italic }));
    expect(list.slice(TYPEFACES.length)).toMatchObject([
      { value: 'look/Own-Italic.woff', name: 'Hanken Grotesk (your own)', weights: [400, 400] },
    ]);
    const look = { typefaces: { heading: 'Inter', text: 'look/Own-Italic.woff' }, headingWeight: 600 };
    expect(triedTokens(look, list)).toContain('--font-body:"text: look/Own-Italic.woff"');
  });

  // No name of a file on Windows holds such a sign.
  it
    .skipIf(process.platform === 'win32')
    .each(['q";}body{display:none}x{y:".woff2', 'new\nline";}body{display:none}.woff2'])(
    'called %j cannot say anything else in a style sheet',
    async (name) => {
      const root = rootWith('', { [name]: regular });
      const sheet = postcss.parse(await typefaceListCss(root, ''));
      const rules = sheet.nodes.map((node) => (node.type === 'atrule' ? node.name : node.toString()));
      expect(new Set(rules)).toEqual(new Set(['font-face']));
      const families = sheet.nodes.map((node) => ('nodes' in node ? node.nodes?.length : 0));
      expect(families.at(-1)).toBe(4);
      const look = { typefaces: { heading: `look/${name}`, text: 'Inter' }, headingWeight: 600 };
      const tokens = postcss.parse(triedTokens(look, await typefaceList(root)) ?? '');
      expect(tokens.nodes).toHaveLength(1);
      expect(tokens.first?.toString()).toContain(';--heading-weight:400;');
    },
  );
});

describe('what is drawn without a browser', () => {
  it.each(TYPEFACES)('is set in %s, as heavy as it is asked for', async (name) => {
    const root = rootWith(pair(name, name));
    const faces = {
      light: await printFaces(root, 'text', 'plain'),
      heavy: await printFaces(root, 'text', 700),
    };
    for (const some of Object.values(faces)) {
      expect(faceRuns('Ada, 12 – “Québec”', some).map(({ face }) => face?.family)).toEqual([name]);
      expect(charactersIn(some[0]?.file ?? '').size).toBeGreaterThan(90);
    }
    expect(faces.light[0]?.file).not.toBe(faces.heavy[0]?.file);
  });

  it('in plain Latin is one file for every site, so that none has to be read for it', async () => {
    const roots = [rootWith(''), rootWith('', {}, { name: 'Здравко' })];
    const files = await Promise.all(roots.map((root) => printFont(root, 'Lexend', 600)));
    expect(new Set(files.map((file) => basename(file))).size).toBe(1);
  });
});

describe('while somebody edits', () => {
  it('fonts are handed out, and nothing else', async () => {
    const root = rootWith('', { 'Own.woff2': Buffer.from('x') });
    mkdirSync(join(root, 'elsewhere'));
    mkdirSync(join(root, 'content/look/folder.ttf'));
    writeFileSync(join(root, 'elsewhere/secret.ttf'), 'x');
    writeFileSync(join(root, 'content/site.ttf'), 'x');
    symlinkSync(join(root, 'elsewhere'), join(root, 'content/look/linked'), 'junction');
    const file = 'lexend-latin-wght-normal.woff2';
    expect(wholeFont(root, `lexend/${file}`)).toContain(file);
    expect(wholeFont(root, 'look/Own.woff2')).toBe(join(root, 'content/look/Own.woff2'));
    for (const address of [
      'look/linked/secret.ttf',
      'look/../site.ttf',
      'look/../../elsewhere/secret.ttf',
      '../look/Own.woff2',
      `lexend/../../${file}`,
      'lexend/../package.json',
      'none/x.woff2',
      'look/none.ttf',
      'look/folder.ttf',
    ]) {
      expect(wholeFont(root, address), address).toBeUndefined();
    }
    expect(await readFont(root, 'content/look/linked/secret.ttf')).toMatchObject({
      fault: expect.stringContaining('is a link to a place outside the folder content'),
    });
  });

  it('pages have every letter and weight, and nothing is cut', async () => {
    const root = rootWith(pair('Fraunces', 'Kumbh Sans', 500));
    const { css, files } = await wholeTypefaces(root, '/base', await chosenIn(root));
    expect(files).toEqual([]);
    expect(css).toContain('url("/base/@typefaces/kumbh-sans/kumbh-sans-latin-ext-wght-normal.woff2")');
    expect(css).toMatch(
      /"Fraunces";src:url[^}]*opsz-normal[^}]*font-weight:100 900[^}]*font-variation-settings:"opsz" 48/,
    );
    expect(css).toContain('--heading-weight:500;');
  });

  it('all upright faces of a typeface have one range of weights: of several a browser would take one alone', async () => {
    for (const [heading, text] of [
      ['Fraunces', 'Source Serif 4'],
      ['Bricolage Grotesque', 'Instrument Sans'],
      ['Space Grotesk', 'Inter'],
    ] as const) {
      const root = rootWith(pair(heading, text, 500));
      const { css } = await wholeTypefaces(root, '', await chosenIn(root));
      for (const name of [heading, text]) {
        const faces = css.match(new RegExp(`@font-face{font-family:"${name}";(?![^}]*italic)[^}]*}`, 'g'));
        const weights = faces?.map((face) => /font-weight:([^;]*)/.exec(face)?.[1]);
        expect(new Set(weights).size, `${name}: ${weights}`).toBe(1);
      }
    }
  });

  it('a typeface of the list is tried on with its own weight and tightness', async () => {
    const list = await typefaceList(rootWith(''));
    const look = { typefaces: { heading: 'Instrument Sans', text: 'Source Serif 4' }, headingWeight: 900 };
    const css = triedTokens(look, list);
    expect(css).toContain('--font-body:"text: Source Serif 4","text: Instrument Sans",serif');
    expect(css).toContain('--heading-weight:700;--tightness:0.8');
    expect(triedTokens({ ...look, typefaces: { heading: 'None', text: 'Inter' } }, list)).toBeUndefined();
  });
});
