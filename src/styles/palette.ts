import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { parse } from 'postcss';

const FILE = 'src/styles/tokens.css';

/** The roles that reach what no stylesheet does: the resume, the social images, the web manifest. */
const ROLES = {
  text: '--text',
  textSoft: '--text-soft',
  ground: '--ground',
  groundSoft: '--ground-soft',
  groundStrong: '--ground-strong',
  accent: '--accent',
  line: '--line',
} as const;

/** Colours by their role, each as #rrggbb. */
export type Palette = Record<keyof typeof ROLES, string>;

/** Reads the colours where they are written, in tokens.css: what is changed there is changed everywhere. */
export function readPalette(root: string): Palette {
  // A folder that holds content alone is drawn with the code, and so with the tokens, that is at work.
  const file = [root, process.cwd()].map((folder) => join(folder, FILE)).find((path) => existsSync(path));
  const tokens = tokensOf(file ? readFileSync(file, 'utf8') : '');
  const colours = Object.entries(ROLES).map(([role, token]) => [role, hexOf(token, tokens)]);
  return Object.fromEntries(colours) as Palette;
}

/** The tokens every page begins with; those for narrow windows hold no colours. */
function tokensOf(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const rule of parse(css).nodes) {
    if (rule.type !== 'rule' || rule.selector !== ':root') continue;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      tokens.set(prop, value);
    });
  }
  return tokens;
}

function hexOf(token: string, tokens: ReadonlyMap<string, string>): string {
  const value = filled(`var(${token})`, tokens);
  const rule = { filename: FILE, code: Buffer.from(`a{color:${value}}`) };
  // For a browser that old, whatever CSS can say of a colour is first written as plain red, green and blue.
  const { code } = transform({ ...rule, targets: { safari: 9 << 16 } });
  let hex: string | undefined;
  transform({
    ...rule,
    code,
    visitor: {
      Color(colour) {
        if (typeof colour === 'object' && colour.type === 'rgb' && colour.alpha === 1)
          hex ??= `#${[colour.r, colour.g, colour.b].map(byte).join('')}`;
      },
    },
  });
  if (hex) return hex;
  throw new Error(
    `${FILE}, ${token}: “${value}” is no colour that the resume and the social images can take. Write # and six digits, for example #f4be35.`,
  );
}

const byte = (value: number) => value.toString(16).padStart(2, '0');

/** `var(--black)` → what it says, and so on down. A ring of names ends in a name that is no colour. */
function filled(value: string, tokens: ReadonlyMap<string, string>, depth = 0): string {
  const next = value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole);
  return next === value || depth > tokens.size ? next : filled(next, tokens, depth + 1);
}
