import { type Document, isScalar, parseDocument, visit, type YAMLParseError } from 'yaml';
import { inQuotes, mendedLine, quote, startOfValue } from './mend.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import type { Token } from './tokens.ts';

type Told = Omit<Problem, 'file'>;

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

const NOT_LINED_UP =
  'is indented differently from those it belongs with. Line it up: all fields of a group, and all dashes of a list, begin at the same column.';

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

/** Alone behind the name of a field, or of an item. */
const LONE_BRACKET = /^( *(?:- +)*(?:[\w-]+:(?=\s))?)\s*([[{])(\s*|\s+#.*)$/;

/**
 * A bracket behind a name swallows the fields and the dashes below it, and the parser stumbles over any of them: it is
 * the one without which the file can be read.
 */
function strayBracket({ lines }: Source): Told | undefined {
  const alone = lines.flatMap((text, at) => (LONE_BRACKET.test(text) ? [at] : [])).slice(0, MOST_TRIED);
  for (const at of alone) {
    const from = lines[at] ?? '';
    const to = from.replace(LONE_BRACKET, '$1$3').trimEnd();
    if (parseDocument(lines.with(at, to).join('\n')).errors.length > 0) continue;
    const bracket = from.replace(LONE_BRACKET, '$2');
    const below = lines.slice(at + 1).find((text) => OWN_LINE.test(text)) ?? '';
    if (!IS_FIELD.test(below)) return neverClosed(at + 1, bracket);
    return {
      line: at + 1,
      message: `The bracket ${bracket} that opens on this line is never closed. Take it out: what stands below is lined up, and needs none.`,
      ...mendedLine(from, to),
    };
  }
  return undefined;
}

/** A line that is a field, an item, or both. */
const IS_FIELD = /:(\s|$)|^ *-/;

function neverClosed(line: number, bracket: string): Told {
  return {
    line,
    message: `The bracket ${bracket} that opens on this line is never closed. Put ${bracket === '[' ? ']' : '}'} at its end; if it belongs to a text, put quotes around the whole text.`,
  };
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

/** So far above the line the parser stumbles over, the one that is odd is looked for. */
const FAR = 12;
/** A try reads the whole file anew. */
const MOST_TRIED = 12;
const OWN_LINE = /^ *[^ #]/;
const columnOf = (line: string) => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;

/**
 * Where lines do not line up, the parser stumbles over the second of two, and either may be the odd one. It is the line
 * that mends the file if it is moved or gets its dash, and leaves it most regular; of two such, the one told already.
 */
function oddOne({ lines }: Source, { line = 1, message }: Told): Told | undefined {
  const isField = IS_FIELD.test(lines[line - 1] ?? '');
  if (!message.includes(NOT_LINED_UP) && !(isField && message.includes('is neither a field')))
    return undefined;
  // The parser may count the empty line before.
  const last = lines.findIndex((text, at) => at >= line - 1 && OWN_LINE.test(text));
  const step = usualStep(lines);
  const near = lines.flatMap((text, at) => (at <= last && OWN_LINE.test(text) ? [at] : [])).slice(-FAR);
  const around = lines.slice(near[0], last + FAR).filter((text) => OWN_LINE.test(text));
  const columns = new Set(around.flatMap((text) => [indentOf(text), columnOf(text), indentOf(text) + step]));
  const tries = near.toReversed().flatMap((at) => {
    const [from = '', moved] = [lines[at], lines[at]?.trimStart() ?? ''];
    const all = [...columns].map((column) => ({
      to: ' '.repeat(column) + moved,
      fault: `This line ${NOT_LINED_UP}`,
    }));
    const indent = indentOf(from);
    const named = from.replace(/^( *- +)([\w-]+) +(?=\S)/, '$1$2: ');
    if (!IS_NAMED.test(from) && IS_NAMED.test(named)) all.push({ to: named, fault: NO_COLON });
    if (/^-[^ -]/.test(moved)) all.push({ to: from.replace('-', '- '), fault: NO_SPACE_AFTER_DASH });
    else if (!moved.startsWith('-'))
      for (const before of [indent, indent - 2])
        if (before >= 0) all.push({ to: `${' '.repeat(before)}- ${moved}`, fault: NO_DASH });
    return all
      .filter(({ to }) => to !== from)
      .map((one) => ({ ...one, at, from, left: oddities(lines.with(at, one.to), step) }));
  });
  const mends = tries.toSorted((a, b) => a.left - b.left).slice(0, MOST_TRIED);
  const found = mends.find(({ at, to }) => parseDocument(lines.with(at, to).join('\n')).errors.length === 0);
  if (!found) return { line: last + 1, message };
  const { at, from, to, fault } = found;
  // Moved lines look the same where they are quoted.
  if (!SEEN.includes(fault)) return { line: at + 1, message: at === line - 1 ? message : fault };
  return { line: at + 1, message: fault, ...mendedLine(from, to) };
}

const NO_DASH =
  'This line lacks the dash that an item of a list begins with. Put it there, with a space after it.';
const NO_SPACE_AFTER_DASH = 'There is no space after the dash. Put one there.';
const NO_COLON =
  'This line lacks the colon that ends the name of a field. Put one there, with a space after it.';
/** Whose mend can be seen. */
const SEEN = [NO_DASH, NO_SPACE_AFTER_DASH, NO_COLON];
const IS_NAMED = /^ *(?:- +)+[\w-]+:(\s|$)/;

/** A name with nothing behind it but a remark: what is in it stands below. */
const OPENS = /:( +#.*)?$/;

/** How much deeper lines go under a name, mostly; in doubt it is the two spaces that all of ours have. */
function usualStep(lines: readonly string[]): number {
  const own = lines.filter((text) => OWN_LINE.test(text));
  const steps = stepsIn(lines).filter((deeper, at) => deeper > 0 && OPENS.test(own[at - 1] ?? ''));
  const offTwo = (step: number) => Math.abs(step - 2);
  const often = [...Map.groupBy(steps, (one) => one)].toSorted(
    ([x, a], [y, b]) => b.length - a.length || offTwo(x) - offTwo(y),
  );
  return often[0]?.[0] ?? 2;
}

/** How much deeper each line begins than the name of the field before it. */
function stepsIn(lines: readonly string[]): number[] {
  const own = lines.filter((text) => OWN_LINE.test(text));
  return own.map((text, at) => (at === 0 ? 0 : indentOf(text) - columnOf(own[at - 1] ?? '')));
}

/** Lines that go deeper than usual or less, fields with nothing in them, and dashes without their space. */
function oddities(lines: readonly string[], step: number): number {
  const own = lines.filter((text) => OWN_LINE.test(text));
  return stepsIn(lines).filter((deeper, at) => {
    const [before = '', here = ''] = [own[at - 1], own[at]];
    const isEmpty = OPENS.test(before) && deeper <= 0 && !(deeper === 0 && /^ *-/.test(here));
    return isEmpty || (deeper > 0 && deeper !== step) || /^ *-[^ -]/.test(here);
  }).length;
}

const isBetween = ({ type }: Token) => ['space', 'newline', 'comment'].includes(type);
const indentOf = (text: string) => /^ */.exec(text)?.[0].length ?? 0;

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
