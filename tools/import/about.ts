import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fieldOrder } from '../../src/editor/server/documents.ts';
import { CannotEdit } from '../../src/editor/shared/value.ts';
import { applyEdit } from '../../src/editor/yaml/edit.ts';
import { type AboutPlan, aboutPlan } from '../../src/import/about-edits.ts';
import type { People } from '../../src/import/people.ts';
import { FILES } from '../../src/model/files.ts';
import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import type { Draft } from '../new/draft.ts';
import { languageOf } from './language.ts';

/** Jobs and skills for About: the file is spliced, so that remarks and all that is not about them stay. */
export async function bringPeople(
  root: string,
  draft: Draft,
  people: People,
  { asker, isYes, say }: { asker: Asker | undefined; isYes: boolean; say: (line: string) => void },
): Promise<AboutPlan> {
  const source = readFileSync(join(root, FILES.about), 'utf8');
  const about: unknown = parse(source) ?? {};
  const replaces = isYes || (await wantsToReplace(about, people, asker, say));
  const plan = aboutPlan(about as Parameters<typeof aboutPlan>[0], people, {
    replaces,
    language: languageOf(root),
  });
  try {
    const order = fieldOrder(FILES.about, about);
    draft.write(
      FILES.about,
      plan.edits.reduce((now, edit) => applyEdit(now, edit, { order }), source),
    );
  } catch (error) {
    throw error instanceof CannotEdit ? new Refusal(`${FILES.about}: ${error.message}`) : error;
  }
  return plan;
}

/** Nothing of what is there goes without a word. */
async function wantsToReplace(
  about: unknown,
  people: People,
  asker: Asker | undefined,
  say: (line: string) => void,
): Promise<boolean> {
  const there = (about as { jobs?: { entries?: { position: string }[] } })?.jobs?.entries ?? [];
  if (!asker || there.length === 0 || people.jobs.length === 0) return false;
  say(`About has ${there.length} jobs now: ${there.map(({ position }) => position).join(', ')}.`);
  const typed = await asker.ask(
    'Shall yours take their place, and your skills that of those there? (yes or no) [no]: ',
  );
  return /^y/i.test(typed?.trim() ?? '');
}
