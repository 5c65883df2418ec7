import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Said {
  isGood: boolean;
  /** What was asked for: for programs. */
  out: string;
  /** What git has to say about it: for people. */
  told: string;
}

export async function git(root: string, ...args: string[]): Promise<Said> {
  // Asked for a password in a terminal that nobody looks at, git would wait for ever.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const child = spawn('git', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (words: string) => {
    out += words;
  });
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    told += words;
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { isGood: code === 0, out, told: withoutSecrets(told) };
  } catch {
    return { isGood: false, out, told: 'There is no git on this machine.' };
  }
}

/** One value; git ends it with a line break. */
export const line = ({ isGood, out }: Said): string => (isGood ? out.replace(/\r?\n$/, '') : '');

/** An address may carry a password or a token: before its host, or behind a question mark. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/\b([a-z][\w+.-]*:\/\/)([^\s'"<>]+)/gi, (_all, scheme: string, rest: string) => {
    const [plain = ''] = rest.split(/[?#]/, 1);
    const end = plain.indexOf('/');
    const [host, path] = end < 0 ? [plain, ''] : [plain.slice(0, end), plain.slice(end)];
    const [, user = '', name] = /^(.*)@([^@]*)$/.exec(host) ?? [];
    if (name === undefined) return scheme + plain;
    // A key opens ssh, and its user is mostly “git”; on the web a name alone may be the token.
    const isPlain = /^(git\+)?ssh:/i.test(scheme) && !user.includes(':');
    return `${scheme}${isPlain ? `${user}@` : ''}${name}${path}`;
  });
}
