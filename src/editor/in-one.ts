import { build, type Plugin, type ResolvedConfig } from 'vite';

/** What the page’s script imports: types in client/in-one.d.ts. */
const ASKED = 'virtual:editor';
const ENTRY = 'src/editor/client/start.tsx';

/**
 * The editor as one module. Served as it is written it would be four hundred files, which a browser asks for one by one
 * on every page; in one it takes a second to make, once, and a page opens three times as fast. React comes in it as
 * visitors get it: while developing, it notes for every element where it was made, on every key.
 */
export function editorInOne(): Plugin {
  let config: ResolvedConfig;
  let first: ReturnType<typeof inOne> | undefined;
  return {
    name: 'editor-in-one',
    configResolved(resolved) {
      config = resolved;
    },
    // Begun before anybody asks. What fails is told to whoever does.
    configureServer() {
      first = inOne(config);
      first.catch(() => {});
    },
    resolveId: (id) => (id === ASKED ? `\0${ASKED}` : undefined),
    async load(id) {
      if (id !== `\0${ASKED}`) return undefined;
      const { code, css, files } = await (first ?? inOne(config));
      first = undefined;
      // Changed by whoever works on the editor itself, it is made anew and the page loaded again.
      for (const file of files) this.addWatchFile(file);
      return `${code}\n${worn(css)}`;
    },
  };
}

async function inOne({ root, base, css: { postcss, modules } }: ResolvedConfig) {
  const made = await build({
    configFile: false,
    root,
    base,
    publicDir: false,
    logLevel: 'error',
    css: { ...(postcss && { postcss }), ...(modules && { modules }) },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      target: 'esnext',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  if (!('output' in made)) throw new Error('The editor was not made in one piece.');
  const chunk = made.output.find((one) => one.type === 'chunk');
  const sheet = made.output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
  if (chunk?.type !== 'chunk') throw new Error('The editor was not made in one piece.');
  return {
    code: chunk.code,
    css: sheet?.type === 'asset' ? String(sheet.source) : '',
    files: chunk.moduleIds.filter((id) => !id.startsWith('\0') && !id.includes('node_modules')),
  };
}

const worn = (css: string) =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)} }));`;
