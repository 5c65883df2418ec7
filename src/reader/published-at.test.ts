import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AddressError, publishedAt } from './published-at.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'address-'));
  mkdirSync(join(root, 'content'));
  says('https://ada.example');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const says = (url: string) => writeFileSync(join(root, 'content/site.yaml'), `url: ${url}\n`);
const at = (env: Record<string, string> = {}) => publishedAt(root, env);

describe('the address the site is published at', () => {
  test('is the one in content/site.yaml', () => {
    expect(at()).toEqual({ origin: 'https://ada.example', base: '' });
    says('https://ada.example/');
    expect(at()).toEqual({ origin: 'https://ada.example', base: '' });
  });

  test('brings its sub-path along', () => {
    says('https://ada.github.io/portfolio/');
    expect(at()).toEqual({ origin: 'https://ada.github.io', base: '/portfolio' });
  });

  test('is what a host sets instead, sub-path and all', () => {
    says('https://ada.example/elsewhere');
    expect(at({ SITE_URL: 'https://ada.github.io', SITE_BASE: '/portfolio' })).toEqual({
      origin: 'https://ada.github.io',
      base: '/portfolio',
    });
    // GitHub Pages with a domain of one’s own: no sub-path, whatever content/site.yaml says.
    expect(at({ SITE_URL: 'https://ada.example', SITE_BASE: '' }).base).toBe('');
    expect(at({ SITE_BASE: '/' }).base).toBe('');
  });

  test.each([
    'portfolio',
    '/portfolio',
    '/portfolio/',
    '"/portfolio"',
    ' portfolio\r\n',
    'SITE_BASE=/portfolio',
  ])('has the sub-path /portfolio when it was set as %j', (SITE_BASE) =>
    expect(at({ SITE_BASE }).base).toBe('/portfolio'),
  );

  test('may be pasted in quotes', () => {
    expect(at({ SITE_URL: "'https://ada.example/work'\n" })).toEqual({
      origin: 'https://ada.example',
      base: '/work',
    });
  });

  test.each([
    [{ SITE_BASE: 'C:/Program Files/Git/portfolio' }, 'write it without the slash in front'],
    [{ SITE_BASE: 'https://ada.example/work' }, 'which is no sub-path'],
    [{ SITE_BASE: '/my work' }, 'which is no sub-path'],
    [{ SITE_BASE: '/a/../b' }, 'which is no sub-path'],
    [{ SITE_URL: 'ada.example' }, 'SITE_URL is “ada.example”, which is no address'],
  ])('is refused with a sentence when it is %j', (env, sentence) => {
    expect(() => at(env)).toThrow(AddressError);
    expect(() => at(env)).toThrow(sentence);
  });
});
