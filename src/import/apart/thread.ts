// The thread that reads what was handed in: whatever hangs in here, hangs alone.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Bundle } from '../bundle.ts';
import { CannotBring } from '../source.ts';
import type { StudyProposal } from '../study.ts';
import type { WordReader } from '../word.ts';
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

const { answers, signal } = workerData as Given;
const say = (said: Said) => parentPort?.postMessage(said);

/** Stands still until the answer is there: those who read files know nothing of threads. */
function ask(question: Question): unknown {
  Atomics.store(signal, 0, 0);
  say({ kind: 'asks', question });
  Atomics.wait(signal, 0, 0);
  const answer = receiveMessageOnPort(answers)?.message as Answer;
  if ('cannot' in answer) throw new CannotBring(answer.cannot);
  if ('error' in answer) throw answer.error;
  return answer.value;
}

async function read({ name, paths, notCarried }: Extract<Task, { kind: 'read' }>): Promise<ReadApart> {
  const { readBundle } = await import('../readers.ts');
  say({ kind: 'at', file: name });
  const given = new Set(paths);
  const reads = (path: string) => () => ask({ kind: 'file', path }) as Uint8Array;
  const bundle: Bundle = {
    name,
    files: new Map(paths.map((path) => [path, reads(path)])),
    notCarried,
    beside: (path) => {
      if (ask({ kind: 'beside', path }) !== true) return undefined;
      given.add(path);
      return reads(path);
    },
  };
  const word = async (bytes: Uint8Array) => ask({ kind: 'word', bytes }) as Awaited<ReturnType<WordReader>>;
  const brought = await readBundle(bundle, { word });
  const written = [...bundle.files].filter(([path]) => !given.has(path));
  return { brought, pictures: written.map(([path, bytes]) => [path, bytes()]) };
}

async function propose(sources: readonly SourceWithPictures[], isChoice: boolean): Promise<StudyProposal[]> {
  const { proposeStudy } = await import('../study.ts');
  return sources.map(({ source, widths, faults }) => {
    say({ kind: 'at', file: source.file });
    const onPart = (at: number, of: number) => say({ kind: 'part', at, of });
    return proposeStudy(source, widths, faults, { isChoice, onPart });
  });
}

const result = (task: Task): Promise<Result> =>
  task.kind === 'read' ? read(task) : propose(task.sources, task.isChoice);

parentPort?.on('message', async (task: Task) => {
  try {
    say({ kind: 'done', result: await result(task) });
  } catch (error) {
    if (error instanceof CannotBring) say({ kind: 'cannot', why: error.message });
    // Functions that call themselves for everything inside of something have come to their end.
    else if (error instanceof RangeError) say({ kind: 'tooDeep' });
    else say({ kind: 'fault', error });
  }
});
