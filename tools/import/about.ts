import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { otherPages } from '../../src/editor/server/bring/others.ts';
import { fieldOrder } from '../../src/editor/server/documents.ts';
import { CannotEdit } from '../../src/editor/shared/value.ts';
import { applyEdit } from '../../src/editor/yaml/edit.ts';
import { type AboutPlan, aboutPlan, ownerKept, ownerPlan } from '../../src/import/about-edits.ts';
import type { People } from '../../src/import/people.ts';
import { stillNamed } from '../../src/import/still-named.ts';
import { FILES } from '../../src/model/files.ts';
import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import type { Draft } from '../new/draft.ts';
import { languageOf } from './language.ts';

interface Options {
  asker: Asker | undefined;
  isYes: boolean;
  /** Who they are was asked already. */
  keepsOwner?: boolean;
  say: (line: string) => void;
}

/** Jobs and skills for About: the file is spliced, so that remarks and all that is not about them stay. */
export async function bringPeople(
  root: string,
  draft: Draft,
  people: People,
  { asker, isYes, keepsOwner = false, say }: Options,
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
  await bringOwner(root, draft, { people, plan }, { asker, isYes, keepsOwner, say });
  return plan;
}

/** Who somebody is stands in the settings: it goes there with a yes. */
async function bringOwner(
  root: string,
  draft: Draft,
  { people, plan }: { people: People; plan: AboutPlan },
  { asker, isYes, keepsOwner }: Options,
): Promise<void> {
  const source = readFileSync(join(root, FILES.site), 'utf8');
  const { edits, told } = ownerPlan(parse(source) ?? {}, people.owner);
  if (edits.length === 0) return;
  const question = `Shall content/site.yaml say this of you: ${told.join(', ')}?`;
  const isTaken = !keepsOwner && (isYes || (await saysYes(asker, question)));
  if (!isTaken) {
    plan.notCarried.push(...ownerKept(told, keepsOwner ? '' : '--yes'));
    return;
  }
  const order = fieldOrder(FILES.site, parse(source));
  draft.write(
    FILES.site,
    edits.reduce((now, edit) => applyEdit(now, edit, { order }), source),
  );
  plan.notCarried.push(...stillNamed(parse(source) ?? {}, otherPages(root), people.owner));
  plan.told.push(`who you are (${told.join(', ')})`);
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
  return saysYes(asker, 'Shall yours take their place, and your skills that of those there?');
}

/** An answer that is neither is asked for once more: by then no is what does least. */
async function saysYes(asker: Asker | undefined, question: string): Promise<boolean> {
  for (const words of [`${question} (yes or no) [no]: `, 'Write yes or no; Enter is no: ']) {
    const typed = (await asker?.ask(words))?.trim() ?? '';
    if (/^(?:y|oui$)/i.test(typed)) return true;
    if (/^(?:n|$)/i.test(typed)) return false;
  }
  return false;
}
