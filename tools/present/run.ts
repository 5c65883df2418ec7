import type { AddressInfo } from 'node:net';
import { harmless } from '../../src/lib/harmless.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { deckFile } from '../../src/model/files.ts';
import { toWriteIn } from '../../src/present/deck.ts';
import { ContentError } from '../../src/reader/problem.ts';
import { Stop } from '../handed-out/stop.ts';
import { type Sure, sureOf } from '../handed-out/sure.ts';
import { checkPlace } from '../handed-out/where.ts';
import { openBrowser } from '../open-browser.ts';
import { bundle } from './bundle.ts';
import { Door } from './door.ts';
import { exportTalk, heldIn, sizeWords } from './export.ts';
import type { Asked } from './options.ts';
import { TalkServer } from './server.ts';
import { lockedIn, readTalks, type Talks } from './talks.ts';

/** Serves the talk until Ctrl+C. */
export async function present(root: string, { name, port, isOpened }: Asked): Promise<void> {
  console.log('Setting the stage …');
  const door = new Door({
    onEntry: (next) => console.log(`  To open it in another browser as well: ${addressOf(next)}`),
    onShared: () =>
      console.log(
        '\n✗ The address was opened twice within a moment, by two browsers or by a program of somebody else’s. Nothing is shown any more: end this with Ctrl+C and start it again.',
      ),
  });
  const server = new TalkServer({ root: root, door, made: bundle(root, door.base) });
  const talks = await server.talks().catch(told);
  const chosen = talks ? chosenFrom(talks, name) : name;
  const { port: at } = (await server.listen(port)).address() as AddressInfo;
  function addressOf(token: string) {
    return `http://127.0.0.1:${at}/open/${token}/${chosen === undefined ? '' : `talk/${encodeURIComponent(chosen)}`}`;
  }
  if (talks) sayToWrite(talks, chosen);
  const url = addressOf(door.token);
  if (talks && name === undefined) console.log(listOf(talks));
  console.log(
    `\n✓ ${chosen === undefined ? 'Your slides are ready' : `Ready to present ${chosen}`}:\n\n  ${url}\n\n  S opens your notes, F fills the screen, ? lists all keys. Ctrl+C ends it.\n`,
  );
  if (isOpened) openBrowser(url);
}

/** Mistakes stop no server: its page says them too, and is the talk once they are mended. */
function told(error: unknown): undefined {
  if (!(error instanceof ContentError)) throw error;
  console.error(`\n${error.message}\n`);
}

/** Writes the talk as one file. */
export async function write(
  root: string,
  { name, withNotes, isSure }: Asked,
  to: string,
  asking: Sure,
): Promise<void> {
  checkPlace(root, to, { what: 'a talk is not', instead: '--export talk.html' });
  const talks = await readTalks(root).catch((error: unknown) => {
    told(error);
    return stop('Nothing was written.');
  });
  const chosen = chosenFrom(talks, name);
  if (chosen === undefined)
    stop(`Say which one to write: npm run present -- NAME --export ${to}\n${listOf(talks)}`);
  const open = await talks.open(chosen);
  if (!open) stop(`There is no talk or study called ${chosen}.`);
  sayToWrite(talks, chosen);
  const locked = lockedIn(talks.library, chosen);
  await sureOf({ locked, isSure, otherwise: 'Nothing was written.' }, asking);
  console.log(`Writing ${to} …`);
  const made = await exportTalk(root, talks, open, { file: to, withNotes });
  const notes = withNotes ? 'your notes are in it' : 'your notes are not in it';
  console.log(
    `✓ ${to}: ${sizeWords(made.bytes)}; ${heldIn(made)}; ${notes}. It opens by a double click, offline.`,
  );
}

/** Says what nobody is shown, since it is still to be written: in the talk that was chosen, or in all of them. */
function sayToWrite({ library: { decks } }: Pick<Talks, 'library'>, chosen: string | undefined): void {
  for (const [name, deck] of Object.entries(decks))
    if (chosen === undefined || chosen === name)
      for (const text of toWriteIn(deck))
        console.log(`! ${deckFile(name)}: not shown, since it is still to be written: “${harmless(text)}”`);
}

/** The talk that was named; where none was, the only deck there is. */
function chosenFrom({ choices }: Talks, name: string | undefined): string | undefined {
  const decks = choices.filter(({ kind }) => kind === 'deck');
  if (name === undefined) return decks.length === 1 ? decks[0]?.name : undefined;
  if (choices.some((one) => one.name === name)) return name;
  const meant = nearest(
    name,
    choices.map((one) => one.name),
  );
  return stop(
    `There is no talk or study called ${name}.${meant ? ` Did you mean ${meant}?` : ''}\n${listOf({ choices })}`,
  );
}

function listOf({ choices }: Pick<Talks, 'choices'>): string {
  const width = Math.max(...choices.map((one) => one.name.length));
  const lines = choices.map(({ name, kind, title, slides, minutes, isLocked }) => {
    const about = [
      kind === 'deck' ? 'talk' : isLocked ? 'study, locked on the site' : 'study',
      `${slides} slides`,
      ...(minutes === undefined ? [] : [`${minutes} min`]),
    ];
    return `  ${name.padEnd(width)}   ${title} (${about.join(', ')})`;
  });
  return ['', 'To present: npm run present -- NAME', ...lines].join('\n');
}

function stop(words: string): never {
  throw new Stop(words);
}
