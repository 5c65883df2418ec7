import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanDrawing, Overdrawn, toldOf } from './clean.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inside: string, attributes = '') =>
  `<svg ${NS} width="8" height="8" ${attributes}>${inside}<rect width="8" height="8" fill="red"/></svg>`;
const clean = (text: string | Buffer) => {
  const { bytes, removed } = cleanDrawing(Buffer.from(text as string));
  return { text: bytes.toString(), removed };
};
const SCRIPTS = ['scripts'];
const LINKS = ['links and references to other places'];
const PAGES = ['parts of a web page'];

test('a drawing that is nothing else keeps its bytes', () => {
  const plain = [
    drawing('<title>Two &amp; two</title><defs><g id="a"><path d="M0 0h8"/></g></defs><use href="#a"/>'),
    drawing('<style>.a{fill:url(#b);stroke:red}</style><use xlink:href="#a" class="a" filter="url(#b)"/>'),
    drawing(
      '<image href="data:image/png;base64,AAAA" width="8" height="8"/><text transform="rotate(4)">on</text>',
    ),
    drawing('<animate attributeName="opacity" values="0;1" dur="1s"/>', 'style="mix-blend-mode: multiply"'),
    drawing('<animate attributeName="fill" values="url(#a);red" dur="1s"/><style>/* nothing */ a{}</style>'),
    drawing('<g data-name="Image (large)" fill="url( &quot;#a&quot; )" class="source"/>'),
  ];
  for (const text of plain) expect(clean(text)).toEqual({ text, removed: [] });
});

test('a drawing does not say who made it, with what and where', async () => {
  const { text, removed } = clean(`<?xml version="1.0"?>
    <!-- Generator: Adobe Illustrator, /Users/zoe/Clients/secret.ai -->
    <svg ${NS} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
      xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
      xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"
      width="8" height="8" sodipodi:docname="secret.svg" inkscape:export-filename="/home/zoe/secret.png">
      <title>Two ferries</title>
      <metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:li>Zoë secret</r:li></r:RDF></metadata>
      <sodipodi:namedview inkscape:current-layer="secret"/>
      <i:aipgf id="secret"/>
      <g inkscape:label="secret" xml:space="preserve"><!-- secret --><use xlink:href="#a"/><rect id="a" width="8" height="8" fill="red"/></g>
    </svg>`);
  expect(text).not.toMatch(/secret|zoe|inkscape|sodipodi|adobe|metadata|<!--/i);
  expect(text).toContain('<title>Two ferries</title>');
  expect(text).toContain('xlink:href="#a"');
  expect(text).toContain('xml:space="preserve"');
  // It is no fault of the owner’s, and nothing that they could miss.
  expect(removed).toEqual([]);
  expect(await sharp(Buffer.from(text)).stats()).toMatchObject({ isOpaque: true });
});

describe('what a drawing loses', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', SCRIPTS],
    ['one from elsewhere', '<script href="https://evil.example/x.js"/>', SCRIPTS],
    ['one by another name', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', SCRIPTS],
    ['one of a web page', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', SCRIPTS],
    ['an event', '<g onload="alert(1)" onClick="x" ONBEGIN="x"/>', SCRIPTS],
    ['an event with room around it', '<g onfocusin = "alert(1)" tabindex="0"/>', SCRIPTS],
    ['a link that runs', '<a href="javascript:alert(1)"><text>x</text></a>', LINKS],
    ['one in disguise', '<a xlink:href=" java&#9;script:alert(1)"><text>x</text></a>', LINKS],
    ['a link away', '<a href="https://evil.example/"><text>x</text></a>', LINKS],
    ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>', LINKS],
    ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,AAAA"/>', LINKS],
    ['a part of another file', '<use href="other.svg#a"/>', LINKS],
    ['a web page', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', PAGES],
    ['a part of one', '<h:p xmlns:h="http://www.w3.org/1999/xhtml">x</h:p>', PAGES],
    ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>', PAGES],
    ['a link that is put in later', '<a><set attributeName="href" to="javascript:alert(1)"/></a>', SCRIPTS],
    ['an event that is', '<set attributeName="onclick" to="alert(1)"/>', SCRIPTS],
    ['styles from elsewhere', '<style>@import "https://evil.example/x.css";</style>', LINKS],
    ['a fill from elsewhere', '<g fill="url(https://evil.example/x.svg#a)"/>', LINKS],
    ['one in its style', '<g style="fill:u\\72l(https://evil.example/x.svg#a)"/>', LINKS],
    ['a font from elsewhere', '<style>@font-face{font-family:x;src:url(//evil.example/f)}</style>', LINKS],
    ['pictures by name', '<style>a{cursor:image-set("https://evil.example/x" 1x)}</style>', LINKS],
    [
      'a mask put in later',
      '<animate attributeName="mask" values="none;url(https://evil.example/x#a)"/>',
      LINKS,
    ],
    ['one put in at once', '<set attributeName="mask" to="url(//evil.example/x#a)"/>', LINKS],
    ['a style put in later', '<set attributeName="style" to="fill:u\\72 l(evil.svg#a)"/>', LINKS],
    ['a start and an end', '<animate from="url(evil.svg#a)" to="url(evil.svg#b)" by="src(evil)"/>', LINKS],
    ['a fill in a list with a mistake', '<g fill="red;} url(evil.svg#a)"/>', LINKS],
    ['a file by its name', '<style>a{fill:src("evil.svg")}</style>', LINKS],
    ['an import between comments', '<style><!--/*-->@import url(evil.css);<!--*/--></style>', LINKS],
    ['one in two pieces', '<style>@im<!-- x -->port "evil.css";</style>', LINKS],
    ['one in letters by number', '<style>@\\69 mport "evil.css";</style>', LINKS],
    ['one in capitals', '<style>@IMPORT URL(evil.css);</style>', LINKS],
    ['one in a layer', '<style>@import "evil.css" layer(x) supports(fill:red);</style>', LINKS],
    ['one after a mistake', '<style>}{@import "evil.css";</style>', LINKS],
    ['pictures of one browser', '<style>a{fill:-webkit-image-set("evil.png" 1x)}</style>', LINKS],
    ['a picture in a property of its own', '<style>a{--x:url(evil.png);fill:var(--x)}</style>', LINKS],
    ['one in a rule that nobody knows', '<style>@later{a{fill:url(evil.png)}}</style>', LINKS],
    ['a base for what is inside', '<g xml:base="https://evil.example/"><use href="#a"/></g>', LINKS],
    [
      'a reference by another prefix',
      '<use xmlns:q="http://www.w3.org/1999/xlink" q:href="evil.svg#a"/>',
      LINKS,
    ],
    [
      'a picture that only begins like one',
      '<image href="data:image/png;base64,AA&quot;, url(evil)"/>',
      LINKS,
    ],
    ['formulas', '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>evil</m:mi></m:math>', PAGES],
    [
      'a page whose prefix differs by a capital',
      '<g xmlns:h="http://www.w3.org/2000/svg" xmlns:H="http://www.w3.org/1999/xhtml"><H:img src="#a" alt="evil"/></g>',
      PAGES,
    ],
    [
      'or the other way round',
      '<g xmlns:H="http://www.w3.org/1999/xhtml" xmlns:h="http://www.w3.org/2000/svg"><H:p>evil</H:p></g>',
      PAGES,
    ],
    [
      'styles that are none',
      '<style><![CDATA[a{background-image:image-set("https://evil.example/x" 1x)}]]></style>',
      LINKS,
    ],
  ])('%s', (_what, inside, removed) => {
    const { text, removed: told } = clean(drawing(inside));
    expect(told).toEqual(removed);
    expect(text).toContain('<rect width="8" height="8" fill="red"/>');
    expect(text).not.toMatch(/alert|evil|javascript|script|foreignObject|\son\w+=/i);
  });

  test('a sheet that makes another document of it', () => {
    const text = `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#x"?>${drawing('')}`;
    expect(clean(text)).toEqual({ text: expect.not.stringContaining('<?'), removed: SCRIPTS });
  });

  test('an entity that stands for an address', () => {
    const text = `<!DOCTYPE svg [<!ENTITY x "url(https://evil.example/x)">]>${drawing('<g fill="&x;"/>')}`;
    expect(clean(text)).toEqual({ text: expect.not.stringMatching(/evil|<!/), removed: LINKS });
  });

  test('an entity that stands for a script', () => {
    const text = `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${drawing('&x;')}`;
    expect(clean(text).text).not.toMatch(/<script|<!/i);
  });
});

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${drawing('<script>1</script>')}`, 'utf16le')],
  [
    'Latin-1',
    Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing('<title>é</title><script/>')}`,
      'latin1',
    ),
  ],
  ['a packed file', gzipSync(drawing('<script>1</script>'))],
])('it is read in whatever form it is written: %s', async (_form, bytes) => {
  const { text, removed } = clean(bytes);
  expect(removed).toEqual(SCRIPTS);
  expect(text.startsWith('<svg')).toBe(true);
  expect(text.includes('\uFFFD')).toBe(false);
  expect((await sharp(Buffer.from(text)).metadata()).width).toBe(8);
});

test('what was taken out can be cleaned again and loses nothing more', () => {
  const piece = fc.constantFrom(
    '<g onload="x">',
    '</g>',
    '<script>',
    '</script>',
    '<a href="javascript:1">',
    '</a>',
    '<style>@import "x";</style>',
    '<style>',
    '</style>',
    '/*',
    '*/',
    '@import "x";',
    'a{fill:url(x)}',
    '<set to="none;url(x)"/>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&lt;script&gt;',
    '<use href="#a"/>',
    '<foreignObject>',
    '</foreignObject>',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let once: ReturnType<typeof clean>;
      try {
        once = clean(drawing(pieces.join('')));
      } catch {
        return; // not whole: it is refused
      }
      expect(clean(once.text)).toEqual({ text: once.text, removed: [] });
    }),
  );
});

/** Ten times the last, as often as is said. */
const bomb = (depth: number, use: (id: string) => string, as = 'g') =>
  `<defs><${as} id="p0"><path d="M0 0h1"/></${as}>${Array.from(
    { length: depth },
    (_, at) => `<${as} id="p${at + 1}">${use(`p${at}`).repeat(10)}</${as}>`,
  ).join('')}</defs>${use(`p${depth}`)}`;

test.each([
  ['uses', (id: string) => `<use href="#${id}"/>`, 'g'],
  ['uses by an old name', (id: string) => `<use xlink:href="#${id}"/>`, 'symbol'],
  ['patterns', (id: string) => `<rect fill="url(#${id})"/>`, 'pattern'],
  ['masks in styles', (id: string) => `<rect style="mask: url('#${id}')"/>`, 'mask'],
])('a drawing that would never be drawn to its end is refused: %s', (_how, use, as) => {
  expect(() => clean(drawing(bomb(9, use, as)))).toThrow(Overdrawn);
  expect(clean(drawing(bomb(3, use, as))).removed).toEqual([]);
});

test.each([
  ['a class', (id: string) => `.${id}`],
  ['an id', (id: string) => `#r${id}`],
  ['an attribute', (id: string) => `[class="${id}"]`],
  ['a class written in numbers', (id: string) => `.\\70 ${id.slice(1)}`],
  ['a rule for a medium', (id: string) => `@media all { .${id}`],
  ['a rule in a rule', (id: string) => `g { .${id} { &amp;`],
])('nor one whose style sheet says so, by %s', (_how, selector) => {
  const ids = Array.from({ length: 10 }, (_, at) => `p${at}`);
  const rule = (id: string) => `${selector(id)} { top: 0; mask: url(#${id}) }`;
  const ended = (css: string) => css + '}'.repeat(css.split('{').length - css.split('}').length);
  const sheet = ids.map((id) => ended(rule(id))).join('');
  const parts = (depth: number) =>
    `${bomb(depth, (id) => `<rect class="${id}" id="r${id}"/>`, 'mask')}<style>/* x */${sheet}</style>`;
  expect(() => clean(drawing(parts(9)))).toThrow(Overdrawn);
});

test('a sheet with a gradient for each of many shapes is no such drawing', () => {
  const ids = Array.from({ length: 60 }, (_, at) => `g${at}`);
  const gradients = ids.map((id) => `<linearGradient id="${id}"><stop/><stop/></linearGradient>`).join('');
  const sheet = `<style>${ids.map((id) => `.${id}{fill:url(#${id})}`).join('')}</style>`;
  const shapes = ids.map((id) => `<path class="${id}" d="M0 0h1"/>`.repeat(60)).join('');
  expect(clean(drawing(sheet + gradients + shapes)).removed).toEqual([]);
});

test('what uses itself, points at what it is in or is used a thousand times is no such drawing', () => {
  const a = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#c" id="c"/>';
  const link = `<g id="all"><a href="#all"><text>x</text></a>${'<use href="#b"/>'.repeat(1000)}</g>`;
  expect(clean(drawing(a + link)).removed).toEqual([]);
});

const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

test.each([
  ['a sheet of one long word', `<style>${'a'.repeat(80_000)}</style>`],
  ['one in numbers', `<style>${'\\75 '.repeat(20_000)}</style>`],
  ['comments without an end', `<style>${'/*'.repeat(40_000)}</style>`],
  ['an address of spaces', `<image href="data:image/png;base64,${' '.repeat(80_000)}!"/>`],
  ['one in a style', `<g style="fill:url(data:image/png;base64,${' '.repeat(80_000)}!)"/>`],
  ['ten thousand scripts', '<script/>'.repeat(10_000)],
  [
    'a rule for each shape',
    `<style>${many(4000, (at) => `.c${at}{fill:url(#a)}`)}</style>${many(4000, (at) => `<g class="c${at}"/>`)}`,
  ],
  ['names in each other', many(150, (at) => `<g xmlns:a${at}="u:${at}">`) + '</g>'.repeat(150)],
])('%s keeps nobody waiting', (_what, inside) => {
  const time = (text: string) => {
    const start = performance.now();
    clean(text);
    return performance.now() - start;
  };
  // As much again of what nobody would call slow.
  const plain = drawing('<path d="M0 0h8" fill="red"/>'.repeat(6000));
  time(plain);
  expect(time(drawing(inside)) / time(plain)).toBeLessThan(15);
});

test('a drawing that is nested more deeply than any, or larger, is refused before anybody reads it', () => {
  const nested = (depth: number) =>
    drawing(many(depth, (at) => `<g xmlns:a${at}="u:${at}">`) + '</g>'.repeat(depth));
  expect(() => clean(nested(3000))).toThrow('nested more deeply');
  expect(clean(drawing('<g><path d="M0 0h8"/></g>'.repeat(400))).removed).toEqual([]);
  expect(() => clean(Buffer.from(gzipSync(drawing(' '.repeat(41_000_000)))))).toThrow();
  expect(() => clean(drawing(' '.repeat(41_000_000)))).toThrow('larger than any');
});

test('what is not whole is not taken', () => {
  expect(() => clean('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')).toThrow();
  expect(() => clean(Buffer.from([0x3c, 0xff, 0xff, 0x3e]))).toThrow();
});

test('the owner hears what was taken out', () => {
  expect(toldOf('hero.svg', ['links and references to other places', 'scripts'])).toBe(
    'hero.svg held more than a drawing: links and references to other places and scripts. That was taken out; what it shows stays.',
  );
});
