import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { sampleOwner } from './sample-owner.ts';

type Fields = Record<string, unknown>;

const site = {
  owner: sampleOwner,
  baseTitle: 'Ada',
  description: 'A site.',
  url: 'https://ada.example',
  navigation: [{ label: 'Work', href: '/' }],
  footer: {
    thanks: 'Thanks',
    invitation: 'Write',
    madeBy: 'By {name}',
    emailLabel: 'Email',
    linkedinLabel: 'LinkedIn',
  },
  notFound: {
    title: 'Page not found',
    message: 'Hold on, {name}',
    hint: 'Later',
    retry: 'RETRY',
    home: 'Home',
  },
};

const entry = {
  position: 'Designer',
  company: 'Somewhere',
  from: '2020-01',
  to: 'present',
  description: 'Drew.',
};

/** The smallest content that is right; tests spoil one thing in it. */
export const rightContent = (): Record<string, Fields> =>
  structuredClone({
    'site.yaml': site,
    'work.yaml': {
      pageName: 'Work',
      description: 'Work.',
      hero: {
        greeting: 'Hi',
        headline: 'A Product Designer',
        highlight: 'Product Designer',
        blurb: 'In Toronto.',
        cover: { file: 'wide.png', alt: 'A desk' },
      },
      featured: { title: 'FEATURED WORK', studies: ['alpha'] },
      previous: { title: 'PREVIOUS WORK', studies: ['beta'] },
    },
    'about.yaml': {
      pageName: 'About',
      description: 'About.',
      photo: { file: 'wide.png', alt: 'Ada' },
      intro: ['Hello'],
      values: { title: 'Values', lines: ['Listen'] },
      bio: ['One.', 'Two.', 'Three, see [the paintings](/fun).'],
      jobs: { title: 'Work', entries: [entry] },
      volunteering: { title: 'Volunteering', entries: [entry] },
      resume: { summary: 'A designer.', skills: [{ title: 'Tools', items: ['Pencil'] }] },
    },
    'fun.yaml': {
      pageName: 'Fun',
      description: 'Fun.',
      title: 'Fun',
      intro: ['Paintings.'],
      paintings: [{ title: 'One', picture: { file: 'wide.png', alt: 'A field' } }],
    },
    'case-studies/alpha/study.yaml': study('Alpha'),
    'case-studies/beta/study.yaml': study('Beta'),
  });

export const study = (title: string): Fields => ({
  tabTitle: title,
  title,
  description: `About ${title}.`,
  tags: ['WEB'],
  cover: { file: '../../wide.png', alt: 'A screen' },
  info: [{ title: 'My Role', items: ['Designer'] }],
  hero: { file: '../../wide.png', alt: 'A wide screen' },
  summary: [
    { title: 'The problem', text: 'It was hard.' },
    { title: 'What I did', text: 'I made it easy.' },
  ],
  facts: [{ value: '8 weeks', label: 'of work' }],
  blocks: [{ type: 'text', section: 'Problem', title: 'It was hard', text: ['Very.'] }],
});

/** Drawn once for all tests: most of them make a folder each. */
const blanks = new Map<number, Promise<Buffer>>();

function blank(width: number): Promise<Buffer> {
  const picture =
    blanks.get(width) ??
    sharp({ create: { width, height: 40, channels: 3, background: '#f4be35' } })
      .png()
      .toBuffer();
  blanks.set(width, picture);
  return picture;
}

/** Writes content into a temporary folder; strings are written as they are. Returns the folder and how to remove it. */
export async function contentFolder(files: Record<string, Fields | string | Buffer>) {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const write = (file: string, data: string | Buffer) => {
    const path = join(root, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  };
  write('wide.png', await blank(2600));
  write('narrow.png', await blank(200));
  write('broken.png', 'not a picture');
  for (const [file, data] of Object.entries(files)) {
    write(file, typeof data === 'string' || Buffer.isBuffer(data) ? data : stringify(data));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
