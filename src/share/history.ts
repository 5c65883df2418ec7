import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/** What git knows of the files under content/. */
export interface History {
  /** By path from the project’s root, folders too: the first and the last commit that changed it. */
  paths: Map<string, { first: string; last: string }>;
  /** Changed or added since the last commit. */
  edited: string[];
  /** In a shallow clone, the date of the newest commit it was cut off at. */
  start?: string;
}

/** Undefined where there is no git, or no commit. */
export function readHistory(root: string): History | undefined {
  // Hosts often build as another user than the one who cloned, which git refuses without being told.
  const settings = ['-c', 'safe.directory=*', '-c', 'core.quotePath=off'];
  const git = (...args: string[]) =>
    execFileSync('git', [...settings, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  try {
    const cutOff = shallowCommits(resolve(root, git('rev-parse', '--git-path', 'shallow').trim()));
    const log = git('log', '--format=%x01%H %cI', '--name-only', '--relative', '--', 'content');
    const edited = [
      ...lines(git('diff', '--name-only', '--relative', 'HEAD', '--', 'content')),
      ...lines(git('ls-files', '--others', '--exclude-standard', '--', 'content')),
    ];
    const starts = cutOff.map((commit) =>
      timestamp(new Date(git('show', '-s', '--format=%cI', commit).trim())),
    );
    const start = starts.toSorted().at(-1);
    return { paths: pathsOf(log, cutOff), edited, ...(start && { start }) };
  } catch {
    return undefined;
  }
}

function pathsOf(log: string, cutOff: readonly string[]): History['paths'] {
  const paths: History['paths'] = new Map();
  for (const entry of log.split('\x01').slice(1)) {
    const [head = '', ...names] = lines(entry);
    const [commit = '', date = ''] = head.split(' ');
    if (cutOff.includes(commit)) continue;
    const when = timestamp(new Date(date));
    for (const path of new Set(names.flatMap(withFolders))) {
      const before = paths.get(path);
      const dates = [when, before?.first ?? when, before?.last ?? when].toSorted();
      paths.set(path, { first: dates.at(0) ?? when, last: dates.at(-1) ?? when });
    }
  }
  return paths;
}

function withFolders(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [file] : [file, ...withFolders(folder)];
}

export const timestamp = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

function shallowCommits(file: string): string[] {
  return existsSync(file) ? lines(readFileSync(file, 'utf8')) : [];
}

const lines = (text: string) => text.split('\n').filter(Boolean);
