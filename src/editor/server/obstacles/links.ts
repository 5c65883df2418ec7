import { parse } from 'yaml';
import { walk } from '../../../lib/walk.ts';
import { studyFile } from '../../../model/files.ts';
import { type Inline, plainText } from '../../../model/inline.ts';
import type { Checked } from '../../../reader/checks.ts';
import { routeOf } from '../../../reader/left-out.ts';
import type { OpenContent } from '../../../reader/read.ts';
import { type Path, valueAt } from '../../shared/value.ts';
import type { Texts } from '../texts.ts';
import { unlinked } from '../unlink.ts';
import { capital, pageOf, whereabouts } from '../whereabouts.ts';
import { inTexts, type Mendable } from './obstacle.ts';

/** Links that would lead nowhere: in texts, under tips, and in the bar. */
export function linksTo(content: OpenContent, route: string, { isInBarToo = true } = {}): Mendable[] {
  const isGone = (href: string) => href.startsWith('/') && routeOf(href) === route;
  const found: Mendable[] = [];
  for (const { source, data } of readable(content)) {
    const { file } = source;
    if (file === studyFile(route)) continue;
    const written = source.value;
    const texts = new Set<string>();
    walk(data, (node, path) => {
      if (!('href' in node) || typeof node.href !== 'string' || !isGone(node.href)) return;
      const at = stringPath(written, path as Path);
      if (at) {
        const words = 'children' in node ? plainText(node.children as Inline[]) : '';
        const where = whereabouts(file, at, written);
        const says = `${capital(where)} links to it, with the words “${words}”.`;
        const key = at.join('/');
        // Two links in one text are taken out at once.
        const apply = texts.has(key) ? () => [] : inTexts((now) => unlink(now, file, at, isGone));
        texts.add(key);
        found.push({ says, mend: `Unlink “${words}” in ${where}`, apply });
        return;
      }
      if (path[0] === 'navigation') {
        if (isInBarToo) found.push(barLink(file, path as Path, written));
        return;
      }
      found.push(linkOf(file, path as Path, written));
    });
  }
  return found;
}

const readable = ({ site, work, about, fun, studies }: OpenContent): Checked<unknown>[] =>
  [site, work, about, fun, ...Object.values(studies)].filter((one) => one !== undefined);

/** The way to the text that a link stands in; none if it is a field of its own. */
function stringPath(written: unknown, path: Path): Path | undefined {
  for (let depth = 1; depth <= path.length; depth++)
    if (typeof valueAt(written, path.slice(0, depth)) === 'string') return path.slice(0, depth);
  return undefined;
}

function unlink(texts: Texts, file: string, path: Path, isGone: (href: string) => boolean): void {
  const before = valueAt(parse(texts.read(file)), path);
  if (typeof before === 'string') texts.edit(file, { op: 'set', path, value: unlinked(before, isGone) });
}

function barLink(file: string, path: Path, written: unknown): Mendable {
  const label = `“${valueAt(written, [...path, 'label'])}”`;
  const says = `The bar at the top leads to it, with ${label}.`;
  const links = valueAt(written, ['navigation']);
  if (Array.isArray(links) && links.length === 1)
    return {
      says: `${says} The bar needs at least one link: let it lead elsewhere.`,
      place: { page: '/', file, path },
    };
  return { says, mend: `Take ${label} out of the bar`, apply: removing(file, path) };
}

const removing = (file: string, path: Path) => inTexts((texts) => texts.edit(file, { op: 'remove', path }));

/** A tip has to say where it comes from: it goes with its link, unless it is the only one. */
function linkOf(file: string, path: Path, written: unknown): Mendable {
  const tip = path.slice(0, -1);
  const where = whereabouts(file, path, written);
  const title = `“${valueAt(written, [...tip, 'title'])}”`;
  const says = `${title} in ${where} links to it.`;
  const list = valueAt(written, tip.slice(0, -1));
  if (!Array.isArray(list) || list.length === 1)
    return { says: `${says} Let it lead elsewhere.`, place: { page: pageOf(file), file, path } };
  return { says, mend: `Take ${title} out of ${where}`, apply: removing(file, tip) };
}
