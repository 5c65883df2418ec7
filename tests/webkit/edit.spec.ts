// The editor’s main way, as its owner goes it in Safari: a text, a block, its settings, and a step back.
import { type ChildProcess, spawn } from 'node:child_process';
import { parse } from 'yaml';
import { copyProject, freePort, type ProjectCopy } from '../helpers/project-copy.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const PATIENCE = { timeout: 60_000 };
const FILE = 'content/case-studies/ferry/study.yaml';
let copy: ProjectCopy;
let server: ChildProcess;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy = copyProject();
  server = spawn(process.execPath, ['tools/edit.ts', '--no-open', '--port', String(await freePort())], {
    cwd: copy.root,
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += chunk));
  await expect.poll(() => said, PATIENCE).toContain('open for editing');
  address = /http:\S+/.exec(said)?.[0] ?? '';
});
test.afterAll(() => {
  server?.kill();
  copy?.remove();
});

const study = () => parse(copy.read(FILE)) as { blocks: { type: string; title?: string }[] };
const types = () => study().blocks.map(({ type }) => type);

/** Presses a button by its first words, wherever in the editor it stands. */
const act = (tab: Tab, name: string) =>
  tab.run((words) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')];
    buttons.find((one) => (one.ariaLabel ?? one.textContent)?.trim().startsWith(words))?.click();
  }, name);

test('a heading is changed on the page, a block moved and its settings opened; undo takes both back', async ({
  tab,
}) => {
  test.slow();
  const before = copy.read(FILE);
  const { title = '' } = study().blocks[0] ?? {};
  const order = types();
  await tab.goto(address.replace('/#', '/ferry#'));
  const heading = 'main section[data-starts] h2[data-edit]';
  await expect
    .poll(() => tab.run((one) => document.querySelector(one) !== null, heading), PATIENCE)
    .toBe(true);

  await tab.run(
    (one) => document.querySelector(one)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    heading,
  );
  await tab.hover(heading);
  await tab.driver.actions().click().perform();
  const hasField = () => tab.run(() => document.activeElement?.matches('[role=textbox]'));
  await expect.poll(hasField).toBe(true);
  await tab.press('END');
  await tab.driver.actions().sendKeys(', today').perform();
  await expect
    .poll(() => tab.run((one) => document.querySelector(one)?.textContent, heading))
    .toBe(`${title}, today`);
  await tab.press('ENTER');
  await expect.poll(() => copy.read(FILE), PATIENCE).toBe(before.replace(title, `${title}, today`));

  await tab.run(() => document.querySelector<HTMLElement>('main section[data-starts]')?.focus());
  await tab.press('ENTER');
  await expect.poll(() => tab.run(() => document.querySelectorAll('[role=toolbar]').length)).toBe(2);
  await act(tab, 'Move down');
  await expect.poll(types, PATIENCE).toEqual([order[1], order[0], ...order.slice(2)]);
  await act(tab, 'Settings');
  await expect.poll(() => tab.run(() => document.activeElement?.getAttribute('aria-label'))).toBe('Settings');
  expect(
    await tab.run(() => document.querySelectorAll('[aria-label=Settings] :is(input, textarea)').length),
  ).toBeGreaterThan(2);

  await act(tab, 'Undo');
  await expect.poll(types, PATIENCE).toEqual(order);
  await act(tab, 'Undo');
  await expect.poll(() => copy.read(FILE), PATIENCE).toBe(before);
});
