import type { Plugin } from 'vite';

const ASKED = '?address';

/**
 * `import address from './module.ts?address'`: where a module is, as a file of its own, for whoever fetches it later
 * with `import(address)`. Around an `import('./module.ts')` Vite puts a helper that weighs more than what is to wait,
 * and that every page would load as one file more.
 */
export function moduleAddress(): Plugin {
  return {
    name: 'module-address',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(ASKED)) return undefined;
      const found = await this.resolve(source.slice(0, -ASKED.length), importer);
      return found && found.id + ASKED;
    },
    load(id) {
      if (!id.endsWith(ASKED)) return undefined;
      // While editing, it is served beside us, and Vite makes what a browser can read of it.
      if (this.environment.mode === 'dev') return `export default import.meta.url.replace(/[?].*/, '');`;
      const file = this.emitFile({
        type: 'chunk',
        id: id.slice(0, -ASKED.length),
        preserveSignature: 'strict',
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
