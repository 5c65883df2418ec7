import { posix } from 'node:path';
import { asOnDisk } from '../lib/files.ts';
import { walk } from '../lib/walk.ts';
import { isPictureRef, isVideoRef } from '../model/fields.ts';

/** Gives every picture and film of a document the name its file really has. What is not there keeps its name. */
export function spellAsOnDisk(root: string, document: string, data: unknown): void {
  const folder = posix.dirname(document);
  const spelled = (name: string) => {
    const path = asOnDisk(root, posix.join(folder, name));
    return path === undefined ? name : posix.relative(folder, path);
  };
  walk(data, (node) => {
    if (isPictureRef(node)) {
      node.file = spelled(node.file);
      if (node.portrait !== undefined) node.portrait = spelled(node.portrait);
    } else if (isVideoRef(node)) {
      node.mp4 = spelled(node.mp4);
      if (node.webm !== undefined) node.webm = spelled(node.webm);
    }
  });
}
