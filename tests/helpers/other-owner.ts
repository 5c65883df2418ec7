import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
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
import { settingsOf } from './people.ts';
import { emptyProject, type ProjectCopy } from './project-copy.ts';

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
  /** Builds the site and serves it. */
  publish(): Promise<Ended>;
  close(): void;
}

/**
 * Somebody else’s project, for a site that lives under a sub-path: another language, everything left out that can be,
 * a draft of each kind, a study on no shelf, and addresses of old.
 */
export async function otherOwner(): Promise<OtherOwner> {
  const copy = emptyProject(mkdtempSync(join(tmpdir(), 'project-')));
  await writeContent(copy);
  let site: Site | undefined;
  let port = 0;
  const run = (...command: string[]) =>
    new Promise<Ended>((resolve) => {
      let said = '';
      const child = spawn(process.execPath, command, {
        cwd: copy.root,
        env: { ...process.env, ...TEST_ENV, SITE_BASE: SUBPATH },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      child.on('close', (status) => resolve({ said, status }));
    });
  return {
    ...copy,
    run,
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
  const { tabTitle, ...alpha } = study('אפליקציה שמסבירה מס');
  files['case-studies/alpha/study.yaml'] = { ...alpha, formerly: ['old_alpha'] };
  files['case-studies/beta/study.yaml'] = {
    ...study('Beta'),
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
  const picture = (background: string) =>
    sharp({ create: { width: 2600, height: 1400, channels: 3, background } })
      .png()
      .toBuffer();
  put('wide.png', await picture('#f4be35'));
  for (const route of ['delta', 'epsilon'])
    put(`case-studies/${route}/breakwater.png`, await picture(route === 'delta' ? '#336699' : '#993366'));
}
