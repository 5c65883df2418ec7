import { type Document, isScalar, visit, type YAMLParseError } from 'yaml';
import { inQuotes, mendedLine, quote, startOfValue } from './mend.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import type { Token } from './tokens.ts';
import {
  indentOf,
  NOT_LINED_UP,
  neverClosed,
  OWN_LINE,
  oddOne,
  strayBracket,
  type Told,
} from './tried-mends.ts';

/** What the parser stumbled over, as a sentence about what the owner most likely did. */
export function yamlProblem(source: Source, document: Document, error: YAMLParseError): Problem {
  const found = strayBracket(source) ?? told(source, document, error);
  return { file: source.file, ...(oddOne(source, found) ?? found) };
}

function told(source: Source, document: Document, { code, message, pos: [offset] }: YAMLParseError): Told {
  const line = source.lineAt(offset);
  const text = source.lines[line - 1] ?? '';
  switch (code) {
    case 'TAB_AS_INDENT':
      return {
        line,
        message: 'This line is indented with a tab, which YAML does not take. Use spaces, two for each step.',
      };
    case 'DUPLICATE_KEY':
      return twice(source, document, offset, line);
    case 'MULTIPLE_DOCS':
      return {
        line,
        message:
          'A line of dashes or dots in between makes two files of one. Take it out; only the first line may be ---.',
      };
    case 'BAD_SCALAR_START':
      return quoteWhole(
        source,
        line,
        `A text that begins with \`${source.text[offset]}\` means something else in YAML.`,
      );
    case 'BAD_DQ_ESCAPE':
      return {
        line,
        message: 'A backslash inside straight double quotes means something else in YAML. Write it twice.',
        ...mendedLine(text, text.replaceAll(/\\(?!["\\])/g, '\\\\')),
      };
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return wrongKey(source, offset);
    case 'BAD_INDENT':
    case 'BLOCK_IN_FLOW':
      return (
        openBracket(source, offset) ??
        loneText(source, offset) ?? { line, message: `This line ${NOT_LINED_UP}` }
      );
    case 'MISSING_CHAR':
      return openQuote(source) ?? quoteUpTo(source, offset) ?? noField(source, line);
    case 'UNEXPECTED_TOKEN':
      return goesOnAfter(source, offset, message);
    default:
      return {
        line,
        message: `This line cannot be read (${firstLine(message)}). Put quotes around the whole text, and line its fields up.`,
      };
  }
}

const quoteWhole = (source: Source, line: number, fault: string, start?: number): Told => ({
  line,
  message: `${fault} Put quotes around the whole of it.`,
  ...inQuotes(source, line, start),
});

function twice(source: Source, document: Document, offset: number, line: number): Told {
  let first: number | undefined;
  let name = '';
  visit(document, {
    Map(_, { items }) {
      const again = items.find(({ key }) => isScalar(key) && key.range?.[0] === offset)?.key;
      if (!isScalar(again)) return undefined;
      name = String(again.value);
      const [one] = items.flatMap(({ key }) => (isScalar(key) && key.value === again.value ? [key] : []));
      first = one?.range ? source.lineAt(one.range[0]) : undefined;
      return visit.BREAK;
    },
  });
  return {
    line,
    message: `\`${name}\` is written twice, the first time on line ${first}. Keep one of the two.`,
  };
}

const NO_SPACE = /^\s*(?:- +)*[\w-]+:(?=\S)/;

const noSpace = (line: number, text: string): Told => ({
  line,
  message: 'There is no space after the colon. Put one there.',
  ...mendedLine(text, text.replace(/:(?=\S)/, ': ')),
});

/** A colon too many, or none, or a line that begins at the wrong column. */
function wrongKey(source: Source, offset: number): Told {
  const token = source.tokens.find((one) => one.offset === offset && one.type !== 'space');
  const line = source.lineAt(offset);
  const text = source.lines[line - 1] ?? '';
  if (token?.type.endsWith('-quoted-scalar') && token.source.includes('\n')) return unclosed(source, token);
  if (token?.type === 'plain' && token.source.includes('\n')) {
    if (NO_SPACE.test(text)) return noSpace(line, text);
    // The text began on this line and went on until a line that was meant to be a field of its own.
    const last = source.lineAt(offset + token.source.length);
    if (/:(\s|$)/.test(text)) return { line: last, message: `This line ${NOT_LINED_UP}` };
    return noField(source, line);
  }
  // Under a text of several lines the parser may count the empty line before.
  const own = source.lines.slice(line - 1).find((one) => OWN_LINE.test(one)) ?? '';
  if (/^\s*-/.test(own) && token?.type !== 'plain') return { line, message: `This line ${NOT_LINED_UP}` };
  if (token?.type === 'explicit-key-ind') {
    return quoteWhole(source, line, 'A text that begins with `?` means something else in YAML.');
  }
  const value = text.slice(startOfValue(text)).trim();
  const curly = /^[“”„‟](.+)[“”‟]$/.exec(value)?.[1];
  if (curly) {
    return {
      line,
      message:
        'Curly quotes are letters to YAML, and do not hold this text together. Write straight ones (").',
      ...mendedLine(
        text,
        text.replace(value, () => quote(curly)),
      ),
    };
  }
  return quoteWhole(source, line, 'A colon with a space after it cuts this text in two.');
}

/** A quote that is never closed swallows the rest of the file, up to the next quote. */
function openQuote(source: Source): Told | undefined {
  const open = source.tokens.find((token) => token.type.endsWith('-quoted-scalar') && !isClosed(token));
  return open && unclosed(source, open);
}

/** A quote that was left open further up ends only here, where the next one should begin. */
function quoteUpTo(source: Source, offset: number): Told | undefined {
  const before = source.tokens.findLast((token) => token.offset < offset && token.type !== 'space');
  const isOne = before?.type.endsWith('-quoted-scalar') && before.source.includes('\n');
  return before && isOne ? unclosed(source, before) : undefined;
}

const isClosed = ({ source }: Token) => source.length > 1 && source.endsWith(source.charAt(0));

function unclosed(source: Source, { offset, source: written }: Token): Told {
  const line = source.lineAt(offset);
  const sign = written.charAt(0);
  const mend =
    sign === '"'
      ? 'Put another one at the end of the text.'
      : 'Put another one at the end of the text; if it is an apostrophe, put double quotes around the whole text.';
  return { line, message: `The quote (${sign}) that opens on this line is never closed. ${mend}` };
}

function openBracket(source: Source, offset: number): Told | undefined {
  const open: Token[] = [];
  for (const token of source.tokens) {
    if (token.offset >= offset) break;
    if (/^flow-(seq|map)-start$/.test(token.type)) open.push(token);
    if (/^flow-(seq|map)-end$/.test(token.type)) open.pop();
  }
  const bracket = open.at(-1);
  if (!bracket) return undefined;
  return neverClosed(source.lineAt(bracket.offset), bracket.source);
}

function noField(source: Source, line: number): Told {
  return {
    line,
    message: `“${short(source.lines[line - 1] ?? '')}” is neither a field nor a part of the text above it. A field is its name, a colon, a space and the text; a text that goes on is indented deeper than the line it began on.`,
  };
}

/** A line with a remark that lacks its colon: the parser takes it for a text, and stumbles over the field after it. */
function loneText(source: Source, offset: number): Told | undefined {
  const before = source.tokens.findLast((token) => token.offset < offset && !isBetween(token));
  if (before?.type !== 'plain') return undefined;
  const line = source.lineAt(before.offset);
  const text = source.lines[line - 1] ?? '';
  const here = source.lines[source.lineAt(offset) - 1] ?? '';
  const isWholeLine = before.offset - source.startOf(line) === indentOf(text);
  if (!isWholeLine || indentOf(text) !== indentOf(here)) return undefined;
  return NO_SPACE.test(text) ? noSpace(line, text) : noField(source, line);
}

/** A file whose first field is indented ends, to the parser, with the first one that is not. */
function firstIndented(source: Source, offset: number): Told | undefined {
  const [first] = source.tokens.filter((token) => !isBetween(token));
  const line = source.lineAt(first?.offset ?? 0);
  const isOne =
    offset === source.startOf(source.lineAt(offset)) && indentOf(source.lines[line - 1] ?? '') > 0;
  return isOne ? { line, message: `This line ${NOT_LINED_UP}` } : undefined;
}

const isBetween = ({ type }: Token) => ['space', 'newline', 'comment'].includes(type);
const short = (line: string) => (line.trim().length > 60 ? `${line.trim().slice(0, 60)}…` : line.trim());

/** Something stands where a value has ended already, or cannot begin. */
function goesOnAfter(source: Source, offset: number, message: string): Told {
  const line = source.lineAt(offset);
  const text = source.lines[line - 1] ?? '';
  const value = text.slice(startOfValue(text));
  const further = quoteUpTo(source, offset) ?? loneText(source, offset) ?? firstIndented(source, offset);
  if (further) return further;
  if (message.startsWith('Unexpected block-seq-ind')) {
    return {
      line,
      message:
        'A list begins on the line below its name. Move it there; if the dash belongs to a text, put quotes around the whole text.',
    };
  }
  const sign = value.charAt(0);
  if (/["']/.test(sign)) {
    return quoteWhole(source, line, 'This text begins with a quote and goes on after the quote has ended.');
  }
  if (/[[\]{}>|,]/.test(sign)) {
    const fault = `A text that begins with \`${sign}\` means something else in YAML.`;
    return quoteWhole(source, line, fault, startOfValue(text));
  }
  return noField(source, line);
}

const firstLine = (message: string) =>
  (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '').replace(/\.$/, '');
