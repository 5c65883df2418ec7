import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bundleOf } from '../../import/bundle.ts';
import { CannotBring, type NotCarried } from '../../import/source.ts';
import type { WordReader } from '../../import/word.ts';
import type { Tell } from '../../lib/progress.ts';
import type { Beginning, BeginningFile } from '../../model/beginning.ts';
import { FILES, mayBeMissing, OWN_CSS, studyFile, studyFolder } from '../../model/files.ts';
import type { Look, LookName } from '../../model/look.ts';
import { type Problem, sentence } from '../../reader/problem.ts';
import type { OpenContent } from '../../reader/read.ts';
import { unusedFiles } from '../../reader/unused.ts';
import type { Answer, FileChange, PageState } from '../shared/answers.ts';
import type { ProposedImport } from '../shared/brought.ts';
import { inWords } from '../shared/field-names.ts';
import type { OwnFile } from '../shared/own-files.ts';
import type { EditRequest } from '../shared/requests.ts';
import { CannotEdit, changed, type Edit, valueAt } from '../shared/value.ts';
import { applyEdit } from '../yaml/edit.ts';
import { otherPages } from './bring/others.ts';
import { proposed } from './bring/propose.ts';
import { makeReady, type Ready } from './bring/ready.ts';
import { taken } from './bring/take.ts';
import { deletedDeck, followInDecks, newDeck, renamedDeck } from './decks.ts';
import { Documents, fieldOrder, mustBeEdited, problemsOf } from './documents.ts';
import { EXAMPLE, exampleBlock } from './example.ts';
import { deletedFun, hasFun, newFun } from './fun-page.ts';
import { Refused } from './guard.ts';
import { obstaclesTo, type WholeRequest } from './obstacles/obstacles.ts';
import { givenOwnFile, isGroundRead, removedOwnFile, UNREAD } from './own-files.ts';
import { withWord } from './own-words.ts';
import { pageState } from './pages.ts';
import { insideContent } from './paths.ts';
import { bringInFrom, pushContent } from './publish.ts';
import { type Change, ChangedOutside, Store, versionOf } from './store.ts';
import { deleted, duplicated, renamed } from './studies.ts';
import type { Given } from './take-in.ts';
import { type GivenFile, takeInFile } from './take-in-file.ts';
import { Texts } from './texts.ts';
import { unusedAfter } from './unused.ts';
import { titleOf } from './whereabouts.ts';

/** What the project’s commands do, handed in: nothing in src imports them. */
export interface Commands {
  /** A new study from the words of its form; gives back the sentence that says why not. */
  newStudy(root: string, route: string, answers: Record<string, string>): Promise<string | undefined>;
  build(root: string): Promise<{ isGood: boolean; said: string }>;
  /** What bringing studies in takes besides; without it nothing can be brought in. */
  bring?: {
    word: WordReader;
    /** A picture that says which one goes there, by its name. */
    starter(file: string): Promise<Buffer>;
  };
  /** How a sample becomes somebody’s own; none where that cannot be. */
  beginning?: Beginner;
}

interface Beginner {
  /** Whether the content is the sample still. */
  isSample(root: string): boolean;
  /** The content of a first day, ready to take the sample’s place; or why not, and which file that is about. */
  begin(
    root: string,
    given: GivenBeginning,
  ): Promise<{ moves: Change[]; said: string; left: NotCarried[] } | { fault: string; at?: BeginningFile }>;
}

/** What somebody says who makes the site their own. */
export interface GivenBeginning {
  answers: Beginning;
  photo?: { name: string; bytes: Buffer<ArrayBuffer>; alt: string } | undefined;
  icon?: { name: string; bytes: Buffer<ArrayBuffer> } | undefined;
  /** A LinkedIn export. */
  linkedin?: { name: string; bytes: Buffer<ArrayBuffer> } | undefined;
}

/** How a file begins that is made with its first line. */
const BEGINNING =
  '# How the site looks. Every line may be left out: then it is as the look says that you begin with.\n';

/** Longer than a file is empty while it is written, in milliseconds. */
const A_WRITE = 50;

/** Longer than it takes to tell of the next file of a folder that is moved. */
const A_BURST = 100;

/** Does what the browser asks for, one thing after the other. */
export class Desk {
  readonly #root: string;
  readonly #commands: Commands;
  readonly store: Store;
  readonly documents: Documents;
  /** Files that were brought in since the editor was started. */
  readonly #brought = new Set<string>();
  readonly #tell: (change: FileChange) => void;
  /** The file that was handed in last and waits to be taken. */
  #handed: { id: string; name: string; ready: Ready } | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  /** Of pictures and films that somebody else put there or took away. */
  #telling: NodeJS.Timeout | undefined;

  constructor(root: string, commands: Commands, tell: (change: FileChange) => void = () => {}) {
    this.#root = root;
    this.#commands = commands;
    this.#tell = tell;
    this.store = new Store(root);
    this.documents = new Documents(root, this.store);
  }

  state(path: string): Promise<PageState> {
    return this.inTurn(() => this.#state(path));
  }

  /** The same page in one of the looks that come along. What it says is known already. */
  async wearing(path: string, look: LookName): Promise<PageState> {
    const state = await this.inTurn(() => this.#state(path, undefined, { look }));
    return { ...state, documents: {} };
  }

  do(request: EditRequest): Promise<Answer> {
    return this.#attempt(request.page, () => this.#do(request));
  }

  /** A file beside a YAML file, which the YAML file then names. */
  takeIn(given: GivenFile & { page: string; version: string; also?: Edit[] }): Promise<Answer> {
    return this.#attempt(given.page, async () => {
      const { page, file, version, also = [] } = given;
      if (file === FILES.fun && !hasFun(this.#root)) {
        const { changes, told } = await newFun(this.#root, this.store, given);
        return saying(told, await this.#studies({ page }, 'the new Fun page', changes, '/fun'));
      }
      mustBeEdited(this.#root, file);
      const { written: now } = await this.documents.get(file);
      const written = also.reduce(changed, now);
      const { taken, edits, label } = await takeInFile(this.#root, given, written);
      insideContent(this.#root, taken.file);
      // A font that lies there already is only named.
      const isThere = existsSync(join(this.#root, taken.file));
      const moves = isThere ? [] : [this.store.prepare(taken.file, taken.bytes)];
      const all = { page, file, version, edits: [...also, ...edits], label };
      return saying(taken.told, await this.#edit(all, moves));
    });
  }

  /** How far a file is that is being brought in, for whoever waits for it. */
  progress = '';
  readonly #advance: Tell = (said) => {
    this.progress = said;
  };

  /** Reads a file that studies or jobs are in. Nothing is written before the owner has seen what would come of it. */
  async propose(name: string, bytes: Uint8Array): Promise<ProposedImport> {
    const { bring } = this.#commands;
    if (!bring) throw new Refused(404, 'Nothing can be brought in here.');
    try {
      this.progress = '';
      const ready = await makeReady(this.#root, bundleOf(name, bytes), bring, { tell: this.#advance });
      const id = randomUUID();
      this.#handed = { id, name, ready };
      const read = (file: string) => this.store.read(file);
      const pages = { about: read(FILES.about), site: read(FILES.site), others: otherPages(this.#root) };
      return await proposed(id, name, ready, pages, this.#advance);
    } catch (error) {
      throw error instanceof CannotBring ? new Refused(422, error.message) : error;
    }
  }

  /** A file that the site uses under a name of its own takes the place of the one that is there. */
  takeInOwn(what: OwnFile, { page, ...given }: Given & { page: string }): Promise<Answer> {
    return this.#attempt(page, async () => {
      const { changes, told } = await givenOwnFile(this.#root, this.store, what, given);
      const answer = await this.#studies({ page }, OWN_LABELS[what], changes);
      const { look } = await this.documents.read();
      const unread = what === 'ground' && !(await isGroundRead(this.#root, look?.data));
      return saying(unread ? UNREAD : told, answer);
    });
  }

  /** The sample goes to the trash, whole, and the content of a first day takes its place: one step. */
  begin(page: string, given: GivenBeginning): Promise<Answer> {
    return this.#attempt(page, async () => {
      const begun = await this.#commands.beginning?.begin(this.#root, given);
      if (!begun) throw new Refused(422, 'There is nothing to begin here.');
      if ('fault' in begun) throw new Refused(422, begun.fault, begun.at);
      const answer = await this.#studies({ page }, 'the beginning', begun.moves, '/');
      return saying(begun.said, answer.kind === 'done' ? { ...answer, left: begun.left } : answer);
    });
  }

  /** A file was saved: if it was by somebody else, every tab is told. */
  async notice(file: string): Promise<void> {
    // Whoever writes it empties it first, and an empty style sheet is a right one.
    if (file === OWN_CSS) await new Promise((resolve) => setTimeout(resolve, A_WRITE));
    return this.inTurn(async () => {
      const isText = file.endsWith('.yaml') && (mayBeMissing(file) || existsSync(join(this.#root, file)));
      if (isText) return this.#notice(file);
      this.documents.forget();
      if (file === OWN_CSS) return this.#tell({ file, isOutside: true });
      // A folder that is moved is told of file by file: pages are drawn anew once.
      clearTimeout(this.#telling);
      this.#telling = setTimeout(() => this.#tell({ file, isOutside: true }), A_BURST);
    });
  }

  #notice(file: string): void {
    if (this.store.notice(file)) this.#tell({ file, version: this.store.version(file), isOutside: true });
  }

  /** One thing after the other, and each as a whole: what is refused or goes wrong leaves nothing behind. */
  #attempt(page: string, act: () => Promise<Answer>): Promise<Answer> {
    return this.inTurn(async () => {
      try {
        return await this.store.attempt(
          act,
          ({ kind }) => kind === 'done',
          (changes) => {
            for (const change of changes) this.#tell({ ...sayingWhich(change), isOutside: false });
          },
        );
      } catch (error) {
        this.documents.forget();
        if (error instanceof ChangedOutside) {
          this.#notice(error.file);
          return { kind: 'changed', file: error.file, state: await this.#state(page) };
        }
        if (error instanceof CannotEdit) throw new Refused(422, error.message);
        throw error;
      }
    });
  }

  async #do(request: EditRequest): Promise<Answer> {
    switch (request.kind) {
      case 'edit':
        return this.#edit(request);
      case 'example': {
        const { file, type, at } = request;
        mustBeEdited(this.#root, file);
        const folder = posix.dirname(file);
        const { value, files } = await exampleBlock(this.#root, folder, type);
        const edits: Edit[] = [{ op: 'insert', path: ['blocks'], at, value }];
        const moves = files.map((one) => this.store.prepare(`${folder}/${one.file}`, one.bytes));
        return this.#edit({ ...request, edits, label: `a new block, “${inWords(type)}”` }, moves);
      }
      case 'newStudy':
        return this.#newStudy(request);
      case 'deleteStudy':
      case 'renameStudy':
      case 'duplicateStudy':
      case 'deleteFun':
        return this.#whole(request);
      case 'newDeck':
        return this.#studies(
          request,
          `the new talk “${request.title}”`,
          newDeck(this.#root, this.store, request),
        );
      case 'renameDeck': {
        const { name, to } = request;
        return this.#studies(request, `the new name of a talk, ${to}`, renamedDeck(this.#root, name, to));
      }
      case 'deleteDeck': {
        const { name } = request;
        return this.#studies(
          request,
          `the deleting of the talk ${name}`,
          deletedDeck(this.#root, this.store, name),
        );
      }
      case 'bring': {
        const handed = this.#handed;
        const { bring } = this.#commands;
        if (handed?.id !== request.id || !bring)
          throw new Refused(404, 'This file is not at hand any more. Bring it again.');
        const desk = {
          root: this.#root,
          store: this.store,
          texts: new Texts(this.store),
          starter: bring.starter,
          tell: this.#advance,
        };
        this.progress = '';
        const { changes, routes } = await taken(handed, request, desk);
        const goTo = routes.length > 0 ? `/${routes[0]}` : '/about';
        const label = `what came from ${handed.name}`;
        const answer = await this.#studies(request, label, changes, goTo, this.#advance);
        // What comes next is the server’s: it looks for the pages that there are now.
        this.progress = 'Making the pages anew';
        if (answer.kind === 'done') this.#handed = undefined;
        return answer;
      }
      case 'removeOwn': {
        const changes = removedOwnFile(this.#root, this.store, request.what);
        if (changes.length === 0) throw new Refused(404, 'There is no such file.');
        return this.#studies(request, `the removing of ${OWN_LABELS[request.what]}`, changes);
      }
      case 'addWord': {
        const { page, word } = request;
        const changes = withWord(this.#root, this.store, word);
        if (changes.length > 0) this.store.do({ label: `your word “${word}”`, page, changes });
        return { kind: 'done', state: await this.#state(page) };
      }
      case 'discard': {
        const { page, files } = request;
        const unused = unusedFiles(this.#root, (await this.documents.read()).files);
        const changes = unused
          .filter((file) => files.includes(file))
          .map((file): Change => ({ kind: 'move', from: file, to: this.store.spare(file) }));
        if (changes.length > 0) this.store.do({ label: 'the clearing up', page, changes });
        return { kind: 'done', state: await this.#state(page) };
      }
      case 'undo':
      case 'redo': {
        const step = request.kind === 'undo' ? this.store.undo() : this.store.redo();
        this.documents.forget();
        const page = step?.page || request.page;
        return {
          kind: 'done',
          state: await this.#state(request.page),
          ...(page !== request.page && { goTo: page }),
        };
      }
      case 'publish':
        await pushContent(this.#root, request.message, request);
        return { kind: 'done', state: await this.#state(request.page) };
      case 'bringIn':
        await bringInFrom(this.#root, request);
        this.documents.forget();
        return { kind: 'done', state: await this.#state(request.page) };
    }
  }

  async #edit(
    asked: {
      page: string;
      file: string;
      version: string;
      edits: Edit[];
      label: string;
      merge?: string | undefined;
      over?: unknown[] | undefined;
    },
    moves: Change[] = [],
  ): Promise<Answer> {
    const { file, edits, label, page, merge, over = [] } = asked;
    mustBeEdited(this.#root, file);
    const before = this.store.text(file);
    const version = versionOf(before);
    const { written, isBroken } = this.documents.known(file, version) ?? (await this.documents.get(file));
    const stepBefore = this.store.textBefore(file, merge);
    // A step that was the last to write the file can be taken back, even by a tab that left before it heard of it.
    const isOver = () =>
      edits.length === 0
        ? stepBefore !== undefined
        : // It is known of one place alone what may be written over.
          edits.every(({ path }) => isDeepStrictEqual(path, edits[0]?.path)) &&
          over.some((one) => isDeepStrictEqual(one, valueAt(written, edits[0]?.path ?? []) ?? null));
    if (isBroken || (version !== asked.version && !isOver())) throw new ChangedOutside(file);
    const from = stepBefore ?? { text: before };
    // None takes back what was typed: then a file that was made for it goes again.
    let after = edits.length === 0 ? from.text : (from.text ?? BEGINNING);
    for (const edit of edits) after = applyEdit(after ?? '', edit, { order: fieldOrder(file, written) });
    // The pictures are moved in first: the reader looks for them.
    if (moves.length > 0) this.store.do({ label, page, changes: moves });
    const fresh = await this.documents.read({ file, text: after ?? '' });
    const isRight = problemsOf(fresh).length === 0;
    const problems = isRight ? [] : added(await this.documents.read(), fresh);
    if (problems.length > 0) return refused(problems, file);
    const gone = await this.#left(
      { file, before: written, text: after ?? '', content: fresh },
      moves.length > 0,
    );
    const text: Change[] = after === before ? [] : [{ kind: 'text', file, before, after }];
    const changes = [...text, ...gone];
    for (const move of moves) if (move.kind === 'move') this.#brought.add(move.to);
    if (moves.length > 0) this.store.also(changes);
    else if (changes.length > 0) this.store.do({ label, page, changes, merge });
    return { kind: 'done', state: await this.#state(page, fresh) };
  }

  /**
   * What was just replaced, or was brought in here and not used in the end, goes with the step. What the owner has put
   * into the folder and only takes off a page stays there.
   */
  async #left(look: Omit<Parameters<typeof unusedAfter>[0], 'root'>, isReplaced: boolean): Promise<Change[]> {
    const files = await unusedAfter({ root: this.#root, ...look });
    return files
      .filter((path) => isReplaced || this.#brought.has(path) || posix.basename(path).startsWith(EXAMPLE))
      .map((path) => ({ kind: 'move', from: path, to: this.store.spare(path) }));
  }

  async #newStudy({ page, route, answers }: EditRequest & { kind: 'newStudy' }): Promise<Answer> {
    const work = FILES.work;
    const before = this.store.read(work);
    const fault = await this.#commands.newStudy(this.#root, route, answers);
    if (fault) throw new Refused(422, fault);
    const folder = studyFolder(route);
    this.store.adopt({
      label: `the new study ${titleOf(answers, route)}`,
      page,
      changes: [
        { kind: 'move', from: this.store.spare(`case-studies/${route}`), to: folder },
        { kind: 'text', file: work, before, after: this.store.read(work) },
      ],
    });
    this.documents.forget();
    return { kind: 'done', state: await this.#state(page), goTo: `/${route}` };
  }

  /** What stands in the way is told first, with its mends; once those are agreed to, all of it is one step. */
  async #whole(request: WholeRequest): Promise<Answer> {
    const content = await this.documents.read();
    const obstacles = obstaclesTo(request, this.#root, this.store, content);
    const { agreed = [] } = request;
    if (obstacles.some(({ says, apply }) => !apply || !agreed.includes(says)))
      return { kind: 'blocked', obstacles: obstacles.map(({ apply: _, ...told }) => told) };
    const texts = new Texts(this.store);
    // From the last place to the first: what is taken out of a list moves what comes after it.
    const moves = obstacles.toReversed().flatMap(({ apply }) => apply?.(texts) ?? []);
    if (request.kind === 'renameStudy') followInDecks(content.decks, texts, request.route, request.to);
    const { label, goTo, changes, said } = wholeChange(request, this.#root, this.store, texts, (route) =>
      titleOf(content.files[studyFile(route)]?.written, route),
    );
    return saying(said, await this.#studies(request, label, [...moves, ...changes], goTo));
  }

  /** Changes that touch several files: done, then looked at as a whole, and undone if the site would not build. */
  async #studies(
    { page }: { page: string },
    label: string,
    changes: Change[],
    goTo?: string,
    tell?: Tell,
  ): Promise<Answer> {
    const before = await this.documents.read(undefined, tell);
    this.store.do({ label, page, changes });
    this.documents.forget();
    const problems = added(before, await this.documents.read(undefined, tell));
    if (problems.length > 0) return refused(problems);
    return { kind: 'done', state: await this.#state(page), ...(goTo && { goTo }) };
  }

  async #state(path: string, content?: OpenContent, lookInstead?: Look): Promise<PageState> {
    const state = await pageState(this.#root, this.documents, this.store, path, content, lookInstead);
    return { ...state, isSample: this.#commands.beginning?.isSample(this.#root) ?? false };
  }

  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(act, act);
    this.#queue = turn.catch(() => {});
    return turn;
  }
}

const OWN_LABELS: Record<OwnFile, string> = {
  icon: 'your icon',
  ground: 'the ground of shared links',
  resume: 'your own resume',
};

const saying = (said: string | undefined, answer: Answer): Answer =>
  said && answer.kind === 'done' ? { ...answer, said } : answer;

function wholeChange(
  request: WholeRequest,
  root: string,
  store: Store,
  texts: Texts,
  titled: (route: string) => string,
): { label: string; goTo: string; changes: Change[]; said?: string } {
  switch (request.kind) {
    case 'deleteStudy': {
      const { route } = request;
      return {
        label: `the deleting of ${titled(route)}`,
        goTo: '/',
        changes: deleted(root, store, texts, route),
      };
    }
    case 'renameStudy': {
      const { route, to } = request;
      return {
        label: `the new address /${to}`,
        goTo: `/${to}`,
        changes: renamed(root, texts, route, to),
      };
    }
    case 'duplicateStudy': {
      const { route, to } = request;
      return {
        label: `the copy of ${titled(route)}`,
        goTo: `/${to}`,
        changes: duplicated(root, store, texts, route, to),
        said: 'The copy is a draft: it stays off the published site until you turn Draft off.',
      };
    }
    case 'deleteFun':
      return {
        label: 'the deleting of the Fun page',
        goTo: '/',
        changes: deletedFun(root, store, texts),
      };
  }
}
const sayingWhich = (change: Change): Omit<FileChange, 'isOutside'> =>
  change.kind === 'text' ? { file: change.file, version: versionOf(change.after) } : { file: change.to };

/** A mistake in another file than the one that was edited says where it is. */
const refused = (problems: readonly Problem[], file?: string): Answer => ({
  kind: 'refused',
  problems: problems.map((problem) =>
    problem.file === file ? problem : { ...problem, message: sentence(problem) },
  ),
});

/** What is wrong now and was not before: a mistake that is there already keeps nobody from editing the rest. */
function added(before: OpenContent, after: OpenContent): Problem[] {
  const known = new Set(problemsOf(before).map(lasting));
  return problemsOf(after).filter((problem) => !known.has(lasting(problem)));
}

/** Lines move when a file grows; the field and the sentence stay, unless the sentence counts something. */
const lasting = ({ line: _, counts, ...problem }: Problem): string => counts ?? sentence(problem);
