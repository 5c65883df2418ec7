// How to start npm on any system. Plain JavaScript: the set-up step runs it on whatever Node is at hand.
import { existsSync } from 'node:fs';

/**
 * npm as a program, its arguments and what `spawn` must know. The npm that runs this command tells where it is, and is
 * started as a script, since Windows starts its `npm.cmd` only through a shell.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {string} platform
 * @param {(path: string) => boolean} exists
 * @returns {[string, string[], { shell: boolean }]}
 */
export function npmCommand(args, env = process.env, platform = process.platform, exists = existsSync) {
  const script = env.npm_execpath;
  // Another program than npm may have started us, and its script would not know what to do.
  const isNpm = script && /[\\/]npm-cli\.js$/.test(script);
  if (!isNpm && platform === 'win32') return [['npm', ...args].join(' '), [], { shell: true }];
  if (!isNpm) return ['npm', args, { shell: false }];
  // The Node that runs this may be the one in node_modules, which installing anew has just taken away.
  const node = [env.npm_node_execpath, process.execPath].find((path) => path && exists(path));
  return [node ?? 'node', [script, ...args], { shell: false }];
}
