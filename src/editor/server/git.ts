import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withoutSecrets } from './address.ts';

export interface Said {
  isGood: boolean;
  /** What was asked for: for programs. */
  out: string;
  /** What git has to say about it: for people. */
  told: string;
}

interface How {
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which nobody waits any more. */
  patience?: number;
}

export const git = (root: string, ...args: string[]): Promise<Said> => run(root, args, {});

/** What git says is looked at for its cause: so it speaks English, whatever the machine does. */
export const gitInEnglish = (root: string, ...args: string[]): Promise<Said> =>
  run(root, args, { env: { LC_ALL: 'C', LANGUAGE: 'C' } });

/** Asks another machine, without asking anybody for a password meanwhile, and not for long. */
export const askOnline = (root: string, ...args: string[]): Promise<Said> =>
  run(root, args, {
    env: { GIT_ASKPASS: '', SSH_ASKPASS_REQUIRE: 'never', GCM_INTERACTIVE: '0' },
    patience: 15_000,
  });

async function run(root: string, args: string[], { env, patience }: How): Promise<Said> {
  const child = spawn('git', args, {
    cwd: root,
    // Asked for a password in a terminal that nobody looks at, git would wait for ever.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, without the terminal, ssh asks nobody either; and both can be ended together.
    ...(patience && { detached: true, windowsHide: true }),
  });
  let out = '';
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (words: string) => {
    out += words;
  });
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    told += words;
  });
  const tooLong = patience && setTimeout(() => end(child.pid), patience);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { isGood: code === 0, out, told: withoutSecrets(told) };
  } catch {
    return { isGood: false, out, told: 'There is no git on this machine.' };
  } finally {
    clearTimeout(tooLong);
  }
}

/** Ends a program and what it started. */
function end(pid: number | undefined): void {
  try {
    if (pid) process.kill(process.platform === 'win32' ? pid : -pid);
  } catch {
    // It ended by itself.
  }
}

/** One value; git ends it with a line break. */
export const line = ({ isGood, out }: Said): string => (isGood ? out.replace(/\r?\n$/, '') : '');
