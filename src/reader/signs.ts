import { CURLY, INVISIBLE, isHidingName, ODD } from '../lib/yaml-text.ts';
import { inQuotes, mendedLine } from './mend.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import type { Token } from './tokens.ts';

const ODD_SPACE = [`^\\s*${ODD}`, `^ *(?:- +)*(?:-|[\\w-]+:)${ODD}`, `^ *(?:- +)+${ODD}+[\\w-]+:(?: |$)`].map(
  (place) => new RegExp(place),
);
/** Signs that make something else of a text than its owner reads, and that nothing after them can be read right. */
export function misleadingSigns(source: Source): Problem[] {
  return [...oddSpaces(source), ...references(source)];
}

/** Places where the text can be read in two ways, and something would be lost or shown that is not meant. */
export function doubtfulSigns(source: Source): Problem[] {
  return source.tokens.flatMap((token, index): Problem[] => {
    if (token.type === 'comment') return swallowed(source, token, index);
    if (token.type === 'plain')
      return [...curlyQuotes(source, token, index), ...invisible(source, token, index)];
    return [];
  });
}

function oddSpaces({ file, lines, tokens, lineAt }: Source): Problem[] {
  // Under a | or > a line may begin with whatever it likes.
  const free = new Set<number>();
  for (const { type, source, offset } of tokens) {
    if (type !== 'block') continue;
    for (let line = lineAt(offset); line < lineAt(offset + source.length); line++) free.add(line);
  }
  return lines.flatMap((text, index): Problem[] => {
    if (free.has(index + 1) || !ODD_SPACE.some((place) => place.test(text))) return [];
    const message =
      'A space on this line is not a plain one, although it looks like one: it came with Option+space, or from a web page. Delete what stands before the first word and after the colon, and use the space bar.';
    return [{ file, line: index + 1, message }];
  });
}

const NAMES: Record<string, string> = { alias: '*', anchor: '&', tag: '!' };

/** `*`, `&` and `!` at the start of a text: YAML would look for something of that name. */
function references(source: Source): Problem[] {
  const { file, tokens, lineAt } = source;
  const names = (type: string) =>
    new Set(tokens.filter((one) => one.type === type).map((one) => one.source.slice(1)));
  const anchors = names('anchor');
  const aliases = names('alias');
  return tokens.flatMap((token): Problem[] => {
    const sign = NAMES[token.type];
    const name = token.source.slice(1);
    // Somebody who gave a part a name and calls it by that name knows what they are doing.
    if (!sign || (anchors.has(name) && aliases.has(name))) return [];
    const line = lineAt(token.offset);
    const message = `A text that begins with \`${sign}\` means something else in YAML. Put quotes around the whole of it.`;
    return [{ file, line, message, ...inQuotes(source, line) }];
  });
}

/** A file that calls parts of itself by name so often, or in such circles, that it never ends. */
export function endlessReferences({ file, tokens, lineAt }: Source): Problem {
  const first = tokens.find(({ type }) => type === 'alias');
  const message = `This file repeats parts of itself by reference (\`${first?.source}\`) without end. Write out what is wanted here, and take the \`*\` and \`&\` out.`;
  return { file, line: lineAt(first?.offset ?? 0), message };
}

/** `Night bus #1 in town`: to YAML all from the # on is a remark. A remark has a space after its #. */
function swallowed(source: Source, { source: remark, offset }: Token, index: number): Problem[] {
  const { file, lines, tokens, lineAt, startOf } = source;
  const line = lineAt(offset);
  const text = lines[line - 1] ?? '';
  const column = offset - startOf(line);
  const before = tokens[index - 1]?.type === 'space' ? tokens[index - 2] : tokens[index - 1];
  const isAfterQuotes = /-quoted-scalar$|^block-scalar-header$/.test(before?.type ?? '');
  if (text.slice(0, column).trim() === '' || isAfterQuotes) return [];
  // `cover.png # 2160 wide` is a remark; after several words a number may well be theirs.
  const isRemark =
    /^#(?:[\s#!-]|$)/.test(remark) && !(/^# +\d/.test(remark) && /\s/.test(before?.source ?? ''));
  if (isRemark) return [];
  const sign = remark.split(/\s/, 1)[0] === '#' ? remark.slice(0, 6) : remark.split(/\s/, 1)[0];
  return [
    {
      file,
      line,
      message: `Everything from “${sign}” on would be left out, because # after a space begins a remark. If it belongs to the text, put quotes around the whole text; if it is a remark, give it a line of its own.`,
      ...inQuotes(source, line),
    },
  ];
}

/** `title: “Night bus”` */
function curlyQuotes({ file, lines, tokens, lineAt }: Source, token: Token, index: number): Problem[] {
  const inner = CURLY.exec(token.source);
  if (!inner || fieldBefore(tokens, index) === 'quote') return [];
  const text = inner[1] ?? inner[2] ?? '';
  const line = lineAt(token.offset);
  const from = lines[line - 1] ?? '';
  return [
    {
      file,
      line,
      message: `These are curly quotes, which YAML takes for letters of the text. Write straight ones (") instead; if visitors should see the curly ones, put straight ones around them.`,
      ...mendedLine(
        from,
        from.replace(token.source, () => `"${text}"`),
      ),
    },
  ];
}

/** The name of the field whose value stands at a token. */
function fieldBefore(tokens: readonly Token[], index: number): string | undefined {
  const colon = tokens.slice(0, index).findLast(({ type }) => type !== 'space');
  return colon?.type === 'map-value-ind' ? tokens[tokens.indexOf(colon) - 1]?.source : undefined;
}

/** In prose such signs have their use; a name, an address or a file is not found because of them. */
function invisible({ file, tokens, lineAt }: Source, token: Token, index: number): Problem[] {
  const seen = token.source.replaceAll(INVISIBLE, '');
  const isKey = tokens[index + 1]?.type === 'map-value-ind';
  if (seen === token.source || !(isKey || isHidingName(token.source))) return [];
  const message = `There is an invisible sign in “${seen}”, probably pasted along from a web page. Delete the word and type it again.`;
  return [{ file, line: lineAt(token.offset), message }];
}
