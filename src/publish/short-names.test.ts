import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

const root = process.cwd();
const card = join(root, 'src/ui/Card/Card.module.css');
const nav = join(root, 'src/ui/Nav/Nav.module.css');

describe('The names of classes in the finished pages', () => {
  it('are a few letters long', () => {
    expect(shortNames(root)('description', card)).toMatch(/^[a-z]{1,2}\d$/);
  });

  it('differ for two classes of a sheet, and for the same class in two sheets', () => {
    const name = shortNames(root);
    const all = [name('root', card), name('title', card), name('root', nav), name('title', nav)];
    expect(new Set(all).size).toBe(4);
  });

  it('stay the same when a class is asked for again, and in the next build', () => {
    const [first, next] = [shortNames(root), shortNames(root)];
    const once = [first('root', card), first('title', card)];
    expect([first('root', card), first('title', card)]).toEqual(once);
    expect([next('root', card), next('title', card)]).toEqual(once);
  });

  it('are refused for a sheet that is not part of the project', () => {
    expect(() => shortNames(root)('root', join(root, 'elsewhere.module.css'))).toThrow(/elsewhere/);
  });
});
