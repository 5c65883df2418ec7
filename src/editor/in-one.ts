import type { Plugin, ResolvedConfig } from 'vite';
import { inOne, type Made } from '../lib/in-one.ts';
import { stageMeasures } from '../present/stage-measures.ts';
import { measures } from '../styles/measures.ts';

/** What the page’s script imports: types in client/in-one.d.ts. */
const EDITOR = 'virtual:editor';
const SLIDES = 'virtual:editor-slides';

/**
 * The editor as one module. Served as it is written it would be four hundred files, which a browser asks for one by one
 * on every page; in one it takes a second to make, once, and a page opens three times as fast. React comes in it as
 * visitors get it: while developing, it notes for every element where it was made, on every key. What draws slides is
 * another one, made when somebody asks for slides: it has two fifths of the size, and most come for the page.
 */
export function editorInOne(): Plugin {
  let config: ResolvedConfig;
  let first: Promise<Made> | undefined;
  const kinds: Record<string, { make(): Promise<Made>; write(made: Made): string }> = {
    [EDITOR]: {
      make: () => first ?? theEditor(config),
      write: ({ code, css }) => `${code}\n${worn(css)}`,
    },
    [SLIDES]: {
      make: () => theSlides(config),
      write: ({ code, css }) => `${code}\nexport const css = ${JSON.stringify(css)};`,
    },
  };
  return {
    name: 'editor-in-one',
    configResolved(resolved) {
      config = resolved;
    },
    // Begun before anybody asks. What fails is told to whoever does.
    configureServer() {
      first = theEditor(config);
      first.catch(() => {});
    },
    resolveId: (id) => (Object.hasOwn(kinds, id) ? `\0${id}` : undefined),
    async load(id) {
      const kind = id.startsWith('\0') ? kinds[id.slice(1)] : undefined;
      if (!kind) return undefined;
      const made = await kind.make();
      if (id === `\0${EDITOR}`) first = undefined;
      // Changed by whoever works on the editor itself, it is made anew and the page loaded again.
      for (const file of made.files) this.addWatchFile(file);
      return kind.write(made);
    },
  };
}

const theEditor = (config: ResolvedConfig) =>
  make(config, 'src/editor/client/start.tsx', config.css.postcss ? { postcss: config.css.postcss } : {});

/** A slide is measured by its stage, not by the window. */
const theSlides = (config: ResolvedConfig) =>
  make(config, 'src/editor/client/slides/drawn.tsx', {
    postcss: { plugins: [stageMeasures(), measures()] },
  });

function make(
  { root, base, css: { modules } }: ResolvedConfig,
  entry: string,
  css: Pick<ResolvedConfig['css'], 'postcss'>,
): Promise<Made> {
  return inOne({ root, base, entry, css: { ...css, ...(modules && { modules }) }, minify: false });
}

const worn = (css: string) =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));`;
