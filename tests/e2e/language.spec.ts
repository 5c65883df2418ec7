// Sites in other languages than the sample's, made from nothing and built: words, direction, dates, letters.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { createSite } from '../../tools/serve.ts';
import { axe } from '../helpers/axe.ts';
import { rightContent, study } from '../helpers/content-folder.ts';
import { TEST_ENV, TEST_PASSWORD } from '../helpers/gate.ts';
import { picture, set } from '../helpers/good-content.ts';
import { settingsOf } from '../helpers/people.ts';
import { copyProject, type ProjectCopy } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** A built site of someone who says nothing about the words of the frame. */
interface Site {
  at(path: string): string;
  has(file: string): boolean;
  remove(): void;
}

async function siteIn(language: string, words: Record<string, string>): Promise<Site> {
  const copy: ProjectCopy = copyProject();
  const say = (key: string) => words[key] ?? key;
  const settings = settingsOf({ language, name: say('name'), role: say('role'), town: say('town') });
  const files = rightContent();
  files['site.yaml'] = {
    ...settings,
    navigation: [
      { label: say('work'), href: '/' },
      { label: say('about'), href: '/about' },
    ],
  };
  set(files, 'work.yaml', ['hero', 'headline'], say('headline'));
  set(files, 'work.yaml', ['hero', 'highlight'], say('role'));
  const painting = { title: say('title'), picture: { file: 'wide.png', alt: say('headline') } };
  set(files, 'fun.yaml', ['paintings'], [painting, painting, painting]);
  for (const [route, locked] of [
    ['alpha', false],
    ['beta', true],
  ] as const) {
    const written = study(say('title'));
    files[`case-studies/${route}/study.yaml`] = { ...written, locked, teaser: [say('headline')] };
  }
  const pictures = join(copy.root, 'content');
  cpSync(join(pictures, 'site'), join(copy.root, 'site-pictures'), { recursive: true });
  rmSync(pictures, { recursive: true });
  for (const [file, data] of Object.entries(files)) {
    mkdirSync(join(pictures, file, '..'), { recursive: true });
    copy.write(join('content', file), stringify(data));
  }
  cpSync(join(copy.root, 'site-pictures'), join(pictures, 'site'), { recursive: true });
  copy.write('content/wide.png', await picture(2600, 1700));
  const { said, status } = await build(copy.root);
  expect(status, said).toBe(0);
  const server: Server = createSite(join(copy.root, 'dist'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    at: (path) => `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    has: (file) => existsSync(join(copy.root, 'dist', file)),
    remove: () => {
      server.close();
      copy.remove();
    },
  };
}

function build(cwd: string): Promise<{ said: string; status: number | null }> {
  const child = spawn(process.execPath, ['tools/build.ts'], { cwd, env: { ...process.env, ...TEST_ENV } });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({ said, status })));
}

test.describe('a site in Hebrew', () => {
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = await siteIn('he', {
      name: 'דנה כהן',
      role: 'מעצבת מוצר',
      town: 'תל אביב',
      work: 'עבודות',
      about: 'אודות',
      headline: 'אני מעצבת מוצר (UX) מתל אביב',
      title: 'אפליקציה שמסבירה מס',
    });
  });
  test.afterAll(() => site?.remove());

  test('says its language and runs from the right', async ({ page }) => {
    for (const path of ['/', '/about', '/fun', '/alpha', '/beta']) {
      await page.goto(site.at(path));
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', 'he');
      await expect(html).toHaveAttribute('dir', 'rtl');
    }
  });

  for (const width of [390, 1024, 1440]) {
    test(`stays inside the window and begins at the right: ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/about', '/alpha', '/beta']) {
        await page.goto(site.at(path));
        const { scroll, room } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          room: document.documentElement.clientWidth,
        }));
        expect(scroll, path).toBeLessThanOrEqual(room);
        const heading = await page.getByRole('heading', { level: 1 }).first().boundingBox();
        const right = (heading?.x ?? 0) + (heading?.width ?? 0);
        expect(right, path).toBeGreaterThan(width / 2);
      }
    });
  }

  test('turns its arrows round, and the keys of the viewer with them', async ({ page }) => {
    await page.goto(site.at('/'));
    const arrow = page.getByRole('article').first().locator('svg');
    expect(await arrow.evaluate((element) => getComputedStyle(element).scale)).toBe('-1 1');
    await page.goto(site.at('/fun'));
    await page.getByRole('figure').first().getByRole('link').click();
    const count = page.locator('[data-viewer-count]');
    await expect(count).toHaveText('1 / 3');
    await page.keyboard.press('ArrowLeft');
    await expect(count).toHaveText('2 / 3');
  });

  test('has no fault that axe can find, locked pages included', async ({ page }) => {
    for (const path of ['/', '/about', '/alpha', '/beta']) {
      await page.goto(site.at(path));
      expect(await axe(page), path).toEqual([]);
    }
  });
});

test.describe('a site in French', () => {
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = await siteIn('fr-CA', {
      name: 'Zoé Łącka-Nguyễn',
      role: 'Designer produit',
      town: 'Québec',
      headline: 'Designer produit à Québec',
      title: 'Une appli qui explique l’impôt',
    });
  });
  test.afterAll(() => site?.remove());

  test('speaks French wherever the frame speaks', async ({ page }) => {
    await page.goto(site.at('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached();
    await expect(page.getByText('LIRE LA SUITE').first()).toBeVisible();
    await page.goto(site.at('/about'));
    await expect(page.getByText('janv. 2020 – aujourd’hui').first()).toBeVisible();
    await page.goto(site.at('/nowhere'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await page.goto(site.at('/alpha'));
    await expect(page.getByRole('heading', { name: 'En trente secondes' })).toBeVisible();
    const said = await page.locator('body').innerText();
    expect(said).not.toMatch(/min read|Next case study|Sections of|Thanks/);
  });

  test('asks for the password in French, and opens', async ({ page }) => {
    await page.goto(site.at('/beta'));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 30_000 });
    const field = page.getByRole('textbox', { name: 'Mot de passe' });
    await field.fill('non');
    await field.press('Enter');
    await expect(page.getByText('Le mot de passe est incorrect.')).toBeVisible({ timeout: 30_000 });
    await field.fill(TEST_PASSWORD);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'En trente secondes' })).toBeVisible({ timeout: 30_000 });
  });

  test('fetches a further font only where a page has its letters, and none in advance', async ({ page }) => {
    await page.goto(site.at('/'));
    expect(await page.locator('link[rel="preload"][as="font"]').count()).toBe(2);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.unicodeRange),
    );
    expect(loaded.join().toLowerCase()).toContain('u+141');
    // Until they are there, one stand-in of the same measure for each typeface: a second would have another measure.
    const standIns = await page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('fallback')).map(({ family }) => family),
    );
    expect(new Set(standIns).size).toBe(standIns.length);
  });
});
