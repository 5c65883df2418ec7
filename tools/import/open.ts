import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type Bundle, bundleOf, isClutter, LARGEST_IMPORT, sizeFault } from '../../src/import/bundle.ts';
import { CannotBring } from '../../src/import/source.ts';
import { MOST_FILES } from '../../src/import/zip.ts';
import { slashed } from '../../src/lib/files.ts';

/** What a path on this machine holds: a folder, a ZIP, or a page with the pictures beside it. */
export function openPath(path: string): Bundle {
  if (!existsSync(path)) throw new CannotBring(`There is no file ${path}.`);
  if (statSync(path).isDirectory()) return folderBundle(path);
  // Looked at before it is read.
  const fault = sizeFault(basename(path), statSync(path).size);
  if (fault) throw new CannotBring(fault);
  return { ...bundleOf(basename(path), readFileSync(path)), beside: (file) => below(dirname(path), file) };
}

/** A file below a folder, and not merely by a link. */
function below(folder: string, file: string): (() => Uint8Array) | undefined {
  const path = join(folder, file);
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  return realpathSync(path).startsWith(realpathSync(folder) + sep) ? () => readFileSync(path) : undefined;
}

function folderBundle(folder: string): Bundle {
  const bundle: Bundle = { name: basename(folder), files: new Map(), notCarried: [] };
  let size = 0;
  const look = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      const known = slashed(relative(folder, path)).normalize('NFC');
      // A link may lead anywhere: what it leads to is not the owner’s export.
      if (entry.isSymbolicLink())
        bundle.notCarried.push({
          what: 'a file',
          place: known,
          why: 'It is a link to another place.',
          words: '',
        });
      else if (entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name)) look(path);
      else if (entry.isFile() && !isClutter(known)) {
        size += statSync(path).size;
        bundle.files.set(known, () => readFileSync(path));
      }
      if (bundle.files.size > MOST_FILES || size > LARGEST_IMPORT)
        throw new CannotBring(
          `${bundle.name} holds more than ${MOST_FILES.toLocaleString('en-CA')} files, or ${LARGEST_IMPORT / 1_000_000} MB. Bring the folder of one study alone.`,
        );
    }
  };
  look(folder);
  return bundle;
}
