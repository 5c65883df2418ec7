import { MessageChannel, Worker } from 'node:worker_threads';
import type { Bundle } from '../bundle.ts';
import type { Brought, Helpers } from '../readers.ts';
import { CannotBring, CannotBringPage, leftOut, type NotCarried, tooDeep, tooSlow } from '../source.ts';
import type { StudyProposal } from '../study.ts';
import type {
  Answer,
  Given,
  Question,
  ReadApart,
  Result,
  Said,
  SourceWithPictures,
  Task,
} from './messages.ts';

/** How long reading may take, in milliseconds, and what it may hold in memory, in megabytes. */
export interface Limits {
  /** For one page. */
  page: number;
  /** For all of them. */
  whole: number;
  memory: number;
  /** Is told each page that is begun with. */
  onPage(file: string): void;
  /** And each part of it that is proposed, with how many there are. */
  onPart(file: string, at: number, of: number): void;
}

const LIMITS: Limits = {
  page: 20_000,
  whole: 180_000,
  memory: 2048,
  onPage: () => {},
  onPart: () => {},
};

/** What is new and soon gone, in megabytes: with more room a long text fills all of it before anything is cleared away. */
const YOUNG = 12;

/** Less than the thread that started it has: what can be read there can be gone through here. */
const STACK = 0.8;

const THREAD = new URL('./thread.ts', import.meta.url);

/** Reads whatever it is in a thread of its own, so that a file that was made to hang a program hangs none. */
export async function readApart(
  bundle: Bundle,
  { word }: Helpers,
  limits: Partial<Limits> = {},
): Promise<Brought> {
  const answered = (question: Question): unknown => {
    if (question.kind === 'word') return word(question.bytes);
    if (question.kind === 'file') return bundle.files.get(question.path)?.() ?? new Uint8Array();
    const beside = bundle.beside?.(question.path);
    if (beside) bundle.files.set(question.path, beside);
    return beside !== undefined;
  };
  const { name, files, notCarried } = bundle;
  const { result, left } = await withoutStuck([...files.keys()], async (paths) => {
    const task: Task = { kind: 'read', name, paths, notCarried };
    return (await apart(task, name, answered, limits)) as ReadApart;
  });
  for (const [path, bytes] of result.pictures) files.set(path, () => bytes);
  return { ...result.brought, notCarried: [...result.brought.notCarried, ...left] };
}

/** Proposes studies in a thread of its own, for the same reason. */
export async function proposeApart(
  name: string,
  sources: SourceWithPictures[],
  { isChoice = true, ...limits }: Partial<Limits> & { isChoice?: boolean } = {},
): Promise<{ studies: StudyProposal[]; left: NotCarried[] }> {
  if (sources.length === 0) return { studies: [], left: [] };
  const files = sources.map(({ source }) => source.file);
  const { result, left } = await withoutStuck(files, async (wanted) => {
    const chosen = sources.filter(({ source }) => wanted.includes(source.file));
    const task: Task = { kind: 'propose', sources: chosen, isChoice };
    return (await apart(task, name, () => undefined, limits)) as StudyProposal[];
  });
  return { studies: result, left };
}

/** More pages than this are not left out: what they came in is damaged as a whole. */
const MOST_STUCK = 5;

/** Does what it can without the pages at which the thread got stuck; what remains must be worth it. */
async function withoutStuck<T>(
  files: readonly string[],
  act: (files: string[]) => Promise<T>,
): Promise<{ result: T; left: NotCarried[] }> {
  const stuck: CannotBringPage[] = [];
  for (;;) {
    const wanted = files.filter((file) => stuck.every((one) => one.file !== file));
    try {
      return { result: await act(wanted), left: stuck.map((one) => leftOut(one.file, one.message)) };
    } catch (error) {
      const isOfMany = error instanceof CannotBringPage && wanted.length > 1 && wanted.includes(error.file);
      if (isOfMany && stuck.length < MOST_STUCK) stuck.push(error);
      // Nothing is left that could be a study: the first page says why.
      else throw error instanceof CannotBring ? (stuck[0] ?? error) : error;
    }
  }
}

/** A thread, and the way in which its questions are answered. */
interface Thread {
  worker: Worker;
  reply(answer: Answer): void;
}

/** The thread that has done its work well waits for the next: to start one takes a second on a slow machine. */
let waiting: { thread: Thread; memory: number } | undefined;

function takeThread(memory: number): Thread {
  const spare = waiting;
  waiting = undefined;
  if (spare?.memory === memory) return spare.thread;
  spare?.thread.worker.terminate();
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const given: Given = { answers: port2, signal };
  const worker = new Worker(THREAD, {
    workerData: given,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG, stackSizeMb: STACK },
  });
  const reply = (answer: Answer) => {
    port1.postMessage(answer);
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  };
  return { worker, reply };
}

const EVENTS = ['message', 'messageerror', 'exit', 'error'];

/** What a thread may hold, in bytes, that waits: one that has grown over a long text is worth less than its memory. */
const GROWN = 60_000_000;

/** Nothing waits for a thread that has nothing to do. */
async function keepThread(thread: Thread, memory: number): Promise<void> {
  // One that has ended meanwhile holds nothing, and waits for nothing.
  const { total_heap_size: held } = await thread.worker
    .getHeapStatistics()
    .catch(() => ({ total_heap_size: Number.POSITIVE_INFINITY }));
  for (const event of EVENTS) thread.worker.removeAllListeners(event);
  thread.worker.unref();
  if (waiting || held > GROWN) await thread.worker.terminate();
  else waiting = { thread, memory };
}

async function apart(
  task: Task,
  name: string,
  answered: (question: Question) => unknown,
  limits: Partial<Limits>,
): Promise<Result> {
  const all = { ...LIMITS, ...limits };
  const thread = takeThread(all.memory);
  try {
    const result = await done(thread, task, name, answered, all);
    await keepThread(thread, all.memory);
    return result;
  } catch (error) {
    await thread.worker.terminate();
    // What is too deep to be handed over.
    throw error instanceof RangeError ? tooDeep(name) : error;
  }
}

/** What comes of a task, as long as it keeps to its limits. */
function done(
  { worker, reply }: Thread,
  task: Task,
  name: string,
  answered: (question: Question) => unknown,
  { page, whole, onPage, onPart }: Limits,
): Promise<Result> {
  let at = name;
  let left = whole;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<Result>((resolve, reject) => {
    const cannot = (why: CannotBring) => reject(why);
    const begin = (file: string) => {
      at = file;
      onPage(file);
    };
    const run = (time = page) => {
      since = performance.now();
      timer = setTimeout(() => cannot(tooSlow(at)), Math.min(time, left));
    };
    // The time that others take does not count.
    const stop = () => {
      clearTimeout(timer);
      left -= performance.now() - since;
    };
    const answer = async (question: Question) => {
      if (question.kind === 'file') begin(question.path);
      reply(await answerTo(() => answered(question)));
      run();
    };
    worker.on('message', (said: Said) => {
      // The time of a page goes on.
      if (said.kind === 'part') return onPart(at, said.at, said.of);
      stop();
      if (said.kind === 'done') resolve(said.result);
      else if (said.kind === 'cannot') cannot(new CannotBring(said.why));
      else if (said.kind === 'tooDeep') cannot(tooDeep(at));
      else if (said.kind === 'fault') reject(said.error);
      else if (said.kind === 'asks') answer(said.question).catch(reject);
      else {
        begin(said.file);
        run();
      }
    });
    worker.on('messageerror', () => cannot(tooDeep(at)));
    worker.on('exit', () => cannot(tooDeep(at)));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? cannot(tooDeep(at)) : reject(error),
    );
    worker.ref();
    worker.postMessage(task);
    // To get ready is nobody’s fault.
    run(LIMITS.page);
  });
  return ended.finally(() => clearTimeout(timer));
}

async function answerTo(question: () => unknown): Promise<Answer> {
  try {
    return { value: await question() };
  } catch (error) {
    return error instanceof CannotBring ? { cannot: error.message } : { error };
  }
}
