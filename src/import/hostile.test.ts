// Files that somebody made to do harm, and files that are merely odd: each is refused or told in a sentence.
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bundleOf, LARGEST_IMPORT, sizeFault } from './bundle.ts';
import { readBundle } from './readers.ts';
import { CannotBring } from './source.ts';
import { MOST_FILES, MOST_IN_ONE, newBudget, openZip } from './zip.ts';

const page = strToU8('# Page\n\n## One\n\nWords.\n');
const readers = { word: async () => ({ html: '' }) };

interface Patch {
  flags?: number;
  attributes?: number;
  size?: number;
  name?: Uint8Array;
}

/** A ZIP with one file, whose list says of it what it should not. */
function patched(name: string, bytes: Uint8Array, { flags, attributes, size, name: raw }: Patch): Uint8Array {
  const zip = zipSync({ [name]: [bytes, { os: 3 }] });
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  const entry = view.getUint32(end + 16, true);
  if (flags !== undefined) view.setUint16(entry + 8, flags, true);
  if (attributes !== undefined) view.setUint32(entry + 38, attributes, true);
  if (size !== undefined) view.setUint32(entry + 24, size, true);
  if (raw) zip.set(raw, entry + 46);
  return zip;
}

const pathsIn = (zip: Uint8Array) => openZip(zip, 'a.zip', newBudget()).entries.map(({ path }) => path);

describe('a ZIP', () => {
  test.each([
    '../../.ssh/authorized_keys',
    '/etc/passwd',
    'C:\\Windows\\win.ini',
    '..\\up.md',
    'a/../../up.md',
  ])('whose path %s climbs out is brought in without that file, which is told', (path) => {
    const bundle = bundleOf('a.zip', zipSync({ [path]: page, 'page.md': page }));
    expect([...bundle.files.keys()]).toEqual(['page.md']);
    expect(bundle.notCarried).toMatchObject([{ place: path, why: expect.stringMatching(/never unpacked/) }]);
  });

  test('with a link in it is brought in without the link', () => {
    const { entries, refused } = openZip(
      patched('link.md', strToU8('/etc/passwd'), { attributes: 0o120777 * 65536 }),
      'a.zip',
      newBudget(),
    );
    expect(entries).toEqual([]);
    expect(refused).toEqual(['link.md']);
  });

  test('of a few kilobytes that unpacks to gigabytes is stopped on the way, whatever it says of its size', () => {
    const bomb = zipSync({ 'page.md': [new Uint8Array(80_000_000), { level: 9 }] });
    expect(bomb.length).toBeLessThan(100_000);
    const budget = { ...newBudget(), bytes: 1_000_000 };
    const [entry] = openZip(bomb, 'bomb.zip', budget).entries;
    expect(() => entry?.read()).toThrow(/unpacks to more than/);
    // A size in the list that is a lie changes nothing.
    const [liar] = openZip(patched('page.md', new Uint8Array(5_000_000), { size: 10 }), 'bomb.zip', {
      ...budget,
    }).entries;
    expect(() => liar?.read()).toThrow(/unpacks to more than/);
  });

  test.each(['page.md', 'big.png'])(
    'with one file of hundreds of megabytes is refused for it: %s',
    (name) => {
      const bomb = zipSync({ [name]: [new Uint8Array(MOST_IN_ONE + 1), { level: 9 }] });
      const budget = newBudget();
      const [entry] = openZip(bomb, 'bomb.zip', budget).entries;
      expect(() => entry?.read()).toThrow(
        new CannotBring(
          `${name} in bomb.zip unpacks to more than 100 MB, which no page or picture needs. Export it anew.`,
        ),
      );
      expect(budget.bytes).toBe(newBudget().bytes);
    },
  );

  test('whose files are small one by one and too much together is stopped too', () => {
    const files = Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [`${index}.md`, new Uint8Array(400_000)]),
    );
    const { entries } = openZip(zipSync(files), 'bomb.zip', { ...newBudget(), bytes: 1_000_000 });
    expect(() => entries.map(({ read }) => read())).toThrow(CannotBring);
  });

  test.each([
    ['page.md', 20],
    ['page.html', 60],
  ])('with a text that nobody wrote is refused before it is read: %s', async (name, most) => {
    const zip = zipSync({ [name]: [new Uint8Array(most * 1_000_000 + 1).fill(32), { level: 9 }] });
    await expect(readBundle(bundleOf('a.zip', zip), readers)).rejects.toThrow(
      new CannotBring(
        `${name} holds ${most} MB of text, and at most ${most} MB are read. Bring a part of it.`,
      ),
    );
  });

  test('of ZIPs of ZIPs is not followed to its end', () => {
    const nest = (depth: number): Uint8Array =>
      depth === 0 ? page : zipSync({ [depth === 1 ? 'page.md' : 'in.zip']: nest(depth - 1) });
    expect(bundleOf('a.zip', nest(2)).files.size).toBe(1);
    expect(bundleOf('a.zip', nest(4)).notCarried).toMatchObject([
      { why: expect.stringMatching(/ZIP in a ZIP in a ZIP/) },
    ]);
  });

  test('of ten thousand files is refused before one of them is read', () => {
    const files = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}.md`, page]));
    expect(() => bundleOf('many.zip', zipSync(files, { level: 0 }))).toThrow(
      `many.zip holds 10,000 files, and at most ${MOST_FILES.toLocaleString('en-CA')}`,
    );
  });

  test('in a ZIP in a ZIP is named, with what to do', async () => {
    const deep = zipSync({ 'b.zip': zipSync({ 'c.zip': zipSync({ 'd.zip': zipSync({ 'a.md': page }) }) }) });
    const bundle = bundleOf('deep.zip', deep);
    await expect(readBundle(bundle, readers)).rejects.toThrow(/Unpack it, and bring what is in it/);
  });

  test('with a password is refused, with what to do', () => {
    expect(() => bundleOf('locked.zip', patched('page.md', page, { flags: 1 }))).toThrow(
      /locked\.zip is protected with a password\. Unpack it yourself/,
    );
  });

  test('that was cut off, or is none, is refused in a sentence', () => {
    const whole = zipSync({ 'page.md': [page, { level: 0 }] });
    expect(() => bundleOf('half.zip', whole.subarray(0, whole.length - 30))).toThrow(
      /half\.zip is not a whole ZIP file/,
    );
    const spoiled = whole.slice();
    spoiled.set([1, 2, 3], 40);
    const [entry] = openZip(spoiled, 'a.zip', newBudget()).entries;
    expect(() => entry?.read()).toThrow(/page\.md in a\.zip is damaged/);
    expect(() => bundleOf('empty.zip', new Uint8Array())).toThrow('empty.zip is empty.');
    expect(() => bundleOf('nothing.zip', zipSync({}))).toThrow('There is nothing in nothing.zip.');
  });

  test('in which a file is packed in a way nobody knows is refused in a sentence', () => {
    const zip = zipSync({ 'page.md': page });
    const view = new DataView(zip.buffer);
    view.setUint16(view.getUint32(zip.length - 6, true) + 10, 99, true);
    expect(() => openZip(zip, 'a.zip', newBudget()).entries[0]?.read()).toThrow(/Pack it as an ordinary ZIP/);
  });
});

describe('names', () => {
  test('in decomposed letters, as macOS writes them, find their pages’ pictures', async () => {
    const bundle = bundleOf(
      'a.zip',
      zipSync({
        ['café/é.md'.normalize('NFD')]: strToU8('# É\n\n## Un\n\n![Une tasse](t%C3%A9.png)\n'),
        ['café/té.png'.normalize('NFD')]: page,
      }),
    );
    const { sources } = await readBundle(bundle, readers);
    expect(sources[0]?.nodes).toContainEqual({
      kind: 'picture',
      picture: { path: 'café/té.png', alt: 'Une tasse' },
    });
  });

  test('in the letters of old PCs are read', () => {
    // “étude.md” as DOS writes it.
    const zip = patched('xtude.md', page, { flags: 0, name: Uint8Array.of(0x82) });
    expect(pathsIn(zip)).toEqual(['étude.md']);
  });

  test('in UTF-8 that does not say so are read', () => {
    const zip = patched('xxtude.md', page, { flags: 0, name: strToU8('é') });
    expect(pathsIn(zip)).toEqual(['étude.md']);
  });
});

test('a text that comes by itself is a page, whatever kind of text it calls itself', async () => {
  const { sources } = await readBundle(
    bundleOf('notiz.txt', strToU8('# Notiz\n\nWorte, **viele**.')),
    readers,
  );
  expect(sources).toMatchObject([{ title: 'Notiz', notCarried: [] }]);
});

test('every file that stays behind is named', async () => {
  const others = Array.from({ length: 12 }, (_, at) => `n${at}.html`);
  const files = Object.fromEntries([...others, 'page.md'].map((name) => [name, page]));
  const { notCarried } = await readBundle(bundleOf('a.zip', zipSync(files)), readers);
  for (const name of others) expect(notCarried[0]?.place).toContain(name);
});

test('pages come first: what lies beside them is no source of its own', async () => {
  const bundle = bundleOf(
    'a.zip',
    zipSync({ 'page.md': page, 'old.html': page, 'notes.docx': zipSync({ 'word/document.xml': page }) }),
  );
  const { sources, notCarried } = await readBundle(bundle, readers);
  expect(sources.map(({ title }) => title)).toEqual(['Page']);
  expect(notCarried).toMatchObject([{ what: '2 files', place: 'old.html, notes.docx' }]);
});

describe('one page of many that cannot be read is told by its own name, and the others come', () => {
  const good = zipSync({ 'word/document.xml': strToU8('<w:t>Words</w:t>') });
  test.each([
    ['too long', 'deep/a.md', new Uint8Array(20_000_001).fill(32), 'a.md holds 20 MB of text'],
    ['no Word document', 'a.docx', strToU8('none'), 'a.docx is not'],
    ['nested too deeply', 'a.html', strToU8('<div>'.repeat(20_000)), 'a.html could not be read'],
    ['a picture by another name', 'a.md', strToU8('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'), 'a.md is no text'],
    ['empty', 'a.md', strToU8(' \n'), 'a.md is empty'],
  ])('%s', async (_, name, bytes, why) => {
    const ending = name.slice(name.lastIndexOf('.'));
    const fine = ending === '.docx' ? good : ending === '.md' ? page : strToU8('<h1>Page</h1><p>Words.</p>');
    const zip = zipSync({ [name]: [bytes, { level: 1 }], [`fine${ending}`]: fine });
    const word = async () => ({ html: '<p>Words.</p>' });
    const { sources, notCarried } = await readBundle(bundleOf('all.zip', zip), { word });
    expect(sources.map(({ file }) => file)).toEqual([`fine${ending}`]);
    expect(notCarried).toMatchObject([{ what: 'a page', place: name, why: expect.stringContaining(why) }]);
  });
});

describe('a file', () => {
  test('of more than 200 MB is told before it is read', () => {
    expect(sizeFault('huge.zip', LARGEST_IMPORT + 1)).toMatch(
      /huge\.zip has 200 MB, and at most 200 MB are taken in/,
    );
    expect(sizeFault('fine.zip', LARGEST_IMPORT)).toBeUndefined();
  });

  test.each([
    ['cv.pdf', '%PDF-1.7', /is a PDF/],
    ['app.fig', 'fig-kiwi', /is a Figma file\. In Figma, select the frame, Export, PNG 2x\./],
    ['old.doc', 'ÐÏ', /of the old kind/],
    ['page.mhtml', 'MIME-Version: 1.0', /Save it as “Web page, complete”/],
    ['photo.png', 'PNG', /is nothing that is known here/],
    ['data.json', '{"a": 1}', /is nothing that is known here/],
    ['broken.json', '{"basics": ', /is JSON that ends too early, in line 1:/],
  ])('called %s is refused with what to do instead', async (name, text, why) => {
    await expect(readBundle(bundleOf(name, strToU8(text)), readers)).rejects.toThrow(why);
  });

  test('with scripts, in a page or in its addresses, brings none of them', async () => {
    const html =
      '<body onload="x()"><main><h1>T</h1><script>bad()</script><p onclick="y()">Words <a href="javascript:bad()">here</a></p><img src="javascript:bad()" alt="A">';
    const { sources } = await readBundle(bundleOf('a.html', strToU8(html)), readers);
    expect(JSON.stringify(sources[0]?.nodes)).not.toMatch(/bad|onclick|javascript/);
    expect(sources[0]?.notCarried.map(({ what }) => what)).toEqual([
      'a script',
      'the link of “here”',
      'a picture',
    ]);
  });

  test('in a ZIP is unpacked only when it is needed', () => {
    let read = 0;
    const bundle = bundleOf('a.zip', zipSync({ 'page.md': page, 'big.psd': deflateRawSync(page) }));
    const psd = bundle.files.get('big.psd');
    bundle.files.set('big.psd', () => {
      read++;
      return psd?.() ?? page;
    });
    return readBundle(bundle, readers).then(({ notCarried }) => {
      expect(read).toBe(0);
      expect(notCarried).toMatchObject([{ what: 'a file', place: 'big.psd' }]);
    });
  });
});
