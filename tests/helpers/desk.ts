import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { TEST_ENV } from './gate.ts';
import { copyProject, freePort, type ProjectCopy } from './project-copy.ts';

/** Generous: several editors may start at once on a small machine, and each bundles its packages first. */
export const PATIENCE = { timeout: 150_000 };

export interface GivenFile {
  name: string;
  type: string;
  buffer: Buffer;
}

/** The editor on a copy of the project, and an owner who sits before it. */
export class TestDesk {
  readonly copy: ProjectCopy;
  page!: Page;
  #server: ChildProcess | undefined;
  #said = '';
  #inside = new WeakSet<BrowserContext>();
  #port = 0;

  constructor(copy: ProjectCopy = copyProject()) {
    this.copy = copy;
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.email', 'owner@example.com');
    this.git('config', 'user.name', 'Owner');
    this.git('config', 'core.autocrlf', 'false');
    this.keep('Start');
  }

  /** Starts the editor; started again, it has the same port, and nobody is let in any more. */
  async start(): Promise<void> {
    // What runs before all tests has the time of one test, whatever a file allows: too little on a busy machine.
    test.setTimeout(Math.max(test.info().timeout, 2 * PATIENCE.timeout));
    this.#port ||= await freePort();
    this.#said = '';
    this.#inside = new WeakSet();
    this.#server = spawn(process.execPath, ['tools/edit.ts', '--no-open', '--port', String(this.#port)], {
      cwd: this.copy.root,
      env: { ...process.env, ...TEST_ENV },
    });
    for (const stream of [this.#server.stdout, this.#server.stderr])
      stream?.on('data', (chunk) => (this.#said += chunk));
    await expect.poll(() => this.#said, PATIENCE).toContain('open for editing');
  }

  /** Ends the editor at once, as a closed terminal does. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  async sitDown(browser: Browser): Promise<void> {
    this.page = await browser.newPage({ reducedMotion: 'reduce' });
  }

  async end(): Promise<void> {
    await this.page?.close();
    await this.stop();
    this.copy.remove();
  }

  /** The address of a page. A browser that is not inside yet needs the newest of the terminal, which is used then. */
  at = (path: string, page = this.page) => {
    const address = this.#said.match(/http:\S+/g)?.at(-1) ?? '';
    if (this.#inside.has(page.context())) return address.replace(/\/#.*/, path);
    this.#inside.add(page.context());
    return address.replace('/#', `${path}#`);
  };

  async open(path: string, page = this.page): Promise<void> {
    const address = this.at(path, page);
    await page.goto(address).catch(async (error: Error) => {
      // The page before was loading itself anew in this very moment, as it does after a change from outside.
      if (!error.message.includes('ERR_ABORTED')) throw error;
      await page.goto(address);
    });
    await expect(page.getByRole('toolbar', { name: 'Editor bar' })).toBeVisible(PATIENCE);
    await page.waitForFunction(() => document.querySelector('[data-edit]') !== null);
  }

  /** Waits for a page: its address, what stands over it, and how the list of pages names it. */
  async isOn({ path, name, title }: { path: string; name: string; title: string }): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path, PATIENCE);
    const heading = this.page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title, PATIENCE);
    await expect(this.list()).toBeVisible(PATIENCE);
    await expect(this.list()).toHaveAccessibleName(`Page: ${name}`);
  }

  /** All that the terminal has shown. */
  said = () => this.#said;

  bar = () => this.page.getByRole('toolbar', { name: 'Editor bar' });
  /** The list of pages, closed: it says where one is. */
  list = () => this.bar().getByRole('button', { name: /^Page: / });
  /** What is in it, once it is open. */
  pages = () => this.page.getByRole('navigation', { name: 'Pages' });
  /** Chooses a page in the list, or what makes one. */
  choose = async (name: string) => {
    await this.list().click();
    const named = { name, exact: true };
    await this.pages().getByRole('link', named).or(this.pages().getByRole('button', named)).click();
  };
  tool = (name: string) => this.page.getByRole('button', { name, exact: true });
  blocks = () => this.page.locator('main [data-starts]');

  saved = async () => {
    await this.page.waitForTimeout(350);
    await expect(this.bar().getByText('Saved', { exact: true })).toBeAttached(PATIENCE);
  };

  git = (...args: string[]) => execFileSync('git', args, { cwd: this.copy.root, encoding: 'utf8' });
  keep = (message: string) => {
    this.git('add', '--all', 'content');
    this.git('commit', '--quiet', '--allow-empty', '-m', message);
  };

  /** The lines of YAML that were taken out and put in since the last step, which is then kept. */
  step = async (message: string): Promise<{ out: string[]; in: string[] }> => {
    await this.saved();
    this.git('add', '--all', 'content');
    const lines = this.git('diff', '--cached', '-U0', '--no-color', '--', '*.yaml').split('\n');
    this.keep(message);
    const of = (sign: string) =>
      lines
        .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
        .map((line) => line.slice(1));
    return { out: of('-'), in: of('+') };
  };

  point = async (at: number) => {
    await this.blocks().nth(at).scrollIntoViewIfNeeded();
    await this.blocks()
      .nth(at)
      .hover({ position: { x: 8, y: 8 } });
  };

  /** By keys: while pictures find their places, a pointer may miss a tool, and the frame goes with the pointer. */
  press = async (name: string) => {
    await this.tool(name).focus();
    await this.page.keyboard.press('Enter');
  };

  /**
   * Takes an item by its handle, which shows where it is pointed at, and lets it go so far down another. By the mouse
   * alone: drivers scroll whatever they are asked to hover, and each in its own way.
   */
  async drag(item: Locator, pointed: { x: number; y: number }, onto: Locator, share: number) {
    const { mouse } = this.page;
    const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const grip = this.tool('Drag to another place');
    // Pictures may still be finding their places: then it is pointed at again.
    await expect(async () => {
      const from = await boxOf(item);
      await mouse.move(from.x + pointed.x, from.y + pointed.y, { steps: 2 });
      await expect(grip).toBeVisible({ timeout: 1000 });
    }).toPass(PATIENCE);
    const handle = await boxOf(grip);
    await mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await mouse.down();
    const target = await boxOf(onto);
    await mouse.move(target.x + 100, target.y + target.height * share, { steps: 6 });
    await mouse.up();
  }

  /** By keys: Firefox’s driver fills a field in a way that React does not hear. */
  async fill(field: Locator, text: string) {
    await field.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Words by their kind, or a file, pasted at the focus or dropped on the middle of an element. */
  async hand(
    what: 'paste' | 'drop',
    given: Record<string, string> | GivenFile,
    on = this.page.locator(':focus'),
  ) {
    const content = 'buffer' in given ? { ...given, buffer: given.buffer.toString('base64') } : given;
    await on.evaluate(
      (element, { what, content }) => {
        const data = new DataTransfer();
        if ('buffer' in content) {
          const bytes = Uint8Array.from(atob(content.buffer ?? ''), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], content.name ?? '', { type: content.type ?? '' }));
        } else for (const [kind, words] of Object.entries(content)) data.setData(kind, words);
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        const options = { bubbles: true, cancelable: true };
        if (what === 'drop') {
          const under = document.elementFromPoint(at.clientX, at.clientY);
          for (const type of ['dragover', 'drop'])
            under?.dispatchEvent(new DragEvent(type, { ...options, ...at, dataTransfer: data }));
          return;
        }
        // Firefox makes no event of this kind with data in it, but hands on one that has it.
        const event = new Event('paste', options);
        Object.defineProperty(event, 'clipboardData', { value: data });
        element.dispatchEvent(event);
      },
      { what, content },
    );
  }
}
