import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readPalette } from './palette.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

const ROLES = ['--text', '--text-soft', '--ground', '--ground-soft', '--ground-strong', '--line'];

/** What the accent comes to in a project whose tokens say this. */
function accentOf(tokens: string): string {
  const root = mkdtempSync(join(tmpdir(), 'palette-'));
  roots.push(root);
  mkdirSync(join(root, 'src/styles'), { recursive: true });
  const others = ROLES.map((role) => `${role}: #000;`).join(' ');
  writeFileSync(join(root, 'src/styles/tokens.css'), `:root { ${others} ${tokens} }`);
  return readPalette(root).accent;
}

describe('The palette', () => {
  it('is what the tokens of the pages come to', () => {
    expect(readPalette(process.cwd())).toMatchObject({
      text: '#2b2420',
      textSoft: '#5a5451',
      accent: '#f4be35',
    });
  });

  it('understands colours as designers write them', () => {
    expect(accentOf('--accent: #F00')).toBe('#ff0000');
    expect(accentOf('--accent: rebeccapurple')).toBe('#663399');
    expect(accentOf('--accent: hsl(44 90% 58%)')).toBe('#f4c134');
    expect(accentOf('--accent: oklch(0.8 0.15 85)')).toBe('#eab532');
    expect(accentOf('--sun: #fff; --accent: color-mix(in srgb, var(--sun) 50%, #000)')).toBe('#808080');
  });

  it('takes the token that stands last, as a browser does, and none for narrow windows', () => {
    expect(accentOf('--accent: red; --accent: blue; } @media (--phone) { :root { --accent: green; }')).toBe(
      '#0000ff',
    );
  });

  it('says which token it cannot use, and how to write it', () => {
    for (const value of ['var(--accent)', 'var(--nothing)', 'rgb(0 0 0 / 50%)', 'gren'])
      expect(() => accentOf(`--accent: ${value}`)).toThrow(
        /^src\/styles\/tokens\.css, --accent: .* is no colour .* Write # and six digits/,
      );
  });
});
