import type { Tab } from './tab.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

const style = (tab: Tab, selector: string, property: string) =>
  tab.run(
    (one, name) => getComputedStyle(document.querySelector(one) as Element).getPropertyValue(name),
    selector,
    property,
  );

/** How far a section’s top is below the window’s. */
const topOf = (tab: Tab, selector: string) =>
  tab.run((one) => Math.round(document.querySelector(one)?.getBoundingClientRect().top ?? -1), selector);

const centre = (tab: Tab, selector: string) =>
  tab.run(
    (one) => document.querySelector(one)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    selector,
  );

test('the section list leads to a section and marks it; reload, back and forward keep the place', async ({
  tab,
}) => {
  await tab.goto('/ferry');
  const target = await tab.run(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Sections"] a');
    const link = [...links].filter((one) => one.checkVisibility())[3];
    link?.click();
    return link?.getAttribute('href') ?? '';
  });
  await expect.poll(() => topOf(tab, target)).toBeLessThan(200);
  await expect.poll(() => topOf(tab, target)).toBeGreaterThan(0);
  const marked = () =>
    tab.run(() =>
      document
        .querySelector('nav [aria-current="true"], nav [aria-current="location"]')
        ?.getAttribute('href'),
    );
  await expect.poll(marked).toBe(target);
  expect(new URL(await tab.driver.getCurrentUrl()).hash).toBe(target);
  await tab.driver.navigate().refresh();
  await expect.poll(() => topOf(tab, target)).toBeLessThan(200);
  await tab.driver.navigate().back();
  await expect.poll(() => tab.run(() => scrollY)).toBeLessThan(200);
  await tab.driver.navigate().forward();
  await expect.poll(() => topOf(tab, target)).toBeLessThan(200);
});

test('a picture opens large, arrow keys go on, Escape closes, and the page behind does not scroll', async ({
  tab,
}) => {
  for (const size of [PHONE, DESKTOP]) {
    await tab.resize(...size);
    await tab.goto('/fun');
    await tab.click('main li a');
    const isOpen = () => tab.run(() => document.querySelector('dialog')?.open);
    await expect.poll(isOpen).toBe(true);
    const width = () => tab.run(() => document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth);
    await expect.poll(width).toBeGreaterThan(1000);
    const before = await tab.run(() => scrollY);
    // WebKit scrolls beside its layout: what was just opened takes a moment to reach it.
    await tab.driver.sleep(300);
    await tab.wheel(600);
    await tab.driver.sleep(200);
    expect(await tab.run(() => scrollY)).toBe(before);
    await tab.press('ARROW_RIGHT');
    await expect
      .poll(() => tab.run(() => document.querySelector('dialog figcaption')?.textContent))
      .toContain('2 / 5');
    await tab.press('ESCAPE');
    await expect.poll(isOpen).toBe(false);
  }
});

test('what is underlined elsewhere is underlined here: the drawing in words, and the next study', async ({
  tab,
}) => {
  await tab.goto('/archive');
  const inWords = await tab.run(() => {
    const summary = [...document.querySelectorAll('summary')].find(
      ({ textContent }) => textContent === 'The same in words',
    );
    const { textDecorationLine, textDecorationColor } = getComputedStyle(summary as Element);
    return [textDecorationLine, textDecorationColor];
  });
  expect(inWords).toEqual(['underline', 'rgb(244, 190, 53)']);
  await centre(tab, 'main aside');
  await tab.hover('main aside');
  const link = 'main aside a';
  await expect.poll(() => style(tab, link, 'text-decoration-line')).toBe('underline');
  expect(await style(tab, link, 'text-decoration-color')).toBe('rgb(244, 190, 53)');
});

test('a film plays in view, pauses out of it and by its button, and fills its place unstretched', async ({
  tab,
}) => {
  await tab.goto('/orchard');
  const film = () =>
    tab.run(() => {
      const video = document.querySelector('video') as HTMLVideoElement;
      return { isPaused: video.paused, time: video.currentTime, controls: video.controls };
    });
  expect((await film()).time).toBe(0);
  await centre(tab, 'video');
  await expect.poll(async () => (await film()).time, { timeout: 15_000 }).toBeGreaterThan(0.1);
  expect(
    await style(tab, 'video', 'object-fit'),
    'WebKit stretches the first frame of a film it should cut',
  ).not.toBe('cover');
  const [shown, own] = await tab.run(() => {
    const video = document.querySelector('video') as HTMLVideoElement;
    return [video.clientWidth / video.clientHeight, video.videoWidth / video.videoHeight];
  });
  expect(Math.abs((shown ?? 0) / (own ?? 1) - 1)).toBeLessThan(0.02);
  await tab.click('[data-film-toggle]');
  await expect.poll(async () => (await film()).isPaused).toBe(true);
  await tab.click('[data-film-toggle]');
  await expect.poll(async () => (await film()).isPaused).toBe(false);
  await tab.run(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(async () => (await film()).isPaused).toBe(true);
});

test('where playing by itself is refused, as on a low battery, the film shows controls and a click plays it', async ({
  tab,
}) => {
  await tab.goto('/orchard');
  await tab.run(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not now.', 'NotAllowedError'));
    Object.assign(globalThis, { allow: () => (HTMLMediaElement.prototype.play = play) });
  });
  await centre(tab, 'video');
  await expect.poll(() => tab.run(() => document.querySelector('video')?.controls)).toBe(true);
  expect(await tab.run(() => document.querySelector('video')?.paused)).toBe(true);
  await tab.run(() => void (globalThis as unknown as { allow(): void }).allow());
  await tab.click('video');
  await expect.poll(() => tab.run(() => document.querySelector('video')?.paused)).toBe(false);
});
