import { expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { set } from '../../tests/helpers/good-content.ts';
import { readTalks } from './talks.ts';

test('a letter that no typeface here has keeps nobody from presenting: browsers find it', async () => {
  const files = rightContent();
  set(files, 'site.yaml', ['owner', 'name'], '한 Ada');
  const folder = await contentFolder(files);
  const open = await (await readTalks(folder.root)).open('alpha');
  expect(open?.opening.talk.by).toBe('한 Ada');
  folder.remove();
});
