import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { showProgress } from './progress.ts';
import { takeFilesToMake } from './to-make.ts';

/** Makes every picture, film and sealed file that the pages name, once all pages are there. */
export function makeMedia(): AstroIntegration {
  return {
    name: 'media',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // `npm start` serves the pages first, and takes this over.
        if (globalThis.servesFirst) return;
        await takeFilesToMake().makeAll(fileURLToPath(dir), showProgress('Pictures and films'));
      },
    },
  };
}

declare global {
  /** Set by a command that serves the pages while their pictures are still being made. */
  var servesFirst: boolean | undefined;
}
