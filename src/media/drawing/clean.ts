import { optimize, type XastElement, type XastParent } from 'svgo';
import { cleanStyles, isInside } from './styles.ts';
import { textOf } from './text.ts';

/** What was taken out of a drawing, as it is told: nothing, if it was clean. */
export interface CleanDrawing {
  bytes: Buffer<ArrayBuffer>;
  removed: string[];
}

const SCRIPTS = 'scripts';
const LINKS = 'links and references to other places';
const PAGES = 'parts of a web page';

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
const XHTML = 'http://www.w3.org/1999/xhtml';
const ASKING = ['href', 'src', 'srcset', 'data', 'action', 'formaction', 'ping', 'base'];

/**
 * A drawing (SVG) is a document of its own, and can run scripts, ask for things and lead away. Here it becomes a
 * drawing and nothing else, written anew by a real parser. One that is nothing else already keeps its bytes.
 * Throws if it is not whole.
 */
export function cleanDrawing(bytes: Buffer<ArrayBuffer>): CleanDrawing {
  const { text, isPlain } = textOf(bytes);
  const removed = new Set<string>();
  let isSame = isPlain;
  const scopes = new WeakMap<object, Record<string, string>>();

  const drop = (node: object, parent: XastParent, why?: string) => {
    parent.children = parent.children.filter((one) => one !== node);
    isSame = false;
    if (why) removed.add(why);
  };
  const cleanAttributes = (node: XastElement) => {
    for (const [name, value] of Object.entries(node.attributes)) {
      const why = faultOf(name, value);
      if (!why) continue;
      delete node.attributes[name];
      removed.add(why);
    }
  };

  const { data } = optimize(text, {
    plugins: [
      {
        name: 'clean',
        fn: () => ({
          // What it declares stands where it is named by now; browsers need no word of it.
          doctype: { enter: (node, parent) => drop(node, parent) },
          instruction: {
            enter: (node, parent) => drop(node, parent, node.name === 'xml' ? undefined : SCRIPTS),
          },
          element: {
            enter: (node, parent) => {
              const scope = { ...scopes.get(parent), ...declared(node) };
              scopes.set(node, scope);
              const [prefix, name] = split(node.name);
              if (RUNNING.includes(name) || movesAddress(node)) return drop(node, parent, SCRIPTS);
              if (HOLDING.includes(name) || scope[prefix] === XHTML) return drop(node, parent, PAGES);
              cleanAttributes(node);
              if (name !== 'style') return;
              const css = node.children.map((one) => ('value' in one ? one.value : '')).join('');
              const clean = cleanStyles(css);
              if (!clean.isClean) removed.add(LINKS);
              if (clean.css === css) return;
              isSame = false;
              node.children = [{ type: 'text', value: clean.css }];
            },
          },
        }),
      },
    ],
  });
  if (removed.size === 0 && isSame) return { bytes, removed: [] };
  return { bytes: Buffer.from(data), removed: [...removed].toSorted() };
}

/** Why an attribute goes. */
function faultOf(attribute: string, value: string): string | undefined {
  const [, name] = split(attribute);
  if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) return undefined;
  if (name.startsWith('on')) return SCRIPTS;
  if (ASKING.includes(name)) return isInside(value) ? undefined : LINKS;
  const styles = name === 'style' ? value : `${name}:${value}`;
  const mayAsk = name === 'style' || /[(\\]/.test(value);
  return mayAsk && !cleanStyles(styles, 'attribute').isClean ? LINKS : undefined;
}

/** An animation can put into a link what may not stand there. */
function movesAddress({ attributes }: XastElement): boolean {
  const [, name] = split(attributes.attributeName ?? '');
  return ASKING.includes(name) || name.startsWith('on');
}

function declared({ attributes }: XastElement): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'xmlns') own[''] = value;
    if (name.startsWith('xmlns:')) own[name.slice(6).toLowerCase()] = value;
  }
  return own;
}

/** The part before the colon, and the name itself. */
function split(name: string): [string, string] {
  const at = name.indexOf(':');
  return [
    name.slice(0, Math.max(at, 0)).toLowerCase(),
    name
      .slice(at + 1)
      .trim()
      .toLowerCase(),
  ];
}

/** The sentence that tells the owner. */
export const toldOf = (name: string, removed: readonly string[]): string =>
  `${name} held more than a drawing: ${new Intl.ListFormat('en-CA').format(removed)}. That was taken out; what it shows stays.`;
