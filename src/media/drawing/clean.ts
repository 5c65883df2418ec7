import { optimize, type XastChild, type XastElement, type XastParent } from 'svgo';
import { drawnCount, MOST_DRAWN } from './drawn.ts';
import { asksOutside, cleanSheet, isInside } from './styles.ts';
import { textOf } from './text.ts';

/** A drawing that uses its own parts so often that drawing it would take for ever. */
export class Overdrawn extends Error {
  constructor() {
    super('It draws its own parts over and over.');
  }
}

/** What was taken out of a drawing, as it is told: nothing, if it was clean. */
export interface CleanDrawing {
  bytes: Buffer<ArrayBuffer>;
  removed: string[];
}

const SCRIPTS = 'scripts';
const LINKS = 'links and references to other places';
const PAGES = 'parts of a web page';
/** What programs note for themselves goes without a word. */
const NOTED = 'notes';

/** By the parts before colons: which kind of elements they stand for. */
type Scope = ReadonlyMap<string, string>;

/** Of the elements of a drawing, those that run something or hold something that does. */
const RUNNING = ['script', 'handler', 'listener'];
const HOLDING = [
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'canvas',
  'meta',
  'link',
  'base',
];
/** Of what else can stand in a drawing, browsers know these. */
const KNOWN_TO_BROWSERS = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'];
/** What is drawn. All else that has a name of its own is what programs note for themselves: authors, paths, layers. */
const DRAWN = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
];
const ASKING = ['href', 'src', 'srcset', 'data', 'action', 'formaction', 'ping', 'base'];

/**
 * A drawing (SVG) is a document of its own, and can run scripts, ask for things and lead away. Here it becomes a
 * drawing and nothing else, written anew by a real parser, without remarks, metadata and what drawing programs note in it,
 * as a photo is without its place. One that is nothing else already keeps its bytes.
 * Throws if it is not whole, and Overdrawn if it would never be drawn to its end.
 */
export function cleanDrawing(bytes: Buffer<ArrayBuffer>): CleanDrawing {
  const { text, isPlain } = textOf(bytes);
  const removed = new Set<string>();
  let isSame = isPlain;
  let drawn = 0;

  const drop = (why?: string): false => {
    isSame = false;
    if (why) removed.add(why);
    return false;
  };
  const cleanAttributes = (node: XastElement, scope: Scope) => {
    for (const [name, value] of Object.entries(node.attributes)) {
      const why = isNoted(name, scope) ? NOTED : faultOf(name, value);
      if (!why) continue;
      delete node.attributes[name];
      if (why === NOTED) isSame = false;
      else removed.add(why);
    }
  };
  const cleanStyles = (node: XastElement) => {
    // A browser reads the words alone: a comment of the drawing is none of the sheet.
    const words = node.children.filter(({ type }) => type === 'text' || type === 'cdata');
    const css = words.map((one) => ('value' in one ? one.value : '')).join('');
    const clean = cleanSheet(css);
    if (!clean.isClean) removed.add(LINKS);
    if (clean.css === css && words.length === node.children.length) return;
    isSame = false;
    node.children = [{ type: 'text', value: clean.css }];
  };
  /** Whether a node stays; if so, it is clean after that. */
  const stays = (node: XastChild, parent: XastParent, around: Scope): boolean => {
    // What a doctype declares stands where it is named by now; browsers need no word of it.
    if (node.type === 'doctype' || node.type === 'comment') return drop();
    if (node.type === 'instruction') return drop(node.name === 'xml' ? undefined : SCRIPTS);
    if (node.type !== 'element') return true;
    const scope = scopeOf(node, around);
    const [prefix, name] = split(node.name);
    if (RUNNING.includes(name) || movesAddress(node)) return drop(SCRIPTS);
    if (HOLDING.includes(name) || KNOWN_TO_BROWSERS.includes(scope.get(prefix) ?? '')) return drop(PAGES);
    const isForeign = !DRAWN.includes(scope.get(prefix) ?? DRAWN[0] ?? '');
    if (name === 'metadata' || (isForeign && parent.type !== 'root')) return drop();
    cleanAttributes(node, scope);
    if (name === 'style') cleanStyles(node);
    cleanInside(node, scope);
    return true;
  };
  const cleanInside = (parent: XastParent, scope: Scope) => {
    parent.children = parent.children.filter((node) => stays(node, parent, scope));
  };

  const { data } = optimize(text, {
    plugins: [
      {
        name: 'clean',
        // Not by its visitor, which looks for every element among all of its parent’s.
        fn: (root) => {
          cleanInside(root, new Map());
          drawn = drawnCount(root);
          return null;
        },
      },
    ],
  });
  if (drawn > MOST_DRAWN) throw new Overdrawn();
  if (removed.size === 0 && isSame) return { bytes, removed: [] };
  return { bytes: Buffer.from(data), removed: [...removed].toSorted() };
}

/** Whether an attribute is a program’s own note, or the name that such notes are known by. */
function isNoted(attribute: string, scope: Scope): boolean {
  const [prefix] = split(attribute);
  const space = scope.get(prefix === 'xmlns' ? attribute.slice(6) : prefix);
  return prefix !== '' && space !== undefined && !DRAWN.includes(space);
}

/** Why an attribute goes. */
function faultOf(attribute: string, value: string): string | undefined {
  const [, name] = split(attribute);
  if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) return undefined;
  if (name.startsWith('on')) return SCRIPTS;
  if (ASKING.includes(name)) return isInside(value) ? undefined : LINKS;
  // Whatever it is called: an animation puts it into an attribute of another name.
  return asksOutside(value) ? LINKS : undefined;
}

/** An animation can put into a link what may not stand there. */
function movesAddress({ attributes }: XastElement): boolean {
  const [, name] = split(attributes.attributeName ?? '');
  return ASKING.includes(name) || name.startsWith('on');
}

function scopeOf({ attributes }: XastElement, around: Scope): Scope {
  const own = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : [];
  });
  return own.length > 0 ? new Map([...around, ...own]) : around;
}

/** The part before the colon as it is written, since A and a are two; and the name itself. */
function split(name: string): [string, string] {
  const at = name.indexOf(':');
  return [
    name.slice(0, Math.max(at, 0)),
    name
      .slice(at + 1)
      .trim()
      .toLowerCase(),
  ];
}

/** The sentence that tells the owner. */
export const toldOf = (name: string, removed: readonly string[]): string =>
  `${name} held more than a drawing: ${new Intl.ListFormat('en-CA').format(removed)}. That was taken out; what it shows stays.`;
