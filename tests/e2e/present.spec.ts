// `npm run present` as a speaker meets it: two windows, every key, and a file for somebody else’s machine.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { axe } from '../helpers/axe.ts';
import { clickInside } from '../helpers/inside.ts';
import { copyWithTalk, expectSlide, openOther, SAID, slideOn, TestTalk } from '../helpers/talk.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let talk: TestTalk;
let context: BrowserContext;
let stage: Page;
let presenter: Page;

test.beforeAll(async ({ browser }) => {
  talk = new TestTalk(await copyWithTalk());
  await talk.start();
  context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  stage = await context.newPage();
  await stage.goto(talk.address());
  await expectSlide(stage, 1);
});

test.afterAll(async () => {
  await context?.close();
  await talk?.stop();
  talk?.copy.remove();
});

const count = () =>
  slideOn(stage)
    .getAttribute('aria-label')
    .then((name) => Number(/of (\d+)/.exec(name ?? '')?.[1]));
const main = (page: Page) => page.locator('main');
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** To the first slide that has it. */
const goTo = async (thing: Locator) => {
  await press(stage, 'Home');
  await expectSlide(stage, 1);
  const last = await count();
  for (let at = 2; at <= last && (await thing.count()) === 0; at++) {
    await press(stage, 'PageDown');
    await expectSlide(stage, at);
  }
  expect(await thing.count()).toBeGreaterThan(0);
};

test('the only talk opens by itself, its slides are named and read out', async () => {
  expect(talk.said()).toContain('orchard');
  await expect(stage).toHaveTitle('Two things I have learned');
  await expect(slideOn(stage)).toBeVisible();
  await expect(stage.getByText(/^Slide 1 of \d+: /)).toBeAttached();
  expect(await axe(stage)).toEqual([]);
});

test('every key that turns pages turns them, and a number and Enter jump', async () => {
  for (const [key, to] of [
    ['ArrowRight', 2],
    ['ArrowDown', 3],
    [' ', 4],
    ['PageDown', 5],
    ['PageUp', 4],
    ['ArrowLeft', 3],
    ['ArrowUp', 2],
    ['Shift+Space', 1],
    ['End', await count()],
    ['Home', 1],
  ] as const) {
    await press(stage, key);
    await expectSlide(stage, to);
  }
  await press(stage, '1', '2');
  await expect(stage.getByText('To slide 12')).toBeVisible();
  await press(stage, 'Enter');
  await expectSlide(stage, 12);
  await expect(stage.getByText('To slide 12')).toBeHidden();
});

test('a swipe turns the page too', async () => {
  await press(stage, 'Home');
  const swipe = (from: number, to: number) =>
    main(stage).evaluate(
      (element, way) => {
        for (const [type, clientX] of [
          ['pointerdown', way.from],
          ['pointerup', way.to],
        ] as const)
          element.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerType: 'touch',
              pointerId: 7,
              clientX,
              clientY: 300,
            }),
          );
      },
      { from, to },
    );
  await swipe(900, 300);
  await expectSlide(stage, 2);
  await swipe(300, 900);
  await expectSlide(stage, 1);
});

test('black and white cover the slide, and the next key brings it back', async () => {
  for (const [key, screen] of [
    ['b', 'black'],
    ['.', 'black'],
    ['w', 'white'],
  ] as const) {
    await press(stage, key);
    await expect(main(stage)).toHaveAttribute('data-screen', screen);
    await expect(stage.getByText(`The screen is ${screen}.`)).toBeAttached();
    await press(stage, 'ArrowRight');
    await expect(main(stage)).toHaveAttribute('data-screen', 'slide');
    await expectSlide(stage, 1);
  }
});

test('the pointer hides when still, and laser and zoom follow it', async () => {
  await press(stage, 'ArrowRight');
  await stage.mouse.move(300, 300);
  await expect(main(stage)).not.toHaveAttribute('data-still');
  await expect(main(stage)).toHaveAttribute('data-still');
  await stage.keyboard.down('l');
  await stage.mouse.move(640, 360);
  const dot = stage.locator('[data-laser]');
  await expect(dot).toBeVisible();
  const box = await dot.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(3);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 360)).toBeLessThan(3);
  await stage.keyboard.up('l');
  await expect(dot).toBeHidden();
  // The title slide has a picture.
  const picture = slideOn(stage).locator('img').first();
  const small = (await picture.boundingBox())?.width ?? 0;
  await press(stage, 'z');
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(small * 1.5);
  await press(stage, 'z');
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeCloseTo(small, 0);
  await picture.click();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(small * 1.5);
  await press(stage, 'Escape');
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeCloseTo(small, 0);
  await expect(main(stage)).toBeFocused();
  await press(stage, ' ');
  await expectSlide(stage, 3);
});

test('keys of the talk go on from a large picture, and a number jumps whatever has the focus', async () => {
  const near = stage.locator('[data-near]');
  for (const key of ['ArrowRight', ' ', 'PageDown']) {
    await press(stage, '2', 'Enter');
    await slideOn(stage).locator('img').first().click();
    await expect(near).toBeAttached();
    await press(stage, key);
    await expectSlide(stage, 3);
    await expect(near).not.toBeAttached();
  }
  const opener = slideOn(stage).locator('a[data-enlarge]').first();
  await goTo(opener);
  await opener.focus();
  await press(stage, '4', 'Enter');
  await expectSlide(stage, 4);
  await expect(near).not.toBeAttached();
});

test('a control that was pressed by hand leaves the keys to the talk; reached by Tab, it has its own', async () => {
  const choice = slideOn(stage).getByRole('radiogroup');
  await goTo(choice);
  const name = (await slideOn(stage).getAttribute('aria-label')) ?? '';
  await choice.locator('label').nth(1).click();
  await expect(choice.getByRole('radio').nth(1)).toBeChecked();
  await expect(main(stage)).toBeFocused();
  for (const key of ['ArrowRight', ' ']) {
    await press(stage, key);
    await expect(slideOn(stage)).not.toHaveAttribute('aria-label', name);
    await press(stage, 'PageUp');
    await expect(slideOn(stage)).toHaveAttribute('aria-label', name);
  }
  const chosen = choice.getByRole('radio', { checked: true });
  for (let tries = 0; tries < 9 && !(await chosen.evaluate((it) => it.matches(':focus'))); tries++)
    await press(stage, 'Tab');
  await press(stage, 'ArrowLeft');
  await expect(choice.getByRole('radio').first()).toBeChecked();
  await expect(slideOn(stage)).toHaveAttribute('aria-label', name);
  await press(stage, 'PageUp', 'PageDown');
  await expect(slideOn(stage)).toHaveAttribute('aria-label', name);
});

test('a click beside what is on a slide goes on, a drag does not', async () => {
  await press(stage, 'Home');
  await stage.mouse.click(12, 12);
  await expectSlide(stage, 2);
  await stage.mouse.move(12, 12);
  await stage.mouse.down();
  await stage.mouse.move(12, 300, { steps: 4 });
  await stage.mouse.up();
  await press(stage, 'ArrowRight');
  await expectSlide(stage, 3);
  await stage.evaluate(() => getSelection()?.removeAllRanges());
  await press(stage, 'b');
  await stage.mouse.click(640, 360);
  await expect(main(stage)).toHaveAttribute('data-screen', 'slide');
  await expectSlide(stage, 3);
});

test('a link on a slide opens beside the talk, which stays where it is', async () => {
  await press(stage, 'Home');
  await expectSlide(stage, 1);
  const address = stage.url();
  await slideOn(stage).evaluate((slide) => {
    const link = Object.assign(document.createElement('a'), { href: '/elsewhere', textContent: 'Elsewhere' });
    Object.assign(link.style, { position: 'absolute', inset: '0 auto auto 0' });
    slide.append(link);
  });
  const opened = stage.context().waitForEvent('page');
  await stage.getByRole('link', { name: 'Elsewhere' }).click();
  await (await opened).close();
  expect(stage.url()).toBe(address);
  await expectSlide(stage, 1);
  await stage.getByRole('link', { name: 'Elsewhere' }).evaluate((link) => link.remove());
});

test('the overview shows all slides and leads to any; the help lists the keys', async () => {
  await press(stage, 'Home', 'o');
  const overview = stage.getByRole('dialog', { name: 'Two things I have learned' });
  await expect(overview.getByRole('button', { name: /^\d+ / })).toHaveCount(await count());
  await expect(overview.getByRole('button', { name: /^1 / })).toBeFocused();
  expect(await axe(stage, 'dialog')).toEqual([]);
  const place = (number: number) =>
    overview.getByRole('button', { name: new RegExp(`^${number} `) }).locator('xpath=..');
  await expect(place(1)).toHaveCSS('outline-style', 'solid');
  await press(stage, 'ArrowRight', 'ArrowDown');
  const [above, below] = [
    await place(2).boundingBox(),
    await overview.locator('li:has(> :focus)').boundingBox(),
  ];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
  await press(stage, '7');
  await expect(stage.getByText('To slide 7')).toBeVisible();
  await press(stage, 'Enter');
  await expect(overview).toBeHidden();
  await expectSlide(stage, 7);
  await press(stage, 'Home', 'o', 'ArrowRight', 'Enter');
  await expect(overview).toBeHidden();
  await expectSlide(stage, 2);
  await press(stage, 'o', 'o');
  await expect(overview).toBeHidden();
  await press(stage, '?');
  const help = stage.getByRole('dialog', { name: 'Keys' });
  await expect(help).toBeVisible();
  expect(await axe(stage, 'dialog')).toEqual([]);
  await press(stage, 'ArrowRight');
  await expectSlide(stage, 2);
  await press(stage, 'Escape');
  await expect(help).toBeHidden();
});

test('F fills the screen', async () => {
  await press(stage, 'f');
  await expect.poll(() => stage.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await press(stage, 'f');
  await expect.poll(() => stage.evaluate(() => document.fullscreenElement !== null)).toBe(false);
});

test('on one screen the notes stand below the slide, and go again', async () => {
  await press(stage, 'Home', 'n');
  const notes = stage.getByRole('complementary', { name: 'Notes' });
  await expect(notes).toContainText(SAID);
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  // The slide makes room a moment after the notes have come.
  await expect(async () => {
    const slide = await slideOn(stage).boundingBox();
    const below = await notes.boundingBox();
    expect((slide?.y ?? 0) + (slide?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }).toPass();
  await press(stage, 'n');
  await expect(notes).toBeHidden();
});

test('the presenter window has this slide, the next, the notes and the time, and both are in step', async () => {
  await press(stage, 'Home');
  presenter = await openOther(stage);
  await expect(presenter.getByRole('region', { name: 'Notes' })).toContainText(SAID);
  await expect(presenter.getByRole('region', { name: 'Next slide' })).toContainText(
    'An orchard that tells you when',
  );
  expect(await axe(presenter)).toEqual([]);
  await press(presenter, 'ArrowRight');
  await expectSlide(stage, 2);
  await press(stage, 'PageDown');
  await expectSlide(presenter, 3);
  await presenter.getByRole('button', { name: 'Next' }).click();
  await expectSlide(stage, 4);
  await expect(presenter.getByRole('timer')).not.toHaveText('0:00');
  await expect(presenter.getByText('of 30:00')).toBeVisible();
  await expect(presenter.locator('[data-pace=green]')).toBeVisible();
});

test('the speaker looks ahead while the slide is held, points, and sets the notes larger', async () => {
  await press(presenter, 'Home', 'ArrowRight', 'h', 'ArrowRight', 'ArrowRight');
  await expectSlide(presenter, 4);
  await expectSlide(stage, 2);
  await expect(presenter.getByText('They still see slide 2')).toBeVisible();
  await press(presenter, 'h');
  await expectSlide(stage, 4);
  await press(presenter, 'h', 'End');
  await presenter.keyboard.down('l');
  const here = await slideOn(presenter).boundingBox();
  await presenter.mouse.move(
    (here?.x ?? 0) + (here?.width ?? 0) / 4,
    (here?.y ?? 0) + (here?.height ?? 0) / 2,
  );
  const dot = await stage.locator('[data-laser]').boundingBox();
  expect(Math.abs((dot?.x ?? 0) + (dot?.width ?? 0) / 2 - 320)).toBeLessThan(6);
  await presenter.keyboard.up('l');
  // A page turned on the stage itself is meant for the audience. By the dot it is known that the stage has heard of the rest.
  await press(stage, 'ArrowRight');
  await expectSlide(stage, 5);
  await expectSlide(presenter, 5);
  const size = () =>
    presenter
      .getByRole('region', { name: 'Notes' })
      .locator('[dir=auto]')
      .evaluate((it) => getComputedStyle(it).fontSize);
  const before = Number.parseInt(await size(), 10);
  await press(presenter, '+', '+');
  await expect.poll(size).toBe(`${before + 8}px`);
  await presenter.reload();
  await expect.poll(size).toBe(`${before + 8}px`);
});

test('place and time outlive a reload of both windows, and either may be closed and opened again', async () => {
  await press(stage, '7', 'Enter');
  await presenter.getByRole('button', { name: 'Pause the time' }).click();
  const time = await presenter.getByRole('timer').textContent();
  await Promise.all([stage.reload(), presenter.reload()]);
  await expectSlide(stage, 7);
  await expectSlide(presenter, 7);
  await expect(presenter.getByRole('timer')).toHaveText(time ?? '');
  await presenter.close();
  await press(stage, 'ArrowRight');
  presenter = await openOther(stage);
  await expectSlide(presenter, 8);
  const address = stage.url();
  await stage.close();
  await press(presenter, 'ArrowRight');
  await expect(presenter.getByRole('button', { name: 'Open the stage' })).toBeVisible();
  stage = await context.newPage();
  await stage.goto(address);
  await expectSlide(stage, 9);
  await press(presenter, 'ArrowLeft');
  await expectSlide(stage, 8);
  await presenter.getByRole('button', { name: 'Set back' }).click();
  await expect(presenter.getByRole('timer')).toHaveText('0:00');
});

test('the windows change places and back', async () => {
  await press(presenter, 'x');
  await expect(stage.locator('main[data-presenter]')).toBeVisible();
  await expect(presenter.locator('main[data-screen=slide]')).toBeVisible();
  await press(stage, 'x');
  await expect(presenter.locator('main[data-presenter]')).toBeVisible();
});

test('a prototype runs inside the slide, sandboxed, and Escape leads back to the talk', async () => {
  await press(stage, 'o');
  await stage.getByRole('button', { name: /Mark a tree yourself/ }).click();
  await slideOn(stage)
    .getByRole('button', { name: /Mark the tree/ })
    .click();
  const frame = slideOn(stage).locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const inside = stage.frameLocator('[data-state=shown] iframe');
  await clickInside(frame, inside.getByRole('button', { name: 'Mark the tree' }));
  await expect(inside.getByRole('button', { name: 'Marked' })).toBeVisible();
  const place = await slideOn(stage).locator('[data-device] [data-act]').boundingBox();
  const run = await frame.boundingBox();
  expect(Math.abs((run?.width ?? 0) - (place?.width ?? 0))).toBeLessThan(2);
  // Keys of clickers get out of it, and so does the presenter window.
  const there = /Mark a tree yourself/;
  await press(stage, 'PageDown');
  await expect(slideOn(stage)).not.toHaveAttribute('aria-label', there);
  await expect(main(stage)).toBeFocused();
  await press(stage, 'ArrowLeft');
  await expect(slideOn(stage)).toHaveAttribute('aria-label', there);
  await clickInside(frame, inside.getByRole('button', { name: 'Marked' }));
  await press(presenter, 'ArrowRight');
  await expect(slideOn(stage)).not.toHaveAttribute('aria-label', there);
  await press(stage, 'ArrowLeft');
  await expect(slideOn(stage)).toHaveAttribute('aria-label', there);
  await clickInside(frame, inside.getByRole('button', { name: 'Marked' }));
  await press(stage, 'Escape');
  await expect(main(stage)).toBeFocused();
  await press(stage, 'ArrowRight');
  await expect(slideOn(stage)).not.toHaveAttribute('aria-label', there);
});

test('what changes in the content is there at once, in its place; a mistake is told to the speaker alone', async () => {
  const file = 'content/decks/spring.yaml';
  const right = talk.copy.read(file);
  await press(stage, '2', 'Enter');
  talk.copy.write(file, right.replace('Two things', 'Three things'));
  await expect(stage).toHaveTitle('Three things I have learned');
  await expectSlide(stage, 2);
  talk.copy.write(file, right.replace('study: orchard', 'study: orchards'));
  await expect(presenter.getByRole('status')).toContainText(file);
  expect(await axe(presenter)).toEqual([]);
  expect(talk.said()).toContain(file);
  await expectSlide(stage, 2);
  await stage.reload();
  await expectSlide(stage, 2);
  await expect(stage).toHaveTitle('Three things I have learned');
  await expect(stage.getByText(file)).toBeHidden();
  talk.copy.write(file, right);
  await expect(stage).toHaveTitle('Two things I have learned');
  await expectSlide(stage, 2);
  await expect(presenter.getByText(file)).toBeHidden();
});

test('a slide is there whole in the frame after the key: drawn beforehand, its pictures decoded', async () => {
  await press(stage, 'Home');
  for (let at = 2; at < 10; at++) {
    await expect(stage.locator(`[data-at="${at - 1}"][data-state=ready]`)).toBeAttached();
    await stage.waitForTimeout(300);
    const seen = await stage.evaluate(async (next) => {
      const slide = document.querySelector(`[data-at="${next}"]`);
      dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', cancelable: true }));
      await new Promise(requestAnimationFrame);
      const shown = document.querySelector('[data-state=shown]');
      const images = [...(shown?.querySelectorAll('img') ?? [])];
      return {
        isSame: shown === slide,
        isWhole: images.every(
          (one) => one.getClientRects().length === 0 || (one.complete && one.naturalWidth > 0),
        ),
        moves: shown?.getAnimations().length,
      };
    }, at - 1);
    expect(seen, `slide ${at}`).toEqual({ isSame: true, isWhole: true, moves: 0 });
  }
});

test('nobody else is let in: not by the address that was used, by another name, or from another site', async () => {
  const { port, pathname, host } = new URL(stage.url());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; policy: string }>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (response) => {
        response.resume();
        resolve({
          status: response.statusCode,
          policy: String(response.headers['content-security-policy'] ?? ''),
        });
      });
      call.on('error', reject);
      call.end();
    });
  expect((await ask('/')).status).toBe(404);
  const own = await ask(pathname);
  expect(own.status).toBe(200);
  expect(own.policy).toContain("default-src 'none'");
  expect((await ask(pathname, { host: 'evil.example' })).status).toBe(403);
  expect((await ask(pathname, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  // Soon after it was used, it is taken for stolen, and nothing is shown any more; later it just opens nothing.
  const used = new URL(talk.said().match(/http:\S+/)?.[0] ?? '').pathname;
  expect([403, 404]).toContain((await ask(used)).status);
});

test('one file holds the talk: it opens by a double click, asks for nothing, and keeps the notes back @all', async ({
  browser,
}) => {
  const { root } = talk.copy;
  const write = (...args: string[]) =>
    execFileSync(process.execPath, ['tools/present.ts', 'spring', '--yes', '--export', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(write('talk.html')).toMatch(
    /talk\.html: \d+(\.\d)? [KM]B; \d+ slides, \d+ pictures, 2 films, 1 prototype; your notes are not in it/,
  );
  expect(readFileSync(join(root, 'talk.html'), 'utf8')).not.toContain(SAID);
  const away = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const asked: string[] = [];
  const watch = (page: Page) =>
    page.on('request', (one) => /^(data|blob|about):/.test(one.url()) || asked.push(one.url()));
  away.on('page', watch);
  const page = await away.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const address = pathToFileURL(join(root, 'talk.html')).href;
  await page.goto(address);
  await expectSlide(page, 1);
  await press(page, 'ArrowRight');
  await expectSlide(page, 2);
  await expect
    .poll(() =>
      slideOn(page)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(100);
  await press(page, 'o');
  await page.getByRole('button', { name: /Mark a tree yourself/ }).click();
  await slideOn(page)
    .getByRole('button', { name: /Mark the tree/ })
    .click();
  const inside = page.frameLocator('[data-state=shown] iframe');
  await clickInside(slideOn(page).locator('iframe'), inside.getByRole('button', { name: 'Mark the tree' }));
  await expect(inside.getByRole('button', { name: 'Marked' })).toBeVisible();
  await page.getByRole('main').focus();
  const other = await openOther(page, away);
  await expect(other.getByText('This file was made without notes.')).toBeVisible();
  await press(other, 'Home', 'ArrowRight');
  await expectSlide(page, 2);
  expect(asked.filter((one) => one.split('#')[0] !== address)).toEqual([]);
  expect(faults).toEqual([]);
  await away.close();
  expect(write('talk.html', '--with-notes')).toContain('your notes are in it');
  expect(readFileSync(join(root, 'talk.html'), 'utf8')).toContain(SAID);
  expect(() => write('public/talk.html')).toThrow(/is published/);
});
