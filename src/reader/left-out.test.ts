// What an owner may leave out, keep back or move, and what the reader makes of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { set } from '../../tests/helpers/good-content.ts';
import { ContentError } from './problem.ts';
import { readLibrary } from './read.ts';

const ALPHA = 'case-studies/alpha/study.yaml';
const BETA = 'case-studies/beta/study.yaml';
const made: (() => void)[] = [];
afterEach(() => {
  for (const remove of made.splice(0)) remove();
});

type Files = ReturnType<typeof rightContent>;

async function folderWith(change: (files: Files) => void) {
  const files = rightContent();
  // Right content links to the Fun page; here that page may be missing.
  set(files, 'about.yaml', ['bio'], ['One paragraph is enough.']);
  change(files);
  const folder = await contentFolder(files);
  made.push(folder.remove);
  return folder.root;
}

const read = async (change: (files: Files) => void, reading = {}) =>
  readLibrary(await folderWith(change), reading);

async function refused(change: (files: Files) => void, reading = {}): Promise<string> {
  const error = await read(change, reading).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).message;
}

const navigation = [
  { label: 'Work', href: '/' },
  { label: 'Fun', href: '/fun' },
  { label: 'About', href: '/about' },
  { label: 'Resume', href: '/resume.pdf' },
];
const linksIn = ({ site }: Awaited<ReturnType<typeof readLibrary>>) =>
  site.navigation.map(({ href }) => href);

describe('what is not written is not there:', () => {
  const without = (files: Files) => {
    set(files, 'site.yaml', ['navigation'], navigation);
    delete files['fun.yaml'];
    for (const field of ['values', 'volunteering', 'resume']) set(files, 'about.yaml', [field], undefined);
    set(files, 'work.yaml', ['previous'], undefined);
    set(files, 'site.yaml', ['owner', 'linkedin'], undefined);
    set(files, 'site.yaml', ['footer', 'linkedinLabel'], undefined);
  };

  test('LinkedIn, the Fun page, the bubble, volunteering, the resume and the second shelf, all at once', async () => {
    const library = await read(without);
    expect(library.fun).toBeUndefined();
    expect(library.site.owner.linkedin).toBeUndefined();
    expect(library.work.previous).toBeUndefined();
    const { values, volunteering, resume } = library.about;
    expect([values, volunteering, resume]).toEqual([undefined, undefined, undefined]);
    expect(linksIn(library)).toEqual(['/', '/about']);
  });

  test('the bar keeps the resume if the owner has put one into public', async () => {
    const root = await folderWith(without);
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'public/resume.pdf'), '%PDF');
    expect(linksIn(await readLibrary(root))).toEqual(['/', '/about', '/resume.pdf']);
  });

  test('a text that still links there is a mistake, with its mend', async () => {
    const bio = ['See [my paintings](/fun) and [my resume](/resume.pdf).'];
    const message = await refused((files) => {
      without(files);
      set(files, 'about.yaml', ['bio'], bio);
    });
    expect(message).toMatch(
      /about\.yaml, line \d+, bio, item 1: There is no page \/fun without content\/fun\.yaml\. Take the link out/,
    );
    expect(message).toContain('There is no resume: content/about.yaml has no `resume:`');
  });

  test('a bar that leads to a page nobody knows is still a mistake', async () => {
    const message = await refused((files) =>
      set(files, 'site.yaml', ['navigation'], [{ label: 'Blog', href: '/blog' }]),
    );
    expect(message).toContain('There is no page /blog on this site.');
  });

  test('fun.yml was meant to be there', async () => {
    const message = await refused((files) => {
      files['fun.yml'] = files['fun.yaml'] ?? {};
      delete files['fun.yaml'];
    });
    expect(message).toContain(
      'content/fun.yaml: This file is missing. Add it, or rename fun.yml to fun.yaml.',
    );
  });

  test('one shelf or three, each study on one of them', async () => {
    const more = { title: 'OLDER WORK', studies: ['beta'] };
    const three = await read((files) => {
      files['case-studies/gamma/study.yaml'] = { ...files[ALPHA], title: 'Gamma' };
      set(files, 'work.yaml', ['more'], { title: 'OLDER WORK', studies: ['gamma'] });
    });
    expect(three.work.more?.studies).toEqual(['gamma']);
    const twice = await refused((files) => set(files, 'work.yaml', ['more'], more));
    expect(twice).toMatch(/work\.yaml, line \d+, more\.studies, item 1: beta already has a card/);
  });
});

describe('a draft', () => {
  const asDraft = (files: Files) => set(files, ALPHA, ['draft'], true);

  test('is read while editing, and by a build it is not: no study, no card', async () => {
    const building = await read(asDraft);
    expect(Object.keys(building.studies)).toEqual(['beta']);
    expect(building.work.featured.studies).toEqual([]);
    const editing = await read(asDraft, { editing: true });
    expect(editing.studies.alpha?.draft).toBe(true);
    expect(editing.work.featured.studies).toEqual(['alpha']);
  });

  test('stops no build, whatever is wrong with it; while editing it is told', async () => {
    const broken = (files: Files) => {
      asDraft(files);
      set(files, ALPHA, ['blocks', 0, 'type'], 'txet');
      set(files, ALPHA, ['hero', 'file'], 'gone.png');
    };
    expect(Object.keys((await read(broken)).studies)).toEqual(['beta']);
    expect(await refused(broken, { editing: true })).toContain('Did you mean `text`?');
    const missing = (files: Files) => {
      asDraft(files);
      set(files, ALPHA, ['hero', 'file'], 'gone.png');
    };
    expect(Object.keys((await read(missing)).studies)).toEqual(['beta']);
    expect(await refused(missing, { editing: true })).toContain('There is no picture');
  });

  test('is no page for others to link to, except in the bar, which leaves it out', async () => {
    const linked = (files: Files) => {
      asDraft(files);
      set(files, 'site.yaml', ['navigation'], [...navigation, { label: 'Alpha', href: '/alpha' }]);
    };
    expect(linksIn(await read(linked))).not.toContain('/alpha');
    expect(linksIn(await read(linked, { editing: true }))).toContain('/alpha');
    const named = (files: Files) => {
      asDraft(files);
      set(files, BETA, ['blocks', 0, 'text', 0], 'As in [Alpha](/alpha).');
    };
    expect(await refused(named)).toContain('/alpha is a draft, so visitors will find no page there.');
    await read(named, { editing: true });
  });

  test('may say `draft: false`; a word that is neither is told', async () => {
    const library = await read((files) => set(files, ALPHA, ['draft'], false));
    expect(library.studies.alpha?.draft).toBe(false);
    const message = await refused((files) => set(files, ALPHA, ['draft'], 'yes'));
    expect(message).toContain('Write true or false, without quotes.');
  });
});

describe('a sentence that is still to be written', () => {
  const starter = (files: Files) => set(files, ALPHA, ['summary', 0, 'text'], 'Write here — what was hard.');

  test('stops a build, with its place and the two ways on', async () => {
    expect(await refused(starter)).toMatch(
      /alpha\/study\.yaml, line \d+, summary, item 1, text: One sentence is still to be written, beginning with “Write here — what was hard”\. Write it, or make the study a draft for now\./,
    );
  });

  test('stops it on any page', async () => {
    const message = await refused((files) => set(files, 'fun.yaml', ['title'], 'Write here — a title.'));
    expect(message).toContain('content/fun.yaml');
    expect(message).not.toContain('draft');
  });

  test('may wait while editing, and in a draft', async () => {
    await read(starter, { editing: true });
    await read((files) => {
      starter(files);
      set(files, ALPHA, ['draft'], true);
    });
  });

  test('is not any sentence that begins alike', async () => {
    await read((files) =>
      set(files, 'site.yaml', ['footer', 'invitation'], 'Write here if you are curious.'),
    );
  });
});

describe('addresses of old', () => {
  const formerly =
    (file: string, ...addresses: unknown[]) =>
    (files: Files) =>
      set(files, file, ['formerly'], addresses);

  test('are kept, deeper ones too; a slash in front is no mistake', async () => {
    const { studies } = await read(formerly(ALPHA, 'old_alpha', '/projects/alpha-1'));
    expect(studies.alpha?.formerly).toEqual(['old_alpha', 'projects/alpha-1']);
  });

  test.each([
    ['alpha', 'is the study’s address now'],
    ['beta', 'There is a study at /beta now'],
    ['about', 'belongs to the site itself'],
    ['media/old', 'belongs to the site itself'],
    ['https://ada.example/old', 'This is no address a study had here.'],
    ['Old Route', 'This is no address a study had here.'],
    ['old.html', 'This is no address a study had here.'],
  ])('%s is refused', async (address, says) => {
    const message = await refused(formerly(ALPHA, address));
    expect(message).toMatch(/alpha\/study\.yaml, line \d+, formerly, item 1: /);
    expect(message).toContain(says);
  });

  test('one lead to one study, once', async () => {
    const twice = await refused(formerly(ALPHA, 'old', 'old'));
    expect(twice).toContain('/old stands in this list already.');
    const both = await refused((files) => {
      formerly(ALPHA, 'old')(files);
      formerly(BETA, 'old')(files);
    });
    expect(both).toMatch(/beta\/study\.yaml.*\/old leads to \/alpha already/);
  });
});
