import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const position = (tab: Tab) => tab.run(() => Math.round(scrollY));

async function scrollDown(tab: Tab) {
  // A step through history settles a moment after it is seen: nobody scrolls before that.
  await tab.driver.sleep(150);
  await tab.run(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => position(tab)).toBe(900);
}

const push = (tab: Tab, url: string) => tab.run((to) => history.pushState(null, '', to), url);

test('a script that changes the query string brings the page to its top', async ({ tab }) => {
  await tab.goto('/about');
  await scrollDown(tab);
  await push(tab, '?tab=work');
  await expect.poll(() => position(tab)).toBe(0);
  await scrollDown(tab);
  await tab.run(() => history.replaceState(null, '', '?tab=other'));
  await expect.poll(() => position(tab)).toBe(0);
});

test('back and forward over such a change do so too', async ({ tab }) => {
  await tab.goto('/about');
  await push(tab, '?tab=work');
  await scrollDown(tab);
  // The browser’s own button passes over what a script added without being asked.
  await tab.run(() => history.back());
  await expect.poll(() => position(tab)).toBe(0);
  await scrollDown(tab);
  await tab.run(() => history.forward());
  await expect.poll(() => position(tab)).toBe(0);
});

test('a link that changes the query string, and the way back from it, do so too', async ({ tab }) => {
  await tab.goto('/about');
  await scrollDown(tab);
  await tab.run(() => {
    const link = Object.assign(document.createElement('a'), { href: '?from=mail' });
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => tab.driver.getCurrentUrl()).toMatch(/\?from=mail$/);
  await expect.poll(() => position(tab)).toBe(0);
  await scrollDown(tab);
  await tab.driver.navigate().back();
  await expect.poll(() => tab.driver.getCurrentUrl()).toMatch(/about$/);
  await tab.driver.sleep(300);
  expect(await position(tab)).toBe(0);
});

test('an anchor does not: only the query string counts', async ({ tab }) => {
  await tab.goto('/about');
  await scrollDown(tab);
  await push(tab, '#here');
  await tab.driver.sleep(200);
  expect(await position(tab)).toBe(900);
});

test('between pages, back returns to where the reader was', async ({ tab }) => {
  await tab.goto('/about');
  await scrollDown(tab);
  await tab.click('header nav a[href="/fun"]');
  await expect.poll(() => tab.driver.getCurrentUrl()).toMatch(/fun$/);
  expect(await position(tab)).toBe(0);
  await tab.driver.navigate().back();
  await expect.poll(() => position(tab)).toBe(900);
});
