import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { createSite, type Site } from '../../tools/serve.ts';
import { rightContent, study } from './content-folder.ts';
import { TEST_ENV } from './gate.ts';
import { set } from './good-content.ts';
import { SUBPATH } from './host.ts';
import { moving } from './odd-pictures.ts';
import { settingsOf } from './people.ts';
import { emptyProject, freePort, type ProjectCopy } from './project-copy.ts';

/** A title that stands in drafts alone. */
export const DRAFT = 'Cormorants on the breakwater';

/** Nobody writes French in Hebrew letters, but so one site has both: words of its own, and lines from the right. */
export const LANGUAGE = 'fr-Hebr-CA';

const NAVIGATION = [
  { label: 'עבודות', href: '/' },
  { label: 'Fun', href: '/fun' },
  { label: 'אודות', href: '/about' },
  { label: 'Resume', href: '/resume.pdf' },
];

interface Ended {
  said: string;
  status: number | null;
}

export interface OtherOwner extends ProjectCopy {
  at(path: string): string;
  /** Runs one of the owner’s commands in the project, with the password the tests know. */
  run(...command: string[]): Promise<Ended>;
  /** The same for a site at the top of its domain. */
  runAtTop(...command: string[]): Promise<Ended>;
  /** Builds the site and serves it. */
  publish(): Promise<Ended>;
  close(): void;
}

/** A style sheet of the owner’s own, which nobody sees but who asks for it. */
const OWN_STYLES =
  '/* Mine. */\nh1 {\n  scroll-margin-block-start: 7px;\n  caret-color: var(--focus-halo);\n}\n';

/** A word that no card is wide enough for. */
export const LONG = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunter';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><rect width="24" height="16" fill="#c91c1c"/></svg>';
const flat = (width: number, height: number, background = '#22bb77') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Pictures and a film as people have them, not as a site would like them. */
const oddMedia = async () => ({
  'small.png': await flat(700, 400),
  'small-cover.png': await flat(500, 375),
  'tall.png': await flat(1300, 20_000),
  'drawing.svg': Buffer.from(SVG),
  'moving.gif': await moving('gif', [1300, 800]),
  'still.png': await flat(640, 400),
  'screen.mov': readFileSync('tests/fixtures/films/screen.mov'),
});
const oddBlocks = [
  ...['small.png', 'tall.png', 'drawing.svg', 'moving.gif'].map((file) => ({
    type: 'picture',
    figure: { picture: { file, alt: `It is ${file}` } },
  })),
  {
    type: 'film',
    device: 'Laptop',
    film: { mp4: 'screen.mov', poster: { file: 'still.png', alt: 'A test card counts to ten' } },
  },
];
const oddStudy = (title: string): Record<string, unknown> => {
  const plain = study(title);
  return { ...plain, blocks: [...(plain.blocks as object[]), ...oddBlocks] };
};

/**
 * Somebody else’s project, for a site that lives under a sub-path: another language, everything left out that can be,
 * odd pictures in an open and in a locked study, a draft of each kind, a study on no shelf, and addresses of old.
 */
export async function otherOwner(): Promise<OtherOwner> {
  const copy = emptyProject(mkdtempSync(join(tmpdir(), 'project-')));
  await writeContent(copy);
  let site: Site | undefined;
  let port = 0;
  const runUnder = async (base: string, command: string[]) => {
    const env = { ...process.env, ...TEST_ENV, SITE_BASE: base, PORT: String(await freePort()) };
    return new Promise<Ended>((resolve) => {
      let said = '';
      const child = spawn(process.execPath, command, {
        cwd: copy.root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      child.on('close', (status) => resolve({ said, status }));
    });
  };
  const run = (...command: string[]) => runUnder(SUBPATH, command);
  return {
    ...copy,
    run,
    runAtTop: (...command) => runUnder('/', command),
    at: (path) => `http://localhost:${port}${SUBPATH}${path}`,
    async publish() {
      const built = await run('tools/build.ts');
      if (built.status !== 0) return built;
      const made = createSite(join(copy.root, 'dist'), SUBPATH);
      await new Promise<void>((resolve) => made.listen(0, resolve));
      ({ port } = made.address() as AddressInfo);
      site = made;
      return built;
    },
    close() {
      site?.close();
      site?.closeAllConnections();
      copy.remove();
    },
  };
}

/** Two studies that are published on one shelf, one on none, two drafts; no Fun page, no resume, no LinkedIn. */
async function writeContent(copy: ProjectCopy) {
  const files = rightContent();
  delete files['fun.yaml'];
  const role = 'מעצבת מוצר';
  const headline = 'אני מעצבת מוצר (UX) מתל אביב';
  const { owner, ...settings } = settingsOf({ language: LANGUAGE, name: 'דנה כהן', role, town: 'תל אביב' });
  const { linkedin, ...rest } = owner;
  const networks = [
    { name: 'behance', url: 'https://www.behance.net/dana' },
    { name: 'github', url: 'https://github.com/dana' },
  ];
  files['site.yaml'] = { ...settings, owner: { ...rest, networks }, navigation: NAVIGATION };
  set(files, 'work.yaml', ['hero', 'headline'], headline);
  set(files, 'work.yaml', ['hero', 'highlight'], role);
  for (const field of ['values', 'volunteering', 'resume']) set(files, 'about.yaml', [field], undefined);
  set(files, 'about.yaml', ['bio'], ['One paragraph is enough.']);
  set(files, 'work.yaml', ['previous'], undefined);
  set(files, 'work.yaml', ['featured', 'studies'], ['delta', 'alpha', 'epsilon', 'beta']);
  const { tabTitle, ...alpha } = oddStudy('אפליקציה שמסבירה מס');
  files['case-studies/alpha/study.yaml'] = {
    ...alpha,
    cover: { file: 'small-cover.png', alt: 'Card' },
    formerly: ['old_alpha'],
  };
  files['case-studies/beta/study.yaml'] = {
    ...oddStudy(LONG),
    locked: true,
    teaser: [headline],
    formerly: ['projects/old-beta'],
  };
  files['case-studies/gamma/study.yaml'] = study('Gamma');
  const cover = { file: 'breakwater.png', alt: 'A breakwater' };
  const draft = { ...study(DRAFT), draft: true, cover, hero: cover, formerly: ['old_delta'] };
  files['case-studies/delta/study.yaml'] = draft;
  files['case-studies/epsilon/study.yaml'] = { ...draft, formerly: ['old_epsilon'], locked: true };

  const put = (file: string, data: string | Buffer) => copy.write(join('content', file), data);
  for (const [file, data] of Object.entries(files)) put(file, stringify(data));
  put('look.css', OWN_STYLES);
  put('wide.png', await flat(2600, 1400, '#f4be35'));
  for (const route of ['delta', 'epsilon'])
    put(
      `case-studies/${route}/breakwater.png`,
      await flat(2600, 1400, route === 'delta' ? '#336699' : '#993366'),
    );
  for (const route of ['alpha', 'beta'])
    for (const [file, bytes] of Object.entries(await oddMedia())) put(`case-studies/${route}/${file}`, bytes);
}
