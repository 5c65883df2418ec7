import { afterEach, describe, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { type Files, set } from '../../tests/helpers/good-content.ts';
import { openContent } from './read.ts';

const made: (() => void)[] = [];
afterEach(() => {
  for (const remove of made.splice(0)) remove();
});

async function told(spoil: (files: Files) => void, more: Record<string, string | Buffer> = {}) {
  const files = rightContent();
  spoil(files);
  const folder = await contentFolder({ ...files, ...more });
  made.push(folder.remove);
  return (await openContent(folder.root)).problems;
}

const owner = (name: string) => (files: Files) => set(files, 'site.yaml', ['owner', 'name'], name);

describe('Letters that are drawn without a browser', { timeout: 30_000 }, () => {
  test.each(['Łukasz Żółć', 'Nguyễn', 'İbrahim', 'Ελένη', 'Катя', 'דנה', 'سارة'])(
    'are there: %s',
    async (name) => {
      expect(await told(owner(name))).toEqual([]);
    },
  );

  test('are named with their place and the mend where no typeface has them', async () => {
    const [problem, ...others] = await told((files) => {
      owner('山田太郎')(files);
      set(files, 'about.yaml', ['jobs', 'entries', 0, 'company'], '東京銀行');
    });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/site.yaml', field: 'owner.name', line: 2 });
    expect(problem?.message).toMatch(
      /^No typeface of the project has 山 田 太 郎 東 and 3 more, .* gaps here and in 2 more texts\. Put a font .* content\/site\/fallback\.ttf/,
    );
  });

  test('do not matter on pages, where the visitor’s system has them, nor in an emoji', async () => {
    expect(await told((files) => set(files, 'about.yaml', ['bio', 0], '山田太郎'))).toEqual([]);
    expect(await told(owner('Ada 🎨'))).toEqual([]);
  });

  test('may come from a font of the owner’s, which must be one', async () => {
    const [problem] = await told(owner('山田'), { 'site/fallback.ttf': 'not a font' });
    expect(problem?.message).toMatch(/^content\/site\/fallback\.ttf is no font that can be read\./);
  });
});
