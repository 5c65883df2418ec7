import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { picture } from './good-content.ts';
import { copyProject, freePort, type ProjectCopy } from './project-copy.ts';

/** Words that are only said. */
export const SAID = 'Breathe, and name the orchard keeper';

const DECK = `title: Two things I have learned
for: Quartz & Marigold
minutes: 30
opening:
  lines: [I draw for people who work outdoors.]
  minutes: 2
  notes: "${SAID}.\\n\\n- First the lorry\\n- Then **the button**"
studies:
  - study: orchard
    minutes: 12
  - study: beacon
    minutes: 12
closing:
  title: What I would bring along
  points: [Boots, A pencil]
  minutes: 4
`;

const PROTOTYPE = `<!doctype html><html lang="en-CA"><title>Kind</title><button onclick="this.textContent='Marked'">Mark the tree</button>`;

/** A project with a talk of two studies, one of them locked: films, a theme selector and a prototype are in it. */
export async function copyWithTalk(): Promise<ProjectCopy> {
  const copy = copyProject({ featured: 'beacon', previous: 'orchard' });
  const study = 'content/case-studies/orchard';
  // Those of the tests’ own content show studies that this copy has not.
  rmSync(join(copy.root, 'content/decks'), { recursive: true, force: true });
  copy.write('content/decks/spring.yaml', DECK);
  copy.write(`${study}/kind.html`, PROTOTYPE);
  copy.write(`${study}/still.png`, await picture(1280, 800));
  const block = [
    '  - type: prototype',
    '    title: Mark a tree yourself',
    '    device: Laptop',
    '    task: Mark the tree',
    '    file: kind.html',
    '    width: 1280',
    '    height: 800',
    '    still: { file: still.png, alt: A tree with a button. }',
    '',
  ].join('\n');
  const text = copy.read(`${study}/study.yaml`);
  copy.write(`${study}/study.yaml`, text.replace('  - type: showcase\n', `${block}  - type: showcase\n`));
  return copy;
}

/** `npm run present` on a copy of the project. */
export class TestTalk {
  readonly copy: ProjectCopy;
  #server: ChildProcess | undefined;
  #said = '';

  constructor(copy: ProjectCopy) {
    this.copy = copy;
  }

  async start(...args: string[]): Promise<void> {
    this.#said = '';
    const port = String(await freePort());
    this.#server = spawn(process.execPath, ['tools/present.ts', ...args, '--no-open', '--port', port], {
      cwd: this.copy.root,
    });
    for (const stream of [this.#server.stdout, this.#server.stderr])
      stream?.on('data', (chunk) => (this.#said += chunk));
    await expect.poll(() => this.#said, { timeout: 120_000 }).toMatch(/http:\S+\s/);
  }

  /** The newest address: it lets in one browser. */
  address = () => this.#said.match(/http:\S+/g)?.at(-1) ?? '';
  said = () => this.#said;

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }
}

/** The slide that is seen, by its number and its name. */
export const slideOn = (page: Page) => page.locator('[data-state=shown] section[aria-roledescription=slide]');

export async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(slideOn(page)).toHaveAttribute('aria-label', new RegExp(`^Slide ${number} of \\d+: .`));
}

/** Opens the other window by its key. One that was closed this very moment may still be found by its name: once more, then. */
export async function openOther(page: Page, context: BrowserContext = page.context()): Promise<Page> {
  let other: Page | undefined;
  await expect(async () => {
    const [opened] = await Promise.all([
      context.waitForEvent('page', { timeout: 4000 }),
      page.keyboard.press('s'),
    ]);
    other = opened;
  }).toPass({ timeout: 30_000 });
  await other?.waitForLoadState();
  return other ?? page;
}
