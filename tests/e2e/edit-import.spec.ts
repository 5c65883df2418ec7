// Bringing in what an owner has: a study from Notion, jobs from LinkedIn, and all of it taken back.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { axe } from '../helpers/axe.ts';
import { TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { exportFiles, packed } from '../helpers/import-fixtures.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const STUDY = 'content/case-studies/library_returns';
let desk: TestDesk;

test.beforeAll(async ({ browser }) => {
  desk = new TestDesk();
  await desk.start();
  await desk.sitDown(browser);
});
test.afterAll(async () => {
  await desk?.end();
});

const dialog = () => desk.page.getByRole('dialog', { name: 'Bring in what you have' });
const zipOf = async (source: string, name: string) => ({
  name: `${name}.zip`,
  type: 'application/zip',
  buffer: Buffer.from(packed(await exportFiles(source, name))),
});

test('a Notion export that is dropped on the page is shown part by part, and taken as the owner wants it', async () => {
  await desk.open('/');
  await desk.hand('drop', await zipOf('notion', 'library'), desk.page.getByRole('heading', { level: 1 }));
  await expect(dialog().getByRole('heading', { name: 'Library returns' })).toBeVisible();
  await expect(dialog().getByRole('form', { name: 'What is in library.zip' })).toBeFocused();
  // Each part stands beside what it becomes.
  const part = (number: number) => dialog().getByLabel(`Part ${number} becomes`);
  await expect(part(5)).toHaveValue('goals');
  await expect(part(2).locator('option')).toHaveText([
    'Text',
    'Goals',
    'Insights',
    'Takeaways',
    'Questions',
    'Statistics',
    'Impact',
    'Team',
    'Leave it out',
  ]);
  await part(5).selectOption({ label: 'Takeaways' });
  await part(3).selectOption({ label: 'Leave it out' });
  await dialog().getByText('Not carried: 2 things').click();
  await expect(dialog().getByText('https://www.figma.com/file/abc123/returns')).toBeVisible();
  expect(await axe(desk.page, 'dialog')).toEqual([]);
  expect(existsSync(join(desk.copy.root, STUDY))).toBe(false);

  await dialog().getByRole('button', { name: 'Take the study' }).click();
  await desk.page.waitForURL('**/library_returns');
  await expect(desk.page.getByRole('heading', { level: 1, name: 'Library returns' })).toBeVisible();
  const study = parse(desk.copy.read(`${STUDY}/study.yaml`));
  expect(study.draft).toBe(true);
  expect(study.blocks.map(({ type }: { type: string }) => type)).toEqual([
    'problem',
    'statistics',
    'questions',
    'takeaways',
    'howMightWe',
    'beforeAfter',
    'comparison',
    'takeaways',
  ]);
  expect(study.blocks[3].takeaways[0]).toEqual({
    title: 'One message at a time',
    text: ['the screen says what to do next and nothing else.'],
  });
  expect(readdirSync(join(desk.copy.root, STUDY)).toSorted()).toEqual([
    'after.png',
    'before.png',
    'image.png',
    'study.yaml',
    'untitled.png',
  ]);
  expect(parse(desk.copy.read('content/work.yaml')).previous.studies[0]).toBe('library_returns');
});

test('one Undo takes the study back, and its card with it', async () => {
  const before = desk.git('show', 'HEAD:content/work.yaml');
  await desk.page.getByRole('button', { name: /^Undo/ }).click();
  // Back where it was taken, once the site has its pages as before.
  await desk.page.waitForURL((url) => url.pathname === '/');
  await desk.saved();
  expect(existsSync(join(desk.copy.root, STUDY))).toBe(false);
  expect(desk.copy.read('content/work.yaml')).toBe(before);
  expect(desk.git('status', '--porcelain', 'content')).toBe('');
});

test('jobs from LinkedIn take the place of those on About, by the list of pages', async () => {
  await desk.open('/about');
  await desk.choose('Bring a study in …');
  const { name, type, buffer } = await zipOf('linkedin', 'basic');
  const choosing = desk.page.waitForEvent('filechooser');
  await dialog().getByRole('button', { name: 'Choose a file …' }).click();
  await (await choosing).setFiles({ name, mimeType: type, buffer });
  await expect(
    dialog()
      .getByRole('listitem')
      .filter({ hasText: /^Senior Product Designer, Harbour Authority$/ }),
  ).toBeVisible();
  expect(await axe(desk.page, 'dialog')).toEqual([]);
  await dialog()
    .getByLabel(/^These take the place/)
    .check();
  await dialog().getByRole('button', { name: 'Put it on About' }).click();
  await expect(dialog()).toBeHidden();
  await expect(desk.page.getByText('Harbour Authority').first()).toBeVisible();
  const about = parse(desk.copy.read('content/about.yaml'));
  expect(about.jobs.entries.map(({ company }: { company: string }) => company)).toEqual([
    'Harbour Authority',
    'Seed Library',
    'Print Shop Lumen',
  ]);
  expect(about.resume.summary).toBe('Product designer for things that leave on time');

  await desk.page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => desk.git('status', '--porcelain', 'content')).toBe('');
});

test('what cannot be brought in is said in a sentence, and nothing is written', async () => {
  await desk.hand(
    'drop',
    { name: 'cv.zip', type: 'application/zip', buffer: Buffer.from('PK\u0003\u0004nothing') },
    desk.page.getByRole('heading', { level: 1 }),
  );
  await expect(dialog().getByRole('alert')).toHaveText(
    'cv.zip is not a whole ZIP file. Download or export it again.',
  );
  await desk.page.keyboard.press('Escape');
  await expect(dialog()).toBeHidden();
  expect(desk.git('status', '--porcelain', 'content')).toBe('');
});
