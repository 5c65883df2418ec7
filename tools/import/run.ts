import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeReady } from '../../src/editor/server/bring/ready.ts';
import { CannotBring } from '../../src/import/source.ts';
import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import { faultOf } from '../options.ts';
import { HELPERS } from './helpers.ts';
import { openPath } from './open.ts';
import type { Arrived, Left, Wanted } from './take.ts';
import { telling } from './telling.ts';

const OPTIONS = {
  study: { type: 'string' },
  shelf: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const usage = async () => {
  const { SHELVES } = await import('../../src/model/work.ts');
  return `npm run import -- FILE…     studies from a Notion export, Markdown, Word or a saved web page;
                            jobs and skills from a LinkedIn export or a JSON Resume
  --study my_route          the address of the study, if there is one only
  --shelf featured          where on the Work page: ${SHELVES.join(', ')}
  --yes                     jobs and skills take the place of those on About, and the settings take name, mail and
                            networks of a JSON Resume, without a question`;
};

/** Brings in what the words name; gives back the sentence that says why not. */
export async function runImport(
  root: string,
  args: string[],
  asker: Asker | undefined,
  say: (line: string) => void,
  /** Where paths begin: the folder the command was typed in. */
  from = process.env.INIT_CWD ?? process.cwd(),
): Promise<string | undefined> {
  try {
    if (args.includes('--help')) {
      say(await usage());
      return undefined;
    }
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (positionals.length === 0) return `Say which file to bring in.\n\n${await usage()}`;
    await bring(
      root,
      positionals.map((path) => resolve(from, path)),
      values,
      asker,
      say,
    );
    return undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof CannotBring) return error.message;
    const fault = faultOf(error);
    if (fault) return `${fault} The flags are:\n\n${await usage()}`;
    throw error;
  }
}

async function bring(
  root: string,
  paths: string[],
  wanted: Wanted,
  asker: Asker | undefined,
  say: (line: string) => void,
): Promise<void> {
  await telling(say, async (tell) => {
    const all: Arrived[] = [];
    const faults: Left[] = [];
    for (const path of paths) {
      const from = basename(path);
      try {
        all.push({ ready: await makeReady(root, openPath(path), HELPERS, { tell, isChoice: false }), from });
      } catch (error) {
        if (!(error instanceof CannotBring)) throw error;
        faults.push({ from, why: error.message });
      }
    }
    // What one file cannot do keeps no other from coming.
    if (all.length === 0) throw new CannotBring(faults.map(({ why }) => why).join('\n'));
    // What writes is loaded once there is something to write: until then the memory is the reader’s.
    const { take } = await import('./take.ts');
    await take(root, { all, faults }, wanted, { asker, say, tell });
  });
}
