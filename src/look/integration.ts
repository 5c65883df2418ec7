import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Ends a build with a word on colours that fight each other: nothing is forbidden, and nothing goes unsaid. */
export function tellOfFights(fightsIn: (root: string) => string[]): AstroIntegration {
  let root = process.cwd();
  return {
    name: 'colours-that-fight',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': () => {
        for (const fight of fightsIn(root)) console.warn(`\n› ${fight}`);
      },
    },
  };
}
