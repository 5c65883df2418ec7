import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { apacheFile } from './apache.ts';
import { compressFolder } from './compress.ts';
import { copyIntoFolders } from './folders.ts';
import { tellFromDisk } from './from-disk.ts';
import { headersFile } from './host-files.ts';
import { type Carried, licensesFile } from './licenses.ts';
import { trimPages } from './pages.ts';

const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Makes the finished build ready for any host. Whatever else writes files comes before it in the list. */
export function publish(carriedBy: (root: string) => Promise<Carried[]>): AstroIntegration {
  let base = '';
  let root = process.cwd();
  return {
    name: 'publish',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { before, after } = await trimPages({ folder, base });
        logger.info(`Of ${kb(before)} of styles, the pages keep the ${kb(after)} they can use.`);
        tellFromDisk(folder);
        if (process.env.SITE_FOLDERS) copyIntoFolders(folder);
        await writeFile(new URL('_headers', dir), headersFile(base));
        await writeFile(new URL('.htaccess', dir), apacheFile(base));
        await writeFile(new URL('licenses.txt', dir), licensesFile(root, await carriedBy(root)));
        const written = await compressFolder(folder);
        logger.info(`${written} compressed files stand beside the texts they were made from.`);
      },
    },
  };
}
