/** So long a hand rests before a sheet follows it. */
const REST = 200;

/** What a sheet is to say, and what of it stands on the root until the sheet says so itself. */
interface Worn {
  css: string;
  ahead: ReadonlyMap<string, string>;
  rest?: ReturnType<typeof setTimeout>;
}

const all = new WeakMap<Element, Worn>();

/**
 * Has a sheet say something else; tells whether it is something else. Where a sheet is another, a browser works the page
 * out from nothing, which takes longer than a hand moves a slider. As long as nothing but lines of the root is different
 * they are said there, and the sheet follows when the hand rests.
 */
export function wear(sheet: Element, css: string): boolean {
  const before: Worn = all.get(sheet) ?? { css: sheet.textContent ?? '', ahead: new Map() };
  if (before.css === css) return false;
  clearTimeout(before.rest);
  const ahead = otherOnRoot(sheet.textContent ?? '', css, document.documentElement);
  const worn: Worn = { css, ahead: ahead ?? new Map() };
  all.set(sheet, worn);
  if (!ahead) sheet.textContent = css;
  sayOnRoot(before.ahead, worn.ahead);
  if (ahead)
    worn.rest = setTimeout(() => {
      sheet.textContent = css;
      sayOnRoot(ahead, new Map());
      all.set(sheet, { css, ahead: new Map() });
      dispatchEvent(new Event('edit:drawn'));
    }, REST);
  return true;
}

function sayOnRoot(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): void {
  const { style } = document.documentElement;
  for (const name of before.keys()) if (!now.has(name)) style.removeProperty(name);
  for (const [name, value] of now) style.setProperty(name, value);
}

/**
 * The lines of a page’s root that another sheet has otherwise; none if it differs in more than them. What is only for
 * paper is not seen, nor what is said of a root that this one is not.
 */
export function otherOnRoot(
  before: string,
  after: string,
  root: { matches(selector: string): boolean },
): Map<string, string> | undefined {
  if (after.match(/"[^"]*"/g)?.some((name) => /[;{}]/.test(name))) return undefined;
  const [old, now] = [blocksOf(before), blocksOf(after)];
  if (old.length !== now.length) return undefined;
  const other = new Map<string, string>();
  for (const [index, { around, lines }] of now.entries()) {
    const was = old[index];
    if (was?.around.join() !== around.join()) return undefined;
    if (around.includes('@media print')) continue;
    const selector = around.at(-1) ?? '';
    const isOnRoot = selector.startsWith(':root') && !selector.includes(' ');
    const isSame =
      was.lines.size === lines.size && [...lines].every(([name, value]) => was.lines.get(name) === value);
    if (isSame) {
      // What comes later wins, said anew or not.
      if (isOnRoot && root.matches(selector)) for (const name of lines.keys()) other.delete(name);
      continue;
    }
    const isAlways = around.slice(0, -1).every((one) => one.startsWith('@layer'));
    if (!isOnRoot || !isAlways || [...was.lines.keys()].join() !== [...lines.keys()].join()) return undefined;
    if (!root.matches(selector)) continue;
    for (const [name, value] of lines)
      if (was.lines.get(name) !== value) other.set(name, value);
      else other.delete(name);
  }
  return other;
}

interface Block {
  /** What it stands in, and for whom it is: `@layer tokens`, `:root`. */
  around: string[];
  lines: Map<string, string>;
}

/** A sheet that the project has written itself, so it has no remarks. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  const around: string[] = [];
  for (const [, text = '', sign] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (sign === '{') {
      around.push(text.trim());
      continue;
    }
    if (text.trim()) blocks.push({ around: [...around], lines: linesOf(text) });
    around.pop();
  }
  return blocks;
}

const linesOf = (text: string): Map<string, string> =>
  new Map(
    text.split(';').flatMap((line) => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const] : [];
    }),
  );
