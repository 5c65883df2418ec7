import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourOf, contrast, hex, readTokens, type Tokens } from '../colours.ts';
import { EVERY_PAGE, type Finding, type Rule } from '../finding.ts';

const FILE = 'src/styles/tokens.css';

interface Pair {
  front: string;
  back: string;
  /** What a visitor sees of it. */
  what: string;
  least: number;
}

const TEXT = 4.5;
const SHAPE = 3;

/** Roles that meet on the page: words need 4.5 to 1, what is only seen 3 to 1. */
const PAIRS: readonly Pair[] = [
  { front: '--text', back: '--ground', what: 'Text', least: TEXT },
  { front: '--text', back: '--ground-soft', what: 'Text on tinted ground', least: TEXT },
  { front: '--text-soft', back: '--ground', what: 'Quiet text', least: TEXT },
  { front: '--text-soft', back: '--ground-soft', what: 'Quiet text on tinted ground', least: TEXT },
  { front: '--text-on-strong', back: '--ground-strong', what: 'Text on dark ground', least: TEXT },
  { front: '--accent', back: '--ground-strong', what: 'Accented text on dark ground', least: TEXT },
  { front: '--black', back: '--accent', what: 'Text on the highlight', least: TEXT },
  { front: '--error', back: '--ground', what: 'The error message', least: TEXT },
  { front: '--line-strong', back: '--ground', what: 'The outline of fields and options', least: SHAPE },
  { front: '--focus', back: '--ground', what: 'The ring around what has the focus', least: SHAPE },
];

/** Colours of the site that cannot be read on each other. */
export const contrastRule: Rule = ({ root }) => {
  const path = join(root, FILE);
  if (!existsSync(path)) return [];
  const told = new Map<string, Finding>();
  for (const tokens of readTokens(readFileSync(path, 'utf8'))) {
    for (const finding of PAIRS.flatMap((pair) => judge(tokens, pair))) told.set(finding.sentence, finding);
  }
  return [...told.values()];
};

function judge(tokens: Tokens, { front, back, what, least }: Pair): Finding[] {
  const [a, b] = [colourOf(tokens, `var(${front})`), colourOf(tokens, `var(${back})`)];
  if (!a || !b) {
    const name = a ? back : front;
    const sentence = `${name} is not a colour this report can read, so nothing is known of its contrast: write # and six digits, for example #f4be35.`;
    return [found(tokens, name, 'advice', sentence)];
  }
  const ratio = contrast(a, b);
  if (ratio >= least) return [];
  const sentence = `${what} (${front}, ${hex(a)}, on ${back}, ${hex(b)}) has a contrast of ${ratio} to 1 and needs ${least}: make one of the two darker or lighter.`;
  return [found(tokens, origin(tokens, front), 'error', sentence)];
}

function found(tokens: Tokens, field: string, severity: Finding['severity'], sentence: string): Finding {
  const line = tokens.get(field)?.line;
  return {
    severity,
    page: EVERY_PAGE,
    file: FILE,
    ...(line === undefined ? {} : { line }),
    field,
    rule: 'contrast',
    sentence,
  };
}

/** The palette colour behind a role is what the owner changes. */
function origin(tokens: Tokens, name: string): string {
  const [, next] = /^var\((--[\w-]+)\)$/.exec(tokens.get(name)?.value ?? '') ?? [];
  return next && tokens.has(next) ? next : name;
}
