// The owner's way from nothing to a locked study, with the owner's commands, in a copy of the project.
import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Finding } from '../../tools/doctor/finding.ts';
import { createSite } from '../../tools/serve.ts';
import { TEST_ENV, TEST_PASSWORD } from '../helpers/gate.ts';
import { expectState, gate, submit, visit } from '../helpers/overlay.ts';
import { copyProject, type ProjectCopy } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let copy: ProjectCopy;
let site: Server;
let built: { said: string; status: number | null };

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = copyProject({ featured: 'ferry', previous: 'orchard' });
  const title = [
    '--title',
    'A library that says what is in',
    '--description',
    'An app for the branch around the corner.',
  ];
  const made = await run(
    'tools/new.ts',
    'study',
    'my_route',
    ...title,
    '--timeline',
    '6 weeks',
    '--locked',
    '--shelf',
    'featured',
  );
  expect(made, made.said).toMatchObject({ status: 0 });
  await publish();
  built = await run('tools/build.ts');
  if (built.status === 0) {
    site = createSite(join(copy.root, 'dist'));
    await new Promise<void>((resolve) => site.listen(0, resolve));
  }
});

test.afterAll(() => {
  site?.close();
  copy.remove();
});

/** What an owner does with a draft: writes what is to be written, and takes the line out. */
async function publish() {
  const file = 'content/case-studies/my_route/study.yaml';
  const draft = copy.read(file);
  // As it comes, it holds up no build, and nobody sees it.
  const asDraft = await run('tools/doctor.mjs', '--json');
  const { findings } = JSON.parse(asDraft.said) as { findings: Finding[] };
  expect(said(findings, 'A library that says what is in')).toMatch(
    /\d+ sentences are still to be written, this one first: “Write here/,
  );
  copy.write(file, draft.replace('draft: true\n', ''));
  const unwritten = await run('tools/build.ts');
  expect(unwritten.status).toBe(1);
  expect(unwritten.said).toMatch(/\d+ sentences are still to be written, beginning with “Write here — /);
  copy.write(file, draft.replace('draft: true\n', '').replaceAll('Write here —', 'Written —'));
}

const at = (path: string) => `http://localhost:${(site.address() as AddressInfo).port}${path}`;

test('a study that was scaffolded and written builds', () => {
  expect(built, built.said).toMatchObject({ status: 0 });
});

test('its card stands first on Work, with a lock', async ({ page }) => {
  await page.goto(at('/'));
  const card = page.getByRole('article').first();
  await expect(card).toContainText('A library that says what is in');
  await expect(card).toContainText('An app for the branch around the corner.');
  await expect(card.getByRole('link')).toHaveAccessibleName(/password needed/);
  await expect(card.getByRole('img').first()).toHaveJSProperty('complete', true);
});

test('it is locked, and opens with the password', async ({ page }) => {
  const behind = page.getByRole('heading', { name: /^Written — the problem/ });
  await visit(page, at('/my_route'));
  await expect(gate(page)).toBeVisible();
  await expect(behind).toHaveCount(0);
  await submit(page, TEST_PASSWORD);
  await expectState(page, 'open');
  await expect(behind).toBeVisible();
});

test('the doctor sees the build, what it weighs, and what is left to replace', async () => {
  const { said: json, status } = await run('tools/doctor.mjs', '--json');
  expect(status).toBe(1);
  const { isPublishable, findings, published } = JSON.parse(json);
  expect(isPublishable).toBe(false);
  expect(said(findings, 'The build')).toMatch(/^Made .* from what is there now/);
  expect(said(findings, 'The build')).toContain('The locked studies open with the tests’ password');
  const study = said(findings, 'A library that says what is in');
  expect(study).toContain('Starters are still in use (cover.png, hero.png, hero-portrait.png, screen.png)');
  expect(published.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['Pages', 'Locked studies', 'Pictures', 'Films', 'Resume']),
  );
});

const said = (findings: Finding[], topic: string) =>
  findings
    .filter((finding) => finding.topic === topic)
    .map(({ sentence }) => sentence)
    .join('\n');

/** Runs a command in the copy, with the password the tests know. */
function run(...args: string[]): Promise<{ said: string; status: number | null }> {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(process.execPath, args, {
      cwd: copy.root,
      env: { ...process.env, ...TEST_ENV },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('close', (status) => resolve({ said, status }));
  });
}
