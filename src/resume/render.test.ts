import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { set } from '../../tests/helpers/good-content.ts';
import { solveLook } from '../look/solved.ts';
import { readLibrary } from '../reader/read.ts';
import { renderResume } from './render.tsx';

type Files = ReturnType<typeof rightContent>;

async function resumeOf(change: (files: Files) => void, ownFile?: string) {
  const files = rightContent();
  change(files);
  const { root, remove } = await contentFolder(files);
  onTestFinished(remove);
  if (ownFile) {
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'public/resume.pdf'), ownFile);
  }
  const { site, about } = await readLibrary(root);
  return renderResume(root, site, about, solveLook().paper);
}

const textOf = async (pdf: Buffer | undefined) =>
  (await extractText(new Uint8Array(pdf ?? []), { mergePages: true })).text;

test('volunteer roles and LinkedIn that are not written are not in the resume; other networks and results are', async () => {
  const whole = await textOf(await resumeOf(() => {}));
  expect(whole).toContain('Volunteering');
  expect(whole).toContain('linkedin.com/in/ada');
  const less = await textOf(
    await resumeOf((files) => {
      set(files, 'about.yaml', ['volunteering'], undefined);
      set(files, 'about.yaml', ['jobs', 'entries', 0, 'result'], 'Half the queue (Łódź)');
      set(files, 'site.yaml', ['owner', 'linkedin'], undefined);
      const names = ['Behance', 'Dribbble', 'GitHub', 'Mastodon', 'Vimeo'];
      const networks = names.map((name) => ({
        name,
        url: `https://www.${name.toLowerCase()}.example/ada-example`,
      }));
      set(files, 'site.yaml', ['owner', 'networks'], networks);
    }),
  );
  expect(less).not.toMatch(/volunteering|linkedin/i);
  expect(less).toContain('Half the queue (Łódź)');
  for (const name of ['behance', 'vimeo']) expect(less).toContain(`${name}.example/ada-example`);
}, 60_000);

test('there is no resume where nothing is written for one, unless the owner has a file', async () => {
  const without = (files: Files) => set(files, 'about.yaml', ['resume'], undefined);
  expect(await resumeOf(without)).toBeUndefined();
  expect(String(await resumeOf(without, 'mine'))).toBe('mine');
});
