import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { z } from 'zod';
import type { Tell } from '../../lib/progress.ts';
import type { Job } from '../../media/job.ts';
import { resolvePictures } from '../../media/resolve.ts';
import { deckOfFile, kindOf, mayBeMissing, OWN_CSS, routeOfFile } from '../../model/files.ts';
import { schemas } from '../../model/schemas.ts';
import type { SiteFile } from '../../model/words.ts';
import type { Checked } from '../../reader/checks.ts';
import type { Problem } from '../../reader/problem.ts';
import { type OpenContent, openContent } from '../../reader/read.ts';
import type { Instead } from '../../reader/read-file.ts';
import { knownFields, schemaAt } from '../../reader/schema-tree.ts';
import { withWords } from '../../words/words.ts';
import type { EditedDocument, PageState } from '../shared/answers.ts';
import { lastGood } from '../shared/last-good.ts';
import type { Path } from '../shared/value.ts';
import { Refused } from './guard.ts';
import { keptOff } from './kept-off.ts';
import { insideContent } from './paths.ts';
import { type Store, textOf, versionOf } from './store.ts';

export function schemaOf(file: string): z.ZodType {
  const kind = kindOf(file);
  if (!kind) throw new Refused(403, `${file} is not a file that the editor knows.`);
  return schemas[kind];
}

/** A file that can be edited: one that the editor knows, and that is there or is made by the first edit. */
export function mustBeEdited(root: string, file: string): void {
  insideContent(root, file);
  schemaOf(file);
  if (!mayBeMissing(file) && !existsSync(join(root, file))) throw new Refused(404, `There is no ${file}.`);
}

/** Content for the browser, by the reader that the build has: what it refuses is refused here, in the same words. */
export class Documents {
  readonly #root: string;
  readonly #store: Store;
  readonly #known = new Map<string, EditedDocument>();
  /** By file, as it was when it was last right: pages are drawn from it while it is not. */
  readonly #good = new Map<string, { written: unknown }>();
  #ownCss: string | undefined;
  /** Every picture and film that was named to the browser, by its address. */
  readonly media = new Map<string, Job>();

  constructor(root: string, store: Store) {
    this.#root = root;
    this.#store = store;
  }

  /** All content as it is, or as it would be with another text in one file. Sentences may wait to be written. */
  async read(instead?: Instead, tell?: Tell): Promise<OpenContent> {
    const content = await openContent(this.#root, { editing: true, toPublish: true, instead, tell });
    for (const [file, { bytes, written }] of Object.entries(content.files)) {
      if (file === instead?.file) continue;
      if (bytes) this.#store.seen(file, bytes);
      if (checkedOf(content, file)) this.#good.set(file, { written });
    }
    return content;
  }

  async get(file: string, content?: OpenContent): Promise<EditedDocument> {
    schemaOf(file);
    const all = content ?? (await this.read());
    const { bytes = Buffer.alloc(0), written: now } = all.files[file] ?? {};
    const version = versionOf(textOf(bytes));
    const problems = problemsOf(all).filter((problem) => problem.file === file);
    // A file of which every line may be left out says nothing where it is empty, or not there.
    const isSilent =
      all.files[file] === undefined ? mayBeMissing(file) : checkedOf(all, file) && now === null;
    const isBroken = !isSilent && (typeof now !== 'object' || now === null);
    if (isSilent || checkedOf(all, file)) this.#good.set(file, { written: now ?? {} });
    const written = isBroken ? this.lastSaid(file, all) : (now ?? {});
    if (all.files[file] === undefined) this.#store.seen(file, undefined);
    const before = this.#known.get(file);
    const shown = before?.version === version ? before.shown : await this.#shown(file, all, written);
    const document = { file, version, written, shown, problems, isBroken };
    this.#known.set(file, document);
    return document;
  }

  /** What a file says; of one that cannot be read or is gone, what it said before, if that is known. */
  lastSaid(file: string, { files }: OpenContent): unknown {
    const now = files[file]?.written;
    return typeof now === 'object' && now !== null ? now : this.#good.get(file)?.written;
  }

  /** The owner’s own style sheet. Of one that is broken, the page keeps what it last said. */
  ownCss(content: OpenContent): PageState['ownCss'] {
    const problems = content.problems.filter(({ file }) => file === OWN_CSS);
    if (problems.length === 0) this.#ownCss = content.ownCss && keptOff(content.ownCss);
    return { css: this.#ownCss, problems };
  }

  /** What a file says, if this version of it was read before. */
  known = (file: string, version: string): EditedDocument | undefined => {
    const document = this.#known.get(file);
    return document?.version === version ? document : undefined;
  };

  /** A picture can change without a word changing. */
  forget(): void {
    this.#known.clear();
  }

  async #shown(file: string, content: OpenContent, written: unknown): Promise<unknown> {
    const data = checkedOf(content, file)?.data ?? this.#lastGood(file, written);
    if (data === undefined) return undefined;
    const jobs: Job[] = [];
    // In both schemes: the sheet of the look says which is shown, and changes while nothing else does.
    // A picture that cannot be shown has been told: in its place stands what was there.
    const shown = await resolvePictures(this.#root, posix.dirname(file), data, 'auto', jobs, true);
    for (const job of jobs) this.media.set(job.file, job);
    return shown;
  }

  #lastGood(file: string, written: unknown): unknown {
    const data = lastGood(schemaOf(file), written, this.#good.get(file)?.written);
    return kindOf(file) === 'site' && data !== undefined ? withWords(data as SiteFile) : data;
  }
}

/** Everything the reader refuses. A draft is on no page of a build, but it is on the page that is edited. */
export const problemsOf = ({ problems, draftProblems }: OpenContent): Problem[] => [
  ...problems,
  ...draftProblems,
];

function checkedOf(content: OpenContent, file: string): Checked<unknown> | undefined {
  const kind = kindOf(file);
  if (kind === 'study') return content.studies[routeOfFile(file) ?? ''];
  if (kind === 'deck') return content.decks[deckOfFile(file) ?? ''];
  return kind && content[kind];
}

/** The fields of a group in the order the schema has them. */
export function fieldOrder(file: string, written: unknown): (path: Path) => string[] {
  const schema = schemaOf(file);
  return (path) => {
    const there = schemaAt(schema, path, written);
    const value = path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)?.[step], written);
    return there ? knownFields(there, value) : [];
  };
}
