import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Ends a build with a word on what does not go together: nothing is forbidden, and nothing goes unsaid. */
export function tellOfLook(notesIn: (root: string) => Promise<string[]>): AstroIntegration {
  let root = process.cwd();
  return {
    name: 'notes-on-the-look',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async () => {
        for (const note of await notesIn(root)) console.warn(`\n› ${note}`);
      },
    },
  };
}
