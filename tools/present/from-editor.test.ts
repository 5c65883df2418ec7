import { expect, test } from 'vitest';
import { WHOLE_FONTS } from '../../src/fonts/whole-css.ts';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { talksForEditor } from './from-editor.ts';

test('the editor’s talks are served once for all, on this machine, to whoever has the newest address', async () => {
  const folder = await contentFolder(rightContent());
  let bundles = 0;
  const { present, end } = talksForEditor(async () => {
    bundles++;
    return { code: '', css: '' };
  });
  const [first, second] = await Promise.all([present(folder.root, 'alpha'), present(folder.root, 'beta')]);
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/open\/[\w-]+\/talk\/alpha$/);
  expect(new URL(second).origin).toBe(new URL(first).origin);
  expect(bundles).toBe(1);
  expect(await (await fetch(first)).text()).toContain('Alpha');
  // The address was used; the next one opens the other.
  expect((await fetch(second)).status).toBe(404);
  expect(await (await fetch(await present(folder.root, 'beta'))).text()).toContain('Beta');
  await expect(present(folder.root, 'nobody')).rejects.toThrow('There is no talk or study called nobody.');
  // What is no address is no talk either.
  const open = await fetch(await present(folder.root, 'beta'));
  for (const strange of ['%', '%E0%A4', 'nobody'])
    expect((await fetch(open.url.replace(/beta$/, strange))).status).toBe(404);
  expect((await fetch(new URL(`../${WHOLE_FONTS}/%`, open.url))).status).toBe(404);
  // Whoever is in is out once it ends, and the next stage has another address.
  const asked = fetch(open.url);
  expect((await asked).status).toBe(200);
  end();
  await expect(fetch(open.url)).rejects.toThrow();
  const anew = await present(folder.root, 'alpha');
  expect(await (await fetch(anew)).text()).toContain('Alpha');
  expect((await fetch(new URL(new URL(open.url).pathname, anew))).status).toBe(404);
  end();
  folder.remove();
});
