import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import postcss, { type CssSyntaxError, type Declaration } from 'postcss';
import { asOnDisk, leadsOut, type listingOnce } from '../lib/files.ts';
import { OWN_CSS } from '../model/files.ts';
import { askedFor, FONT, IMPORT } from './css-asks.ts';
import { excessIn } from './css-excess.ts';
import { meantProperty } from './css-properties.ts';
import type { Problem } from './problem.ts';
import { LEADS_OUT, sourceFrom, unreadable } from './source.ts';

export interface OwnCss {
  /** As pages carry it; none, if there is no such file, or something is wrong with it. */
  css?: string;
  problems: Problem[];
}

/** The owner’s own style sheet, content/look.css: known to be one, and to ask nobody for anything. */
export function readOwnCss(root: string, list?: ReturnType<typeof listingOnce>): OwnCss {
  const file = asOnDisk(root, OWN_CSS, list);
  if (file === undefined) return { problems: [] };
  if (leadsOut(root, file)) return { problems: [{ file, message: LEADS_OUT }] };
  let bytes: Buffer;
  try {
    bytes = readFileSync(`${root}/${file}`);
  } catch (error) {
    return { problems: [{ file, message: unreadable((error as NodeJS.ErrnoException).code) }] };
  }
  const source = sourceFrom(file, bytes);
  if ('message' in source) return { problems: [source] };
  const problems = faultsIn(source.text).map((fault): Problem => ({ file, ...fault }));
  return problems.length > 0 ? { problems } : { css: shortened(source.text), problems };
}

type Fault = Pick<Problem, 'line' | 'message'>;

function faultsIn(text: string): Fault[] {
  const tooMuch = excessIn(text);
  if (tooMuch) return [tooMuch];
  let sheet: postcss.Root;
  try {
    sheet = postcss.parse(text);
  } catch (error) {
    const { line = 1, reason } = error as CssSyntaxError;
    return [{ line, message: broken(reason, text.split('\n')[line - 1] ?? '') }];
  }
  const faults: Fault[] = [];
  const told = (node: postcss.Node, message: string) =>
    faults.push({ ...(node.source?.start && { line: node.source.start.line }), message });
  sheet.walkAtRules((rule) => {
    if (/^import$/i.test(rule.name)) told(rule, IMPORT);
    else if (/^font-face$/i.test(rule.name)) told(rule, FONT);
  });
  sheet.walkRules((rule) => {
    if (/(^|\s)\/\//.test(rule.selector)) told(rule, SLASHES);
  });
  sheet.walkDecls((line) => {
    const fault = faultOf(line);
    if (fault) told(line, fault);
  });
  return faults.length > 0 ? faults : asBrowsersRead(sheet, text);
}

function faultOf({ prop, value }: Declaration): string | undefined {
  const bare = value.replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g, '');
  if (/[“”„‘’]/.test(bare))
    return 'These quotes are curly, and CSS knows straight ones alone. Write " or \'.';
  // Anything may be the value of a token, or none.
  if (prop.startsWith('--')) return undefined;
  const meant = meantProperty(prop);
  if (meant) return `CSS knows no \`${prop}\`, so this line does nothing. Did you mean \`${meant}\`?`;
  if (value.trim() === '') return `\`${prop}\` has no value. Write one behind the colon, or delete the line.`;
  const [, colour] = /(#(?![\da-f]{3,4}\b|[\da-f]{6}\b|[\da-f]{8}\b)[\w-]+)/i.exec(bare) ?? [];
  return colour && `\`${colour}\` is not a colour. Write # and three or six digits from 0 to f.`;
}

const SLASHES = 'CSS has no remarks that begin with //. Write /* and */ around it.';

/** What the browser would drop without a word, then what it would ask for. */
function asBrowsersRead(sheet: postcss.Root, text: string): Fault[] {
  const { warnings } = transform({ filename: 'look.css', code: Buffer.from(text), errorRecovery: true });
  const lines = text.split('\n');
  const misread = warnings
    // A name that is too new for this parser is none of that.
    .filter(({ type, message }) => type !== 'AtRuleInvalid' && !message.includes('not recognized'))
    .slice(0, 1)
    .map(({ loc: { line } }) => ({
      line,
      message: `A browser cannot read this: \`${(lines[line - 1] ?? '').trim()}\`. Look for a sign that is missing or too many on this line, or at the end of the one above.`,
    }));
  return misread.length > 0 ? misread : askedFor(sheet, text);
}

const shortened = (text: string): string => {
  const { code } = transform({
    filename: 'look.css',
    code: Buffer.from(text),
    minify: true,
    errorRecovery: true,
  });
  // Words in quotes could end the element that the sheet stands in.
  return code.toString().replaceAll('</', '<\\/');
};

function broken(reason: string, line: string): string {
  if (/^Unclosed block/.test(reason))
    return 'The { on this line has no } that belongs to it. Write the } where its rules end.';
  if (/^Unexpected }/.test(reason)) return 'This } has no { that belongs to it. Delete it, or write the {.';
  if (/^Unclosed comment/.test(reason)) return 'This remark does not end. Write */ behind it.';
  if (/^Unclosed string/.test(reason))
    return 'The quotes that begin on this line do not end. Write the second one.';
  if (/^Unclosed bracket/.test(reason)) return 'The ( on this line has no ). Write the ).';
  if (/(^|\s)\/\//.test(line)) return SLASHES;
  if (/<\/?style/i.test(line)) return 'This is a style sheet already. Delete the <style> around it.';
  const [, word] = /^Unknown word (.+)$/s.exec(reason) ?? [];
  return `A browser cannot read this${word ? `: \`${word}\`` : ''}. A line inside a rule is written as \`color: teal;\`, with a colon and a semicolon.`;
}
