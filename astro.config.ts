import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { fence } from './src/dev/fence/integration.ts';
import { contentOverlay } from './src/dev/overlay/integration.ts';
import { typefacesCarried } from './src/fonts/carried.ts';
import { typefaces } from './src/fonts/integration.ts';
import { classNames } from './src/lib/class-names.ts';
import { tellOfLook } from './src/look/integration.ts';
import { makeMedia } from './src/media/integration.ts';
import { paperOf } from './src/model/language.ts';
import { publish } from './src/publish/integration.ts';
import { moduleAddress } from './src/publish/module-address.ts';
import { PAGE_POLICY } from './src/publish/policy.ts';
import { buildTargets } from './src/publish/promise.ts';
import { lockedRoutes } from './src/reader/locked.ts';
import { fightsIn } from './src/reader/look-fights.ts';
import { publishedAt } from './src/reader/published-at.ts';
import { readSettings } from './src/reader/settings.ts';
import { typefaceNotesIn } from './src/reader/typeface-notes.ts';
import { measures } from './src/styles/measures.ts';
import { checkGateSettings } from './src/vault/settings-check.ts';

const root = import.meta.dirname;
const { origin, base } = publishedAt(root);

export default defineConfig({
  site: origin,
  base: base || '/',
  output: 'static',
  cacheDir: '.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [
    fence(),
    react(),
    blockGallery(),
    contentOverlay(),
    typefaces(base),
    publish(typefacesCarried),
    makeMedia(),
    tellOfLook(async (folder) => [...fightsIn(folder), ...(await typefaceNotesIn(folder))]),
    checkGateSettings(lockedRoutes),
  ],
  security: {
    csp: { directives: [...PAGE_POLICY] },
  },
  vite: {
    plugins: [moduleAddress()],
    // All that pages take from packages. Left to look for them, Vite would read the whole project, bundle what only the
    // build needs, and load a page twice where it finds one late.
    optimizeDeps: { noDiscovery: true, include: ['mdast-util-from-markdown', 'zod'] },
    build: { target: buildTargets(root) },
    css: {
      postcss: { plugins: [measures({ paper: paperOf(readSettings(root).language) })] },
      modules: { generateScopedName: classNames(root) },
    },
  },
});

/** For whoever edits, and never in a build: `/blocks`, every block with every example, `/blocks/slides`, the same as
 * slides, `/blocks/slides/trakt`, a study’s, and `/layouts/statement-list` and the like, Work in each layout. */
function blockGallery(): AstroIntegration {
  return {
    name: 'block-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/blocks', entrypoint: './src/dev/blocks.astro' });
        injectRoute({ pattern: '/blocks/slides', entrypoint: './src/dev/slides.astro' });
        injectRoute({ pattern: '/blocks/slides/[study]', entrypoint: './src/dev/study-slides.astro' });
        injectRoute({ pattern: '/layouts/[layout]', entrypoint: './src/dev/layouts.astro' });
        injectRoute({ pattern: '/blocks/[film]', entrypoint: './src/dev/film.ts' });
      },
    },
  };
}
