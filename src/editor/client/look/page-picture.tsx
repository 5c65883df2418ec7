import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { FILES } from '../../../model/files.ts';
import type { WorkLayout } from '../../../model/look.ts';
import type { ResolvedStudy } from '../../../model/resolved.ts';
import { SHELVES, type WorkPage } from '../../../model/work.ts';
import { Nav } from '../../../ui/Nav/Nav.tsx';
import type { PageState } from '../../shared/answers.ts';
import { Canvas, siteOf } from '../page/Canvas.tsx';
import type { Documents } from '../session/drafts.ts';

/** What a small picture of a page shows: the page as it is, in another sheet. */
export interface Pictured {
  state: PageState;
  documents: Documents;
  /** How the Work page is set out, where that is not as the server has it. */
  layout?: WorkLayout;
  css: string;
}

/** So much of a page is in its first screen. */
const CARDS = 4;
const BLOCKS = 2;

/** All styles of the page but for those that a look puts on. */
const SHEETS = 'style:not([data-look], [data-own], [data-typefaces-tried]), link[rel=stylesheet]';

/** A page in a frame of its own: drawn by the same screens, with the styles of this page and another look. */
export class PagePicture {
  readonly #root: Root;
  readonly #sheet: HTMLStyleElement;
  readonly #body: HTMLElement;

  constructor(frame: HTMLIFrameElement) {
    const inside = frame.contentDocument;
    if (!inside) throw new Error('There is no frame to draw in.');
    // As every page of the site is read: without it, a browser draws as those of 1998 did.
    inside.open();
    inside.write('<!doctype html>');
    inside.close();
    inside.documentElement.lang = document.documentElement.lang;
    inside.documentElement.dir = document.documentElement.dir;
    inside.documentElement.toggleAttribute('data-read', document.documentElement.hasAttribute('data-read'));
    const sheets = document.querySelectorAll(SHEETS);
    this.#sheet = inside.createElement('style');
    this.#body = inside.body;
    inside.head.replaceChildren(
      ...[...sheets].map((sheet) => inside.importNode(sheet, true)),
      this.#sheet,
      ...[...document.querySelectorAll('style[data-own]')].map((sheet) => inside.importNode(sheet, true)),
    );
    this.#root = createRoot(this.#body);
  }

  wear(css: string): void {
    if (this.#sheet.textContent !== css) this.#sheet.textContent = css;
  }

  draw({ state, documents, layout }: Omit<Pictured, 'css'>): void {
    const data = { documents: firstScreen(documents), schemas: undefined };
    const site = siteOf(data);
    if (!site) return;
    flushSync(() =>
      this.#root.render(
        <>
          <Nav site={site} current={state.path} />
          <main>
            <Canvas {...data} state={state} {...(layout && { layout })} />
          </main>
        </>,
      ),
    );
    // One file for all of them: each would choose another, to be made by the server.
    for (const source of this.#body.querySelectorAll('source')) source.remove();
    for (const image of this.#body.querySelectorAll('img')) image.removeAttribute('srcset');
  }

  end(): void {
    // React says that it cannot end a drawing from within another.
    setTimeout(() => this.#root.unmount());
  }
}

/** A site of four hundred studies has a first screen like any other. */
function firstScreen(documents: Documents): Documents {
  return Object.fromEntries(
    Object.entries(documents).map(([file, document]) => [
      file,
      { ...document, shown: file === FILES.work ? fewCards(document.shown) : fewBlocks(document.shown) },
    ]),
  );
}

function fewCards(shown: unknown): unknown {
  const work = shown as WorkPage | undefined;
  if (!work) return work;
  const shelves = SHELVES.flatMap((name) => {
    const shelf = work[name];
    return shelf ? [[name, { ...shelf, studies: shelf.studies.slice(0, CARDS) }]] : [];
  });
  return { ...work, ...Object.fromEntries(shelves) };
}

function fewBlocks(shown: unknown): unknown {
  const study = shown as Partial<ResolvedStudy> | undefined;
  return Array.isArray(study?.blocks) ? { ...study, blocks: study.blocks.slice(0, BLOCKS) } : shown;
}
