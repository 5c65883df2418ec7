// The words of a Word document by plain means, as counted.ts has those of other files.
import { textOf } from './charset.ts';
import { isFileName } from './html/file-name.ts';
import { newBudget, openZip } from './zip.ts';

/** Parts of a Word document that hold words, by what they call themselves: where they lie is up to the program. */
const PARTS =
  /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)*<(?:[\w.-]+:)?(\w+)[\s>]/;
const SPOKEN = /^(document|footnotes|endnotes|comments|hdr|ftr|dataModel|chartSpace|userShapes|sst|sld)$/;

export const kindOfPart = (xml: string): string => PARTS.exec(xml.replace(/^\uFEFF/, ''))?.[1] ?? '';

/** The words of a document, of documents that are a part of it, and of what numbers its lists. */
export function wordsOfWord(bytes: Uint8Array, file: string, depth = 0): string {
  const { entries } = openZip(bytes, file, newBudget());
  const parts = entries
    .filter(({ path }) => /\.xml$/i.test(path))
    .map((entry) => textOf(entry.read()))
    .map((xml) => ({ xml, kind: kindOfPart(xml) }));
  const ofKind = (wanted: string) => parts.find(({ kind }) => kind === wanted)?.xml ?? '';
  const isPart = (path: string) => /\.docx$/i.test(path) && !/\/embeddings\//i.test(path);
  const inside = entries.filter(({ path }) => depth < DEEPEST && isPart(path));
  return [
    ...parts.filter(({ kind }) => SPOKEN.test(kind)).map(({ xml }) => wordsOfXml(xml)),
    ...wordsOfNumbers(ofKind('document'), ofKind('numbering'), ofKind('styles')),
    ...inside.map((entry) => wordsOfWord(entry.read(), entry.path, depth + 1)),
  ].join(' ');
}

/** A document in a document in a document is nobody’s. */
const DEEPEST = 2;

const NAMES =
  't|v|pt|r|vanish|strike|dstrike|rt|rubyBase|delText|instrText|p|tab|ptab|br|cr|fldChar|fldSimple|result|listEntry|sym|docPr|cNvPr|hyperlink|tblCaption|tblDescription|textpath|shape|rect|roundrect|oval|line|group|image';
/** The start or the end of an element that says something, with what follows right behind it. */
const TOKENS = new RegExp(
  `<(/?)((?:[\\w.-]+:)?)(${NAMES})((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*(/?)>([^<]*)`,
  'g',
);

const said = (attributes: string, name: string): string =>
  new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.trim() ?? '';

/** What a program works out, as far as it was read. */
interface Field {
  code: string;
  /** Words among the code: what another field gave to it. */
  inCode: string;
  entries: string[];
  chosen: number;
  isResult: boolean;
  hasWords: boolean;
}

/** The words of a part of a Word document, and what is said of its pictures. Boxes are there twice, and so is what was moved. */
export function wordsOfXml(xml: string): string {
  const fields: Field[] = [];
  const pictures = new Set<string>();
  let words = '';
  /** What is no part of the words around it. */
  const gone = { deleted: '', struck: '', hidden: '' };
  let how: keyof typeof gone | undefined;
  const part = () => {
    for (const kind of ['deleted', 'struck', 'hidden'] as const) gone[kind] += ' ';
    for (const field of fields) field.inCode += ' ';
  };
  const add = (text: string) => {
    const asked = fields.find(({ isResult }) => !isResult);
    if (how) gone[how] += text;
    else if (asked) asked.inCode += text;
    else {
      words += text;
      part();
    }
    if (text.trim()) for (const field of fields) field.hasWords = true;
  };
  const alone = (text: string) => {
    if (!isFileName(text, '')) words += ` ${text} `;
  };
  const begin = (code: string, isResult: boolean) =>
    fields.push({ code, inCode: '', isResult, entries: [], chosen: 0, hasWords: false });
  const end = () => {
    const field = fields.pop();
    alone(wordsOfField(field));
    // Only a whole field shows what came of it instead.
    if (field && !field.isResult) words += field.inCode;
  };
  for (const [, isEnd, prefix, name = '', about = '', isEmpty, text = ''] of shownOf(xml).matchAll(TOKENS)) {
    const field = fields.at(-1);
    if (isEnd) {
      if (name === 'fldSimple') end();
      continue;
    }
    switch (name) {
      case 't':
        if (!isEmpty) add(text);
        break;
      case 'delText':
        if (!isEmpty) gone.deleted += text;
        break;
      case 'r':
        how = undefined;
        break;
      case 'vanish':
      case 'strike':
      case 'dstrike':
        if (!/^(0|false|off)$/.test(said(about, 'val')))
          how = name === 'vanish' || how === 'hidden' ? 'hidden' : 'struck';
        break;
      case 'v':
      case 'pt':
        add(` ${text} `);
        break;
      case 'instrText':
        if (field) field.code += text;
        break;
      case 'fldSimple':
        begin(said(about, 'instr'), true);
        if (isEmpty) end();
        break;
      case 'fldChar':
        if (said(about, 'fldCharType') === 'begin') begin('', false);
        else if (said(about, 'fldCharType') === 'end') end();
        else if (field) field.isResult = true;
        break;
      case 'result':
        if (field) field.chosen = Number(said(about, 'val'));
        break;
      case 'listEntry':
        field?.entries.push(said(about, 'val'));
        break;
      case 'sym':
        add(letterOf(said(about, 'font'), said(about, 'char')));
        break;
      case 'docPr':
      case 'cNvPr':
        // Many programs say it twice.
        for (const one of new Set([said(about, 'descr'), said(about, 'title')])) {
          if (name === 'docPr' || !pictures.has(one)) alone(one);
          pictures.add(one);
        }
        break;
      case 'hyperlink':
        alone(tipOf(said(about, 'tooltip')));
        break;
      case 'textpath':
        alone(said(about, 'string'));
        break;
      case 'tblCaption':
      case 'tblDescription':
        alone(said(about, 'val'));
        break;
      default:
        if (prefix === 'v:') alone(said(about, 'alt'));
        else {
          words += ' ';
          part();
        }
    }
  }
  const open = fields.map(({ inCode }) => inCode);
  return plain([words, ...open, ...Object.values(gone)].join(' '));
}

const plain = (words: string): string =>
  words
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, isHex: string, code: string) =>
      String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, isHex ? 16 : 10))),
    )
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => SIGNS[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: '’', amp: '&' };

/** An address beside a link is where it leads. */
const tipOf = (tip: string) => (/^[a-z]+:\S*$/i.test(tip) ? '' : tip);

function wordsOfField(field: Field | undefined): string {
  const code = field?.code.replaceAll('&quot;', '"').trim() ?? '';
  if (/^HYPERLINK\b/i.test(code)) return tipOf(/\\o\s*"([^"]*)"/i.exec(code)?.[1] ?? '');
  if (!field || field.hasWords) return '';
  if (/^FORMDROPDOWN\b/i.test(code)) return field.entries[field.chosen] ?? '';
  const [, shown] = /^(?:(?:MACRO|GOTO)BUTTON\s+\S+|QUOTE)\s+([\s\S]+)/i.exec(code) ?? [];
  if (shown) return shown;
  const [, equation = ''] = /^EQ\b([\s\S]*)/i.exec(code) ?? [];
  return equation.replaceAll(/\\\*\s*(?:"[^"]*"|\S+)|\\[a-z]+(?:\s*\d+)?/gi, ' ');
}

/** A letter that was put in as a sign: of the fonts of signs one has letters, the Greek ones. */
function letterOf(font: string, char: string): string {
  const code = Number.parseInt(char, 16) || 32;
  if (/^symbol$/i.test(font)) return GREEK[code % 0x1000] ?? '';
  const letter = String.fromCodePoint(Math.min(0x10ffff, code));
  return /dings|symbol/i.test(font) || !/[\p{L}\p{N}]/u.test(letter) ? '' : letter;
}

const GREEK = Object.fromEntries(
  [...'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ      αβχδεφγηιφκλμνοπθρστυϖωξψζ'].map((letter, at) => [0x41 + at, letter]),
);

/** A part as a program shows it: of two ways to say the same one, what is marked as text as text, nothing where it was before. */
function shownOf(part: string): string {
  const xml = part.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  const isMoved = /<(?:[\w.-]+:)?moveTo[\s>]/.test(xml);
  const open: { text: string; ways: string[] }[] = [{ text: '', ways: [] }];
  let from = 0;
  for (const { 0: token, 1: isEnd, 2: name, index } of xml.matchAll(
    /<(\/?)(?:[\w.-]+:)?(AlternateContent|Choice|Fallback|moveFrom)(?=[\s/>])[^>]*>/g,
  )) {
    const last = open.at(-1);
    if (last) last.text += xml.slice(from, index);
    from = index + token.length;
    if (token.endsWith('/>')) continue;
    if (!isEnd) {
      open.push({ text: '', ways: [] });
      continue;
    }
    const [done, around] = open.length > 1 ? [open.pop(), open.at(-1)] : [];
    if (!done || !around) continue;
    if (name === 'Choice' || name === 'Fallback') around.ways.push(done.text);
    else if (name === 'moveFrom') around.text += isMoved ? '' : done.text;
    else {
      const hasWords = (way: string) => /<(?:[\w.-]+:)?(t|blip|txbxContent)[\s/>]/.test(way);
      around.text += done.ways.find(hasWords) ?? done.ways.at(-1) ?? '';
    }
  }
  return open.map(({ text }) => text).join('') + xml.slice(from);
}

/** What is written before the items of lists beside their number, once for each item. */
function wordsOfNumbers(document: string, numbering: string, styles: string): string[] {
  const each = (xml: string, name: string): [about: string, inside: string][] =>
    [
      ...xml.matchAll(
        new RegExp(`<((?:[\\w.-]+:)?)${name}(?=[\\s>])([^>]*)>([\\s\\S]*?)</(?:[\\w.-]+:)?${name}>`, 'g'),
      ),
    ].map(([, , about = '', inside = '']) => [about, inside]);
  const valueIn = (xml: string, name: string) =>
    said(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/])([^>]*)>`).exec(xml)?.[1] ?? '', 'val');
  const labels = (levels: string) =>
    each(levels, 'lvl').map(([about, inside]) => {
      // What stands at the number itself is one word with it.
      const text = valueIn(inside, 'lvlText').replaceAll(/\p{L}*%\d\p{L}*/gu, ' ');
      return [said(about, 'ilvl'), /\p{L}{2}/u.test(text) ? text : ''] as const;
    });
  const kinds = new Map(
    each(numbering, 'abstractNum').map(([about, inside]) => [said(about, 'abstractNumId'), inside]),
  );
  const lists = new Map(
    each(numbering, 'num').map(([about, inside]) => [
      said(about, 'numId'),
      new Map([...labels(kinds.get(valueIn(inside, 'abstractNumId')) ?? ''), ...labels(inside)]),
    ]),
  );
  const ofStyle = new Map(each(styles, 'style').map(([about, inside]) => [said(about, 'styleId'), inside]));
  const now = shownOf(document).replaceAll(
    /<(?:[\w.-]+:)?pPrChange[\s>][\s\S]*?<\/(?:[\w.-]+:)?pPrChange>/g,
    '',
  );
  return each(now, 'pPr').flatMap(([, about]) => {
    const styled = ofStyle.get(valueIn(about, 'pStyle')) ?? '';
    const of = (name: string) => valueIn(about, name) || valueIn(styled, name);
    return plain(lists.get(of('numId'))?.get(of('ilvl') || '0') ?? '');
  });
}
