import { posix } from 'node:path';
import { asOnDisk } from '../lib/files.ts';
import { walk } from '../lib/walk.ts';
import { isHtmlRef, isPictureRef, isVideoRef, PICTURE_FILES } from '../model/fields.ts';
import { place } from './checks.ts';
import { mendedLine } from './mend.ts';
import type { Problem } from './problem.ts';
import type { Look } from './read-file.ts';
import type { YamlFile } from './yaml-file.ts';

/**
 * Gives every picture, film and prototype of a document the name its file really has. What is not there keeps its name. Capitals
 * are the owner’s to mend: one system finds such a file and the next does not. That é is one sign or two nobody sees.
 */
export function spellAsOnDisk(
  { root, list }: Pick<Look, 'root' | 'list'>,
  source: YamlFile,
  data: unknown,
): { problems: Problem[]; isAsWritten: boolean } {
  const folder = posix.dirname(source.file);
  const problems: Problem[] = [];
  let isAsWritten = true;
  const spelled = (name: string, path: PropertyKey[]) => {
    const found = asOnDisk(root, posix.join(folder, name), list);
    if (found === undefined) return name;
    const real = posix.relative(folder, found);
    if (real.normalize('NFC') !== posix.normalize(name.normalize('NFC'))) {
      const at = place(source, path);
      const text = source.source.lines[(at.line ?? 0) - 1] ?? '';
      const message = `There is no ${name}, but there is ${real}. Write the name with the same capitals as the file.`;
      problems.push({
        ...at,
        message,
        ...mendedLine(
          text,
          text.replace(name, () => real),
        ),
      });
    }
    if (real !== name) isAsWritten = false;
    return real;
  };
  walk(data, (node, path) => {
    // A prototype’s file is written as its name alone: the path to it ends there.
    if (isHtmlRef(node)) node.file = spelled(node.file, path);
    if (!isPictureRef(node) && !isVideoRef(node)) return;
    const names = node as unknown as Record<string, unknown>;
    for (const field of NAMING) {
      const name = names[field];
      if (typeof name === 'string') names[field] = spelled(name, [...path, field]);
    }
  });
  return { problems, isAsWritten };
}

/** The fields that name a file. */
const NAMING = [...PICTURE_FILES, 'mp4', 'webm'];
