import { chromium, type Page } from '@playwright/test';
import { axe, BY_STYLE } from '../helpers/axe.ts';
import { fewer } from '../helpers/fewer.ts';
import { REVOKED_SECRET, TEST_LINKS, TEST_PASSWORD, TEST_SECRET } from '../helpers/gate.ts';
import { BASE } from '../helpers/host.ts';
import { CLICKED, COPIED } from '../helpers/mangled-links.ts';
import {
  BEHIND,
  expectClosed,
  expectState,
  field,
  flipBit,
  gate,
  KEYRING,
  keyringName,
  submit,
  unlock,
  unlockButton,
  unlockByLink,
  visit,
} from '../helpers/overlay.ts';
import { LOCKED_STUDIES, overflow, readThrough, seeEveryPicture } from '../helpers/pages.ts';
import { at, expect, test } from '../helpers/test.ts';

test.describe.configure({ timeout: 120_000 });

for (const route of LOCKED_STUDIES) {
  test.describe(`the gate of ${route}`, () => {
    test('says exactly its words', async ({ page }) => {
      await visit(page, route);
      await expectState(page, 'locked');
      const dialog = page.getByRole('dialog', { name: 'Enter Password' });
      await expect(dialog).toContainText(
        "Enter the password to unlock the case study, and if you don't have one - message me!!",
      );
      await expect(dialog.getByRole('link', { name: 'message me!!' })).toHaveAttribute(
        'href',
        /^mailto:.+@.+\?subject=/,
      );
      await expect(dialog.getByRole('button', { name: 'UNLOCK', exact: true })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Enter Password' })).toBeVisible();
      await expect(page.locator('meta[name=robots]'), 'it stays out of search results').toHaveAttribute(
        'content',
        'noindex',
      );
    });

    test('opens with the password, draws the whole study, and leaves no trace', {
      tag: route === '/ledger' ? '@host' : [],
    }, async ({ page, context }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
      });
      await unlock(page, route);
      await test.step('focus is on the page’s heading, and it is told that the study is open', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('status').first()).toHaveText('Unlocked. The case study is open.');
        await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
        expect(await page.locator('[data-behind-gate][inert]').count()).toBe(0);
      });
      await test.step('all of it is there, with every picture', async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: BEHIND[route] ?? '' })).toBeVisible();
        // The cover of the next study has no words, and is everybody’s.
        const pictures = (await seeEveryPicture(page)).filter(({ alt }) => alt);
        expect(pictures.length).toBeGreaterThan(1);
        expect(pictures.filter(({ src, width }) => width <= 300 || !src.startsWith('blob:'))).toEqual([]);
      });
      await test.step('nothing is left in storage, cookies, databases, caches or the address', async () => {
        const kept = await page.evaluate(async () => ({
          local: localStorage.length,
          session: sessionStorage.length,
          databases: (await indexedDB.databases()).length,
          caches: (await caches.keys()).length,
          state: history.state,
          global: JSON.stringify((globalThis as { gate?: unknown }).gate),
        }));
        expect(kept).toEqual({
          local: 0,
          session: 0,
          databases: 0,
          caches: 0,
          state: null,
          global: '{"ready":true}',
        });
        expect(await context.cookies()).toEqual([]);
        expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
      });
      await test.step('nothing throws, and nothing is refused by the policy', () => {
        expect(faults).toEqual([]);
      });
    });

    test('opens at once with a private link', { tag: route === '/beacon' ? '@host' : [] }, async ({
      page,
    }) => {
      await unlockByLink(page, route);
      await expect(page.getByRole('heading', { name: BEHIND[route] ?? '' })).toBeVisible();
      expect(page.url()).not.toContain('#');
      await test.step('and shows again after a reload', async () => {
        await page.reload();
        await expectState(page, 'locked');
        await expectClosed(page, route);
      });
    });
  });
}

test.describe('while it is locked', () => {
  test('the field is large enough for a thumb and does not make a phone zoom', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/beacon');
    expect((await field(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    expect((await unlockButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    const size = await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
  });

  test('the form is at most 450px wide, and what it is about can be read beside it without scrolling', async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 900],
      [390, 844],
      [820, 1180],
      [1440, 900],
      [2400, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, '/beacon');
      for (const part of [page.locator('form'), page.getByRole('heading', { name: 'Enter Password' })]) {
        expect((await part.boundingBox())?.width).toBeLessThanOrEqual(450);
      }
      expect(await overflow(page)).toBe(0);
      for (const words of [
        'A light that every harbour knows as its own',
        'UX/UI designer',
        '8 weeks',
        'Figma',
        'Before a harbour agrees to buy a console',
      ]) {
        const text = page.getByRole('dialog').getByText(words).first();
        await expect(text, `${words} at ${width}px`).toBeInViewport();
        const isClear = await text.evaluate((element) => {
          const { left, top, width: wide } = element.getBoundingClientRect();
          const onTop = document.elementFromPoint(left + Math.min(wide / 2, 40), top + 12);
          for (let node: Element | null = element; node; node = node.parentElement) {
            const { filter, opacity } = getComputedStyle(node);
            if (filter !== 'none' || opacity !== '1') return false;
          }
          return onTop === element || element.contains(onTop);
        });
        expect(isClear, `${words} at ${width}px`).toBe(true);
      }
      // All of it can be brought into view, above or beside the form.
      await page.getByText('what happened when keepers used it on a phone').scrollIntoViewIfNeeded();
      await expect(field(page)).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('focus starts in the field and never leaves the overlay: bar and footer are out of reach', async ({
    page,
  }) => {
    await visit(page, '/beacon');
    await expect(field(page)).toBeFocused();
    const reachable = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')]
        .filter(
          (element) =>
            !element.closest('[inert], [role=dialog], dialog') &&
            element.id !== 'main' &&
            element.checkVisibility(),
        )
        .map((element) => element.outerHTML),
    );
    expect(reachable).toEqual([]);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
      );
      expect(isOutside).toBe(false);
    }
  });

  test('the close icon and Escape lead home', { tag: '@host' }, async ({ page }) => {
    await visit(page, '/beacon');
    await page.getByRole('link', { name: /^Close/ }).click();
    await expect(page).toHaveURL(at('/'));
    await visit(page, '/ledger');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(at('/'));
  });

  test('password managers know the field, and what is typed can be shown and hidden again', async ({
    page,
  }) => {
    await visit(page, '/beacon');
    await expect(field(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.locator('form input[autocomplete=username]')).toHaveCount(1);
    await field(page).fill('abc');
    await expect(field(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field(page)).toHaveAttribute('type', 'text');
    await expect(field(page)).toHaveValue('abc');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field(page)).toHaveAttribute('type', 'password');
  });

  test('at twice the text size and on a low screen everything can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    await visit(page, '/beacon');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow(page)).toBe(0);
    for (const part of [unlockButton(page), page.getByRole('link', { name: /^Close/ })]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.9 });
    }
  });

  test.describe('in forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });

    test('the panel and its button have edges', async ({ page }) => {
      await visit(page, '/beacon');
      for (const part of [unlockButton(page), page.locator('[data-gate-close]').locator('..')]) {
        expect(await part.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
      }
    });
  });
});

test('a wrong password clears the field, turns it red and says so; typing forgives it; the right one opens', async ({
  page,
}) => {
  await visit(page, '/beacon');
  for (const [kind, wrong] of [
    ['another word', 'open sesame'],
    ['empty', ''],
    ['the right one with a space more inside', TEST_PASSWORD.replace(' ', '  ')],
    ['accents and emoji', 'é🔓 '],
    ['a hundred thousand characters', 'ÿ'.repeat(100_000)],
  ] as const) {
    await test.step(kind, async () => {
      await submit(page, wrong);
      await expectState(page, 'wrong');
      await expect(page.getByRole('alert')).toHaveText('Your password is incorrect.');
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription(/^Your password is incorrect\./);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveCSS('border-top-color', 'rgb(201, 28, 28)');
      await expectClosed(page, '/beacon');
    });
    await test.step('typing forgives it', async () => {
      await field(page).press('a');
      await expectState(page, 'locked');
      await expect(page.getByRole('alert')).toHaveText('');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
      await expect(field(page)).toHaveValue('a');
    });
  }
  await test.step('the right one opens, as other keyboards compose it and with the spaces of a paste', async () => {
    await submit(page, ` ${TEST_PASSWORD.normalize('NFD')} `);
    await expectState(page, 'open');
  });
});

test.describe('unlocking', () => {
  test('is shown and told while it lasts, and submitting twice does nothing twice', async ({ page }) => {
    let fetched = 0;
    await page.route(KEYRING, async (route) => {
      fetched++;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await visit(page, '/beacon');
    await field(page).fill(TEST_PASSWORD);
    await unlockButton(page).dblclick();
    await field(page).press('Enter');
    await unlockButton(page).click({ force: true });
    await expectState(page, 'checking');
    await expect(page.getByRole('status').first()).toHaveText('Unlocking…');
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect(unlockButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expectState(page, 'open');
    expect(fetched).toBe(1);
  });

  test('works with the keyboard alone', async ({ page }) => {
    await visit(page, '/ledger');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expectState(page, 'wrong');
    await page.keyboard.insertText(TEST_PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(unlockButton(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expectState(page, 'open');
  });

  test('leads on to the anchor in the address', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await unlock(page, '/beacon#sitemap');
    await expect(page.getByRole('heading', { name: BEHIND['/beacon'] ?? '' })).toBeInViewport();
    expect(page.url()).toContain('#sitemap');
  });
});

test.describe('an open study', () => {
  test('fetches a picture when it comes within a screen, and lets go of all when it closes', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const open = new Set<string>();
      Object.assign(globalThis, { objects: open });
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        const url = createObjectURL.call(URL, blob);
        open.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        open.delete(url);
        revokeObjectURL.call(URL, url);
      };
    });
    await page.setViewportSize({ width: 1440, height: 400 });
    await unlockByLink(page, '/beacon');
    const last = page.getByRole('main').getByRole('img').last();
    await page.waitForTimeout(1000);
    await expect(last).toHaveAttribute('data-media', 'waiting');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-media', 'open');
    const objects = () =>
      page.evaluate(() => (globalThis as unknown as { objects: Set<string> }).objects.size);
    expect(await objects()).toBeGreaterThan(1);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expectState(page, 'locked');
    expect(await objects()).toBe(0);
    await expectClosed(page, '/beacon');
  });

  test('opens its pictures large', async ({ page }) => {
    await unlockByLink(page, '/beacon');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Open large/ })
      .first()
      .click();
    const large = page.getByRole('dialog').getByRole('img');
    await expect(large).toHaveAttribute('src', /^blob:/);
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1200);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectState(page, 'open');
  });

  test('shows upright versions of its pictures on a phone, and the wide ones elsewhere', async ({ page }) => {
    for (const [width, isUpright] of [
      [390, true],
      [1024, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await unlockByLink(page, '/beacon');
      const hero = page.getByRole('main').getByRole('img').first();
      await expect(hero).toHaveAttribute('data-media', 'open');
      const shape = () =>
        hero.evaluate((image: HTMLImageElement) => image.naturalHeight / (image.naturalWidth || 1));
      await expect.poll(async () => (await shape()) > 1).toBe(isUpright);
    }
  });

  test('keeps the place of a picture that is still on its way', async ({ page }) => {
    await page.route(/vault\/[0-9a-f]{32}\.bin/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await unlockByLink(page, '/beacon');
    const picture = page.getByRole('main').getByRole('img').first();
    const before = await picture.boundingBox();
    await expect(picture).toHaveAttribute('data-media', 'open');
    expect(await picture.boundingBox()).toEqual(before);
  });

  test('prints with every picture', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await unlockByLink(page, '/beacon');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const picture of await page.getByRole('main').getByRole('img').all()) {
      await expect(picture).toHaveAttribute('data-media', 'open');
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  });
});

test.describe('the back and forward cache', () => {
  test('gives back a locked page', async ({ baseURL }) => {
    const browser = await chromium.launch({
      ...test.info().project.use.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await unlockByLink(page, '/beacon');
    await page.goto('/about');
    // Playwright’s own goBack waits for a load that a page out of memory never has.
    await page.evaluate(() => history.back()).catch(() => {});
    await expect(page).toHaveURL(at('/beacon'));
    await expectState(page, 'locked');
    await expectClosed(page, '/beacon');
    await browser.close();
  });

  test('is emptied on the way out, and checked on the way in', async ({ page }) => {
    for (const event of ['pagehide', 'pageshow']) {
      await unlockByLink(page, '/ledger');
      await page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), event);
      await expectState(page, 'locked');
      await expectClosed(page, '/ledger');
      await expect(field(page)).toBeFocused();
      await expect(page.locator('main')).toContainText('Buyers could say what had come in');
      await page.goto('/');
    }
  });
});

test.describe('a private link', () => {
  /** All that can happen to one is tried at the pure functions (src/gate); here the page and its host are. */
  const some = <Mangle>(all: Record<string, Mangle>) =>
    fewer(
      Object.entries(all),
      Object.entries(all).filter((_, index) => index % 8 === 1),
    );

  test('is out of the address bar before there is a body to paint, on a slow line too', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        Object.assign(globalThis, { hashAtBody: location.hash });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/ledger?from=mail#k=${TEST_SECRET}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(at('/ledger?from=mail'));
    await expect(field(page)).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { hashAtBody: string }).hashAtBody)).toBe('');
    release();
    await expectState(page, 'open');
    await page.reload();
    await expectState(page, 'locked');
  });

  test('works for each recipient', async ({ page }) => {
    await page.goto(`/beacon#k=${TEST_LINKS[1].secret}`);
    await expectState(page, 'open');
  });

  test('opens the study whatever happened to it on its way', { tag: '@host' }, async ({ page }) => {
    for (const [what, asked] of some(CLICKED))
      await test.step(what, async () => {
        await page.goto('about:blank');
        await page.goto(asked(at('/beacon'), TEST_SECRET));
        await expectState(page, 'open');
        expect(page.url()).not.toMatch(/k=|%/);
        expect(new URL(page.url()).pathname).toBe(at('/beacon'));
      });
  });

  test('is turned back before anything is painted, and its key goes nowhere else', { tag: '@host' }, async ({
    page,
  }) => {
    const asked: string[] = [];
    const told: Promise<string | undefined>[] = [];
    page.on('request', (request) => {
      asked.push(request.url().replace(/#.*/, ''));
      // What is still asked for as the page goes has no answer any more.
      told.push(
        request.allHeaders().then(
          ({ referer }) => referer,
          () => undefined,
        ),
      );
    });
    await page.route(`**${at('/beacon')}`, async (route) => {
      // As long as it takes to send a page and paint it.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.addInitScript(() => {
      const look = () => {
        const isPainted = document.body && document.documentElement.checkVisibility();
        if (isPainted && location.pathname.includes('%')) sessionStorage.setItem('painted', location.href);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`/beacon%23k%3D${TEST_SECRET}.`, { waitUntil: 'commit' });
    await expectState(page, 'open');
    expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBeNull();
    const [first, ...others] = asked;
    expect(first).toContain(TEST_SECRET);
    expect(others.filter((address) => address.includes(TEST_SECRET))).toEqual([]);
    expect(new Set(others.map((address) => new URL(address).origin)).size).toBe(1);
    expect((await Promise.all(told)).filter((from) => from?.includes(TEST_SECRET))).toEqual([]);
  });

  test('to my work comes to my work', { tag: '@host' }, async ({ page }) => {
    for (const asked of ['/%23k=', '/%2523k%253D']) {
      await page.goto(at('/') + asked.slice(1) + TEST_SECRET);
      await expect(page).toHaveURL(`${at('/')}#k=${TEST_SECRET}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('never leads to another site', { tag: '@host' }, async ({ page, baseURL }) => {
    for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example//', '/%5Cevil.example/']) {
      await page.goto(`${baseURL}${BASE}${path}%23k=${TEST_SECRET}`);
      await page.waitForLoadState();
      expect(new URL(page.url()).origin, path).toBe(baseURL);
    }
  });

  test('that opens nothing says so, and gives way to the password', async ({ page }) => {
    // What else may stand there is tried in src/gate/unlock.test.ts.
    for (const [kind, secret] of [
      ['revoked', REVOKED_SECRET],
      ['malformed escapes', '%E0%A4%A'],
    ] as const) {
      await test.step(kind, async () => {
        await page.goto('about:blank');
        await page.goto(`/beacon#k=${secret}`);
        await expectState(page, 'linkRevoked');
        await expect(page.getByRole('alert')).toHaveText(
          'This link no longer works. Enter the password instead.',
        );
        expect(page.url()).not.toContain('#');
        await expect(field(page)).toBeFocused();
        await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
        await expectClosed(page, '/beacon');
      });
    }
    await submit(page, TEST_PASSWORD);
    await expectState(page, 'open');
  });

  test('opens the study as it is pasted, whole or its code alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [what, copied] of some(COPIED))
      await test.step(what, async () => {
        await visit(page, '/beacon');
        await expect(field(page)).toHaveAccessibleDescription('A private link, or its code, works here too.');
        const text = copied(`https://mina.example/beacon#k=${TEST_SECRET}`, TEST_SECRET);
        await page.evaluate((one) => navigator.clipboard.writeText(one), text);
        await field(page).press('ControlOrMeta+v');
        await expectState(page, 'open');
      });
  });

  test('that was revoked and is pasted says so, and leaves the field empty for the password', async ({
    page,
  }) => {
    await visit(page, '/beacon');
    await submit(page, `https://mina.example/beacon%23k=${REVOKED_SECRET}`);
    await expectState(page, 'linkRevoked');
    await expect(field(page)).toHaveValue('');
    await submit(page, REVOKED_SECRET);
    await expectState(page, 'wrong');
  });

  test('works when it is followed while the overlay is already open', async ({ page }) => {
    await visit(page, '/ledger');
    await page.evaluate((secret) => {
      location.hash = `k=${secret}`;
    }, REVOKED_SECRET);
    await expectState(page, 'linkRevoked');
    await page.evaluate((secret) => {
      location.hash = `k=${secret}`;
    }, TEST_SECRET);
    await expectState(page, 'open');
    expect(page.url()).not.toContain('#');
  });

  test('other fragments are ordinary anchors', async ({ page }) => {
    for (const hash of ['#main', '#key', '#K=abc', '#sitemap']) {
      await visit(page, `/beacon${hash}`);
      await expectState(page, 'locked');
      expect(new URL(page.url()).hash).toBe(hash);
      await expect(page.getByRole('alert')).toHaveText('');
    }
  });
});

test.describe('where it cannot work', () => {
  test('without encryption in the browser it says what is needed, with a way to write', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(crypto, 'subtle', { get: () => undefined });
    });
    for (const route of ['/beacon', `/ledger#k=${TEST_SECRET}`]) {
      await page.goto(route);
      await expectState(page, 'insecure');
      await expect(page.getByRole('alert')).toContainText('https://');
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await expect(field(page)).toHaveCount(0);
      await page.goto('/');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it says what is needed, with a way to write and a way home', async ({ page }) => {
      await page.goto('/beacon');
      const dialog = page.getByRole('dialog');
      const words = dialog.locator('noscript p');
      await expect(words).toBeVisible();
      expect(await words.innerText()).toContain('Switch JavaScript on');
      await expect(words.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(field(page)).toBeHidden();
      await page.getByRole('link', { name: /^Close/ }).click();
      await expect(page).toHaveURL(at('/'));
    });
  });
});

test.describe('axe finds nothing', () => {
  // Nothing fades: what is looked at is there.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('in any state of the overlay, on a desktop and on a phone', async ({ page }) => {
    const expectNothing = async (state: string) => {
      await expectState(page, state);
      for (const width of fewer([1440, 390], [1440])) {
        await page.setViewportSize({ width, height: 844 });
        // What lies behind the overlay stays the same: it is looked at once.
        const part = state === 'locked' ? undefined : '[data-gate]';
        // What is in it is the same at both; a width changes how it looks.
        const rules = width === 1440 ? undefined : BY_STYLE;
        expect(await axe(page, part, rules), `${state} at ${width}px`).toEqual([]);
      }
    };
    await visit(page, '/beacon');
    await expectNothing('locked');
    await page.route(KEYRING, () => {});
    await submit(page, 'x');
    await expectNothing('checking');
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await visit(page, '/beacon');
    await submit(page, 'x');
    await expectNothing('wrong');

    await page.route(KEYRING, (route) => route.abort());
    await submit(page, 'x');
    await expectNothing('failed');
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await flipBit(page, keyringName());
    await page.getByRole('button', { name: 'TRY AGAIN' }).click();
    await expectNothing('altered');
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.goto(`/ledger#k=${REVOKED_SECRET}`);
    await expectNothing('linkRevoked');
    await submit(page, TEST_PASSWORD);
    await expectState(page, 'open');
    await readThrough(page);
    expect(await axe(page), 'open on a phone').toEqual([]);

    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { get: () => undefined }));
    await page.goto('/beacon');
    await expectNothing('insecure');
  });
});

test.describe('before its script has come', () => {
  /** Holds the gate’s files back until the test lets them go. */
  async function holdScript(page: Page) {
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    return held.resolve;
  }

  test('the field has focus, and what is typed and sent is kept', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/beacon', { waitUntil: 'commit' });
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/beacon'));
    release();
    await expectState(page, 'open');
  });

  test('Escape leads home', async ({ page }) => {
    await holdScript(page);
    await page.goto('/beacon', { waitUntil: 'commit' });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(at('/'));
  });
});

test.describe('when its script does not come', () => {
  for (const part of ['LockedStudy.island', 'client'] as const) {
    test(`(${part}) it says so, keeps what was typed, and opens after another try`, async ({ page }) => {
      await page.route(`**/_astro/${part}.*.js*`, (route) => route.abort());
      await page.goto('/beacon');
      await submit(page, TEST_PASSWORD);
      const notice = page.getByRole('alert').filter({ hasText: 'has not arrived' });
      await expect(notice).toBeVisible({ timeout: 20_000 });
      await expect(field(page)).toHaveValue(TEST_PASSWORD);
      expect(await axe(page)).toEqual([]);
      const again = page.getByRole('button', { name: 'TRY AGAIN' });
      await again.click();
      await expect(notice).toBeHidden();
      await expect(notice).toBeVisible({ timeout: 20_000 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await again.click();
      await expectState(page, 'open');
    });
  }
});

test('the gate is hydrated on locked pages and nowhere else', async ({ page }) => {
  await page.goto('/archive');
  await expect(page.locator('astro-island')).toHaveCount(0);
  await expect(gate(page)).toHaveCount(0);
});
