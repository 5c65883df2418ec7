import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { contentFolder, rightContent, study } from '../../tests/helpers/content-folder.ts';
import { listFiles } from '../lib/files.ts';
import { ContentError } from './problem.ts';
import { readLibrary } from './read.ts';

type Files = ReturnType<typeof rightContent>;
const made: (() => void)[] = [];
afterEach(() => {
  for (const remove of made.splice(0)) remove();
});

/** Reads right content after one thing in it was spoiled; gives back what the owner is told. */
async function told(spoil: (files: Record<string, unknown>) => void): Promise<string> {
  const files = rightContent();
  spoil(files);
  const folder = await contentFolder(files);
  made.push(folder.remove);
  const error = await readLibrary(folder.root).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).message;
}

/** Sets a value deep inside one of the files. */
function set(files: Record<string, unknown>, file: string, path: (string | number)[], value: unknown) {
  let node = (files as Files)[file] as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) node = node[step] as Record<string | number, unknown>;
  const last = path.at(-1) as string | number;
  if (value === undefined) delete node[last];
  else node[last] = value;
}

test('content without mistakes is read whole', async () => {
  const folder = await contentFolder(rightContent());
  made.push(folder.remove);
  const library = await readLibrary(folder.root);
  expect(Object.keys(library.studies)).toEqual(['alpha', 'beta']);
  expect(library.studies.alpha?.locked).toBe(false);
});

// On Windows only some may make one.
test.skipIf(process.platform === 'win32')(
  'a file that is a link to one outside content is not read',
  async () => {
    const folder = await contentFolder(rightContent());
    made.push(folder.remove);
    const file = join(folder.root, 'content/work.yaml');
    renameSync(file, join(folder.root, 'elsewhere.yaml'));
    symlinkSync('../elsewhere.yaml', file);
    await expect(readLibrary(folder.root)).rejects.toThrow(
      'content/work.yaml: This is a link to a place outside the folder content',
    );
  },
);

test('what is told holds nothing that a terminal obeys or that turns words round', async () => {
  const message = await told((files) => {
    files['look.yaml'] = 'typefaces:\n  heading: "\\e]0;mine\\aFo\\u202eo\\x9b2J"\n';
  });
  expect(message).toContain('There is no typeface called ]0;mineFoo2J here.');
  expect(message).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
});

describe('content from any system reads the same:', () => {
  /** What is read, after every file was written once more in another way. */
  async function readAgain(rewrite: (text: string) => string | Buffer) {
    const files = Object.entries(rightContent()).map(([file, data]) => [file, rewrite(stringify(data))]);
    const folder = await contentFolder(Object.fromEntries(files));
    made.push(folder.remove);
    return readLibrary(folder.root);
  }

  test('with Windows line ends, with a mark at the start, with accents apart', async () => {
    const asWritten = await readAgain((text) => text.replaceAll('Ada', 'Adé'));
    for (const rewrite of [
      (text: string) => text.replaceAll('\n', '\r\n'),
      (text: string) => `\uFEFF${text}`,
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      (text: string) => text.replaceAll('\n', '\r'),
      (text: string) => text.normalize('NFD'),
    ]) {
      expect(await readAgain((text) => rewrite(text.replaceAll('Ada', 'Adé')))).toEqual(asWritten);
    }
  });

  test('a whole site in a Windows checkout', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
    made.push(() => rmSync(folder, { recursive: true, force: true }));
    cpSync('tests/content', join(folder, 'content'), { recursive: true });
    for (const file of listFiles('content/**/*.yaml', folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replaceAll('\n', '\r\n'));
    }
    expect(await readLibrary(folder)).toEqual(await readLibrary('tests'));
  });

  test('pictures, films and files whose names are spelled a little differently on the disk', async () => {
    const files = rightContent();
    set(files, 'work.yaml', ['hero', 'cover', 'file'], 'café.png');
    const folder = await contentFolder(files);
    made.push(folder.remove);
    const content = join(folder.root, 'content');
    cpSync(join(content, 'wide.png'), join(content, 'cafe\u0301.png'));
    renameSync(join(content, 'about.yaml'), join(content, 'About.yaml'));
    const { work, about } = await readLibrary(folder.root);
    expect(work.hero.cover?.file).toBe('cafe\u0301.png');
    expect(about.pageName).toBe('About');
  });
});

describe('bad content is told in a sentence with the file, the field and the mend:', () => {
  test('an unknown field, with the name that was probably meant', async () => {
    const message = await told((files) => set(files, 'work.yaml', ['hero', 'greting'], 'Hello'));
    expect(message).toMatch(
      /content\/work\.yaml, line \d+, hero\.greting: There is no field called `greting`\. Did you mean `greeting`\?/,
    );
  });

  test('an unknown field that resembles nothing, with the fields there are', async () => {
    const message = await told((files) => set(files, 'fun.yaml', ['zebra'], 1));
    expect(message).toContain(
      'There is no field called `zebra`. The fields here are `pageName`, `description`',
    );
  });

  test('a missing field, with what it is for', async () => {
    const message = await told((files) => set(files, 'site.yaml', ['owner', 'role'], undefined));
    expect(message).toContain(
      'content/site.yaml, line 1, owner.role: This field is missing. Add it. It is: what you do',
    );
  });

  test('a value of the wrong type', async () => {
    const message = await told((files) => set(files, 'case-studies/alpha/study.yaml', ['tags'], 'WEB'));
    expect(message).toMatch(
      /case-studies\/alpha\/study\.yaml, line \d+, tags: This should be a list, but it is text\. Write one item per line/,
    );
  });

  test('a value of the wrong type is told once, whatever else follows from it', async () => {
    const message = await told((files) =>
      set(files, 'case-studies/alpha/study.yaml', ['tags'], 'UX/UI, WEB, MOBILE'),
    );
    expect(message).toContain('One thing in the content to mend first:');
  });

  test('a picture that does not exist', async () => {
    const message = await told((files) => set(files, 'about.yaml', ['photo', 'file'], 'me.png'));
    expect(message).toMatch(
      /about\.yaml, line \d+, photo\.file: There is no picture content\/me\.png\. Put it there/,
    );
  });

  test('a picture too small for its place', async () => {
    const message = await told((files) => set(files, 'work.yaml', ['hero', 'cover', 'file'], 'narrow.png'));
    expect(message).toContain(
      'content/narrow.png is 200 pixels wide, too small for the cover of the Work page, which shows it up to 608 wide. Use one at least 304 wide; from 1280 on it is sharp on every screen.',
    );
  });

  test('a picture that is no picture', async () => {
    const message = await told((files) => set(files, 'about.yaml', ['photo', 'file'], 'broken.png'));
    expect(message).toContain('content/broken.png is not a picture that can be read. Save it again');
  });

  test('an empty alt text', async () => {
    const message = await told((files) => set(files, 'fun.yaml', ['paintings', 0, 'picture', 'alt'], '  '));
    expect(message).toMatch(
      /fun\.yaml, line \d+, paintings, item 1, picture, alt: This is empty\. Fill it in\. It is: what someone who cannot see/,
    );
  });

  test('a card order that names no study', async () => {
    const message = await told((files) => set(files, 'work.yaml', ['featured', 'studies'], ['alhpa']));
    expect(message).toContain(
      'featured.studies, item 1: There is no case study called alhpa. Did you mean alpha?',
    );
  });

  test('a study with two cards', async () => {
    const message = await told((files) => set(files, 'work.yaml', ['previous', 'studies'], ['alpha']));
    expect(message).toContain('alpha already has a card on this page. Keep one of the two.');
  });

  test('two studies with one route', async () => {
    const message = await told((files) => {
      files['case-studies/Alpha/study.yaml'] = study('Alpha again');
    });
    expect(message).toContain(
      'The folders Alpha and alpha would share the address /alpha. Rename one of them.',
    );
  });

  test('a study whose route is a page’s', async () => {
    const message = await told((files) => {
      files['case-studies/about/study.yaml'] = study('About');
    });
    expect(message).toContain(
      'content/case-studies/about: The address /about belongs to a page of the site. Give the folder another name.',
    );
  });

  test.each(['con', 'Aux', 'nul', 'prn', 'com1', 'LPT9'])(
    'a study that no Windows machine could hold: %s',
    async (name) => {
      const message = await told((files) => {
        files[`case-studies/${name}/study.yaml`] = study('Mine');
      });
      expect(message).toContain(
        `content/case-studies/${name}: Windows keeps the name ${name} for itself, so nobody could open this site there. Give the folder another name, for example ${name.toLowerCase()}_study.`,
      );
    },
  );

  test('a folder name that makes no address', async () => {
    const message = await told((files) => {
      files['case-studies/my study!/study.yaml'] = study('Mine');
    });
    expect(message).toContain('Use small letters, digits, - and _ only, for example my_study.');
  });

  test('a study folder without its file', async () => {
    const message = await told((files) => {
      files['case-studies/gamma/story.yaml'] = 'title: Gamma';
    });
    expect(message).toContain(
      'content/case-studies/gamma/study.yaml: This file is missing. Add it, or rename story.yaml to study.yaml.',
    );
  });

  test('a link to a page that is not there', async () => {
    const message = await told((files) => set(files, 'about.yaml', ['bio', 0], 'See [fun](/funn).'));
    expect(message).toMatch(
      /about\.yaml, line \d+, bio, item 1: There is no page \/funn on this site\. Did you mean \/fun\?/,
    );
  });

  test('a link without an address', async () => {
    const message = await told((files) => set(files, 'site.yaml', ['navigation', 0, 'href'], 'about'));
    expect(message).toContain('This is not an address. Write a page of this site (/about)');
  });

  test('YAML that does not parse, with its line', async () => {
    const message = await told((files) => {
      files['fun.yaml'] = 'pageName: Fun\ntitle: "Fun\nintro: []\n';
    });
    expect(message).toContain(
      'content/fun.yaml, line 2: The quote (") that opens on this line is never closed.',
    );
  });

  test('a field written twice', async () => {
    const message = await told((files) => {
      files['fun.yaml'] = 'pageName: Fun\npageName: Again\n';
    });
    expect(message).toContain(
      'content/fun.yaml, line 2: `pageName` is written twice, the first time on line 1. Keep one of the two.',
    );
  });

  test('a highlight that is not in the headline', async () => {
    const message = await told((files) => set(files, 'work.yaml', ['hero', 'highlight'], 'UX Designer'));
    expect(message).toContain('hero.highlight: The headline does not contain this phrase.');
  });

  test('HTML in a text', async () => {
    const message = await told((files) => set(files, 'about.yaml', ['bio', 1], 'I <b>draw</b>.'));
    expect(message).toContain(
      '*emphasis*, **strong** and [links](/about) only, and this one holds HTML. Take it out.',
    );
  });

  test('a date the timeline cannot read', async () => {
    const message = await told((files) =>
      set(files, 'about.yaml', ['jobs', 'entries', 0, 'from'], 'last spring'),
    );
    expect(message).toContain('jobs.entries, item 1, from: This is not a date the timeline can read.');
  });

  test('an e-mail address that is none', async () => {
    const message = await told((files) => set(files, 'site.yaml', ['owner', 'email'], 'ada at example'));
    expect(message).toContain(
      'owner.email: This is not an e-mail address. Write one such as name@example.com.',
    );
  });

  test('a file that is empty', async () => {
    const message = await told((files) => {
      files['fun.yaml'] = '';
    });
    expect(message).toContain('content/fun.yaml, line 1: This file is empty,');
  });

  test('several mistakes at once, each on its own line', async () => {
    const message = await told((files) => {
      set(files, 'about.yaml', ['photo', 'file'], 'me.png');
      set(files, 'fun.yaml', ['title'], undefined);
    });
    const lines = message.split('\n').slice(1);
    expect(lines).toHaveLength(2);
    expect(lines.find((line) => line.includes('content/fun.yaml'))).toContain('This field is missing');
    expect(lines.find((line) => line.includes('content/about.yaml'))).toContain(
      'There is no picture content/me.png',
    );
    expect(message).toContain('2 things in the content to mend first');
  });
});

test('a thousand mistakes are told on a page: a few of each file, the rest counted', () => {
  const problems = Array.from({ length: 1000 }, (_, index) => ({
    file: `content/case-studies/study-${Math.floor(index / 100)}/study.yaml`,
    line: index,
    message: 'This field is missing. Add it.',
  }));
  const error = new ContentError(problems);
  expect(error.problems).toHaveLength(1000);
  const lines = error.message.split('\n');
  expect(lines[0]).toBe('1000 things in the content to mend first:');
  expect(lines.length).toBeLessThan(30);
  expect(lines).toContain('    … and 95 more in content/case-studies/study-0/study.yaml');
  expect(lines).toContain('    … and more in 6 other files');
  expect(lines.at(-1)).toBe('All of them: npm run check -- content --all');
  // What fits is told whole.
  expect(new ContentError(problems.slice(0, 20)).message.split('\n')).toHaveLength(21);
});
