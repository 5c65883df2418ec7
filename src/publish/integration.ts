import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from './compress.ts';

/** Makes the finished build ready for any host. Whatever else writes files comes before it in the list. */
export function publish(): AstroIntegration {
  return {
    name: 'publish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const written = await compressFolder(fileURLToPath(dir));
        logger.info(`${written} compressed files stand beside the texts they were made from.`);
      },
    },
  };
}
