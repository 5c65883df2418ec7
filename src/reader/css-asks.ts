import { transform } from 'lightningcss';
import type postcss from 'postcss';
import type { Problem } from './problem.ts';

export const IMPORT =
  'A style sheet from elsewhere is not brought in: every visitor would be known to that place. Copy its rules into content/look.css.';
export const FONT =
  'A typeface is not named here. Put its file into content/look, and name it in content/look.yaml under `typefaces`: then it is made small, and the resume has it too.';
const ASKS =
  'This asks for a file, and a style sheet of yours can ask for none, here or elsewhere. Write a picture out as url("data:image/…"), or do without.';

/**
 * What a sheet asks for, here or elsewhere. It is not looked for in the words as they were written, since CSS can spell
 * anything in many ways (`u\rl(`, `@im\port`), but in what a parser wrote out after it understood them.
 */
export function askedFor(sheet: postcss.Root, text: string): Pick<Problem, 'line' | 'message'>[] {
  const { asks, files } = understood(text);
  const faults = files.map(({ line, message }) => ({ line, message }));
  if (faults.length > 0 || !asks) return faults;
  // What is no address but may become one has no place of its own: it is that of the rule it is in.
  const rule = sheet.nodes.find((node) => understood(node.toString()).asks);
  return [{ ...(rule?.source?.start && { line: rule.source.start.line }), message: asks }];
}

function understood(text: string) {
  const { code, dependencies } = transform({
    filename: 'look.css',
    code: Buffer.from(text),
    errorRecovery: true,
    analyzeDependencies: true,
  });
  const files = (dependencies || [])
    .filter((one) => one.type === 'import' || one.type === 'url')
    .filter(({ type, url }) => type === 'import' || !/^(#|data:image\/)/i.test(url))
    .map(({ type, loc }) => ({ line: loc.start.line, message: type === 'import' ? IMPORT : ASKS }));
  // Nothing in quotes is a name any more, and a remark says nothing.
  const bare = String(code).replaceAll(/"(?:\\[\s\S]|[^"\\])*"|\/\*[\s\S]*?\*\//g, '""');
  const asks = /@import\b/i.test(bare)
    ? IMPORT
    : /@font-face\b/i.test(bare)
      ? FONT
      : /(?<![\w-])(?:src|(?:-\w+-)?(?:image-set|cross-fade)|image)\(/i.test(bare)
        ? ASKS
        : undefined;
  return { asks, files };
}
