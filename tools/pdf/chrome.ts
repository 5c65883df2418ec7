import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { atTheEnd } from '../handed-out/at-the-end.ts';

/** Names the folder to work in, where whoever started the command takes it away afterwards, whatever happens to it. */
export const PDF_FOLDER = 'PORTFOLIO_PDF_FOLDER';

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
}

/** A browser that lays pages out and prints them. It is spoken to through a pipe: no port, and nobody else can listen. */
export class Chrome {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #stayAway: () => void;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #events = new Map<string, () => void>();
  #session: string | undefined;
  #count = 0;
  #fault: string | undefined;

  private constructor(process: ChildProcess, folder: string) {
    this.#process = process;
    this.#folder = folder;
    // What lies there may be locked on the site: nothing of it outlives the command, however that ends.
    this.#stayAway = atTheEnd(() => this.#vanish());
    let half = Buffer.alloc(0);
    // Of the two pipes after those that every process has, the second is what it says.
    (process.stdio[4] as Readable).on('data', (chunk: Buffer) => {
      half = Buffer.concat([half, chunk]);
      for (let end = half.indexOf(0); end !== -1; end = half.indexOf(0)) {
        this.#hear(JSON.parse(half.subarray(0, end).toString()));
        half = half.subarray(end + 1);
      }
    });
    process.on('error', ({ message }) => this.#end(message));
    process.on('exit', () => this.#end('The browser has ended.'));
  }

  static async open(path: string): Promise<Chrome> {
    const folder = mkdtempSync(join(process.env[PDF_FOLDER] ?? tmpdir(), 'portfolio-pdf-'));
    const args = [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${join(folder, 'profile')}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--hide-scrollbars',
      // Chrome’s own fence does not work for the administrator of a Linux machine, as in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ];
    const started = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const chrome = new Chrome(started, folder);
    try {
      await chrome.#begin();
    } catch (error) {
      chrome.#stayAway();
      chrome.#vanish();
      throw error;
    }
    return chrome;
  }

  async #begin(): Promise<void> {
    const { targetInfos } = await this.#say<{ targetInfos: { type: string; targetId: string }[] }>(
      'Target.getTargets',
    );
    const page = targetInfos.find(({ type }) => type === 'page');
    const { targetId } =
      page ?? (await this.#say<{ targetId: string }>('Target.createTarget', { url: 'about:blank' }));
    const { sessionId } = await this.#say<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    this.#session = sessionId;
    await this.#say('Page.enable');
    // Nothing goes out, whatever a page says.
    await this.#say('Network.enable');
    await this.#say('Network.emulateNetworkConditions', {
      offline: true,
      latency: 0,
      downloadThroughput: 0,
      uploadThroughput: 0,
    });
    await this.#say('Emulation.setEmulatedMedia', { media: 'print' });
  }

  /** Where a document can lie for it; gone with the browser. */
  file(name: string): string {
    return join(this.#folder, name);
  }

  /** Opens a document of this folder, and waits until its fonts and pictures are there. */
  async show(path: string): Promise<void> {
    const isLoaded = new Promise<void>((resolve) => this.#events.set('Page.loadEventFired', resolve));
    await this.#say('Page.navigate', { url: pathToFileURL(path).href });
    await isLoaded;
    await this.ask(
      'document.fonts.ready.then(() => Promise.all([...document.images].map((one) => one.decode().catch(() => {}))))',
    );
  }

  /** What an expression comes to in the document. */
  async ask<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#say<{
      result: { value: T };
      exceptionDetails?: { text: string };
    }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }

  async print(): Promise<Buffer> {
    const { data } = await this.#say<{ data: string }>('Page.printToPDF', {
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    const { exitCode, signalCode } = this.#process;
    const hasEnded =
      exitCode !== null || signalCode !== null
        ? undefined
        : new Promise((resolve) => this.#process.once('exit', resolve));
    await this.#say('Browser.close').catch(() => this.#process.kill());
    await hasEnded;
    // Whatever the browser started may still hold the other end.
    for (const pipe of this.#process.stdio) pipe?.destroy();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
    this.#stayAway();
  }

  /** At once, as the end of a process wants it: what is to be read goes first, then the browser and all that it keeps. */
  #vanish(): void {
    if (!existsSync(this.#folder)) return;
    for (const one of readdirSync(this.#folder, { withFileTypes: true }))
      if (one.isFile()) rmSync(join(this.#folder, one.name), { force: true });
    this.#process.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }

  #say<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      if (this.#fault) return reject(new Error(this.#fault));
      this.#waiting.set(id, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as T),
      );
      const sessionId = this.#session;
      (this.#process.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  #hear(answer: Answer): void {
    if (answer.id !== undefined) {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    } else if (answer.method) {
      this.#events.get(answer.method)?.();
      this.#events.delete(answer.method);
    }
  }

  #end(message: string): void {
    this.#fault ??= message;
    for (const answer of this.#waiting.values()) answer({ error: { message } });
    this.#waiting.clear();
  }
}
