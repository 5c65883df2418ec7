import { all, child, isOn, type Left, make, nameOf, putFor, takeOut, value } from './dom.ts';

/** What a program works out: a code, and mostly what came of it. */
interface Field {
  begin: Element;
  code: Element[];
  /** Words among the code: what another field gave to it. */
  inCode: Element[];
  isResult: boolean;
  hasWords: boolean;
}

/**
 * Fields as the library reads them: links without what it would take for a part of their address, and what shows words of
 * its code alone as these words. The words that are shown beside the pointer are told.
 */
export function plainFields(document: Document): Left[] {
  const left: Left[] = [];
  for (const simple of all(document, ['w:fldSimple'])) inPieces(document, simple);
  const open: Field[] = [];
  for (const one of all(document, ['w:fldChar', 'w:instrText', 'w:t', 'w:sym'])) {
    const field = open.at(-1);
    const name = nameOf(one);
    const type = name === 'w:fldChar' ? value(one, 'fldCharType') : name;
    const asked = open.find(({ isResult }) => !isResult);
    if (type === 'begin') open.push({ begin: one, code: [], inCode: [], isResult: false, hasWords: false });
    else if (type === 'w:instrText') field?.code.push(one);
    else if (type === 'separate' && field) field.isResult = true;
    else if (type === 'end' && field) {
      open.pop();
      // Only a whole field shows what came of it instead.
      if (field.isResult) field.inCode.forEach(takeOut);
      left.push(...closed(document, field, one));
    } else if (asked) asked.inCode.push(one);
    else for (const around of open) around.hasWords = true;
  }
  for (const link of all(document, ['w:hyperlink'])) left.push(...tipOf(value(link, 'tooltip')));
  return left;
}

/** A field that says its code in an attribute, as the others say it. */
function inPieces(document: Document, simple: Element): void {
  const mark = (type: string) =>
    make(document, 'w:r', {}, make(document, 'w:fldChar', { 'w:fldCharType': type }));
  const code = make(document, 'w:instrText', {}, value(simple, 'instr') ?? '');
  const result = Array.from(simple.childNodes);
  const middle = result.length > 0 ? [mark('separate'), ...result] : [];
  putFor(simple, [mark('begin'), make(document, 'w:r', {}, code), ...middle, mark('end')]);
}

function closed(document: Document, { begin, code, hasWords }: Field, end: Element): Left[] {
  const said = code.map(({ textContent }) => textContent ?? '').join('');
  const write = (plain: string) => {
    for (const [index, one] of code.entries()) one.textContent = index === 0 ? plain : '';
  };
  if (/^\s*HYPERLINK\b/i.test(said)) {
    const { to, l: place, o: tip } = partsOf(said);
    write(to ? `HYPERLINK "${to}${place ? `#${place}` : ''}"` : `HYPERLINK \\l "${place ?? ''}"`);
    return tipOf(tip);
  }
  const isBox = /^\s*FORMCHECKBOX\b/i.test(said);
  const shown = isBox
    ? [make(document, 'w:t', {}, tick(begin))]
    : hasWords
      ? []
      : shownBy(document, said, begin);
  if (isBox) write('');
  for (const one of shown) end.parentNode?.insertBefore(one, end.nextSibling);
  return [];
}

/** `HYPERLINK "address" \\l "place" \\o "tip"`, in its parts. */
function partsOf(code: string): { to?: string; l?: string; o?: string; t?: string } {
  const parts: Record<string, string> = {};
  let sign = 'to';
  for (const [, named, quoted, bare] of code.matchAll(/\\([a-z])|"([^"]*)"|([^\s"\\]+)/gi))
    if (named) sign = /^[lot]$/i.test(named) ? named.toLowerCase() : sign;
    else if (bare?.toUpperCase() !== 'HYPERLINK') {
      parts[sign] ??= quoted ?? bare ?? '';
      sign = 'to';
    }
  return parts;
}

function tick(begin: Element): string {
  const box = child(begin, 'w:ffData', 'w:checkBox');
  return isOn(child(box, 'w:checked') ?? child(box, 'w:default')) ? '☑' : '☐';
}

/** The words that a code shows by itself. */
function shownBy(document: Document, code: string, begin: Element): Element[] {
  const [, name = '', rest = ''] = /^\s*(\w+)\s*([\s\S]*?)\s*$/.exec(code) ?? [];
  const words = (text = '') => (text.trim() ? [make(document, 'w:t', {}, text.trim())] : []);
  switch (name.toUpperCase()) {
    case 'FORMDROPDOWN': {
      const list = child(begin, 'w:ffData', 'w:ddList');
      const at = Number(value(child(list, 'w:result') ?? child(list, 'w:default'), 'val') ?? 0);
      return words(value(list && all(list, ['w:listEntry'])[at], 'val'));
    }
    case 'MACROBUTTON':
    case 'GOTOBUTTON':
      return words(rest.replace(/^\S+\s*/, ''));
    case 'QUOTE':
      return words(rest.replace(/^"([^"]*)"[\s\S]*$/, '$1'));
    case 'SYMBOL': {
      const [, sign = '', font = ''] = /^(\S+)(?:[\s\S]*\\f\s*"?([^"\\]*))?/.exec(rest) ?? [];
      const char = Number(sign).toString(16).padStart(4, '0');
      return Number(sign) > 0
        ? [make(document, 'w:sym', { 'w:font': font.trim() || 'Calibri', 'w:char': char })]
        : [];
    }
    case 'EQ':
      return words(equation(rest));
    default:
      return [];
  }
}

/** Words above each other, as some programs write how a word is read aloud; and fractions. */
const equation = (code: string): string =>
  code
    .replaceAll(/\\\*\s*(?:"[^"]*"|\S+)/g, ' ')
    .replaceAll(/\\s\s*\\up\s*\d*\s*\(([^()]*)\)\s*[,;]\s*([^(),;]*)/gi, '$2（$1）')
    .replaceAll(/\\f\s*\(([^(),;]*)[,;]([^(),;]*)\)/gi, '$1/$2')
    .replaceAll(/\\[a-z]+\s*\d*/gi, ' ')
    .replaceAll(/[(),;]+/g, ' ')
    .replaceAll(/\s+/g, ' ');

function tipOf(words: string | undefined): Left[] {
  if (!words?.trim() || /^[a-z]+:\S*$/i.test(words.trim())) return [];
  return [
    {
      what: 'the tip of a link',
      why: 'It shows only beside the pointer, where links here show nothing.',
      words,
    },
  ];
}
