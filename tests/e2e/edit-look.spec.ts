// The panel of the look: whatever is chosen in it is on the page, and in content/look.yaml.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { type Four, solveColours } from '../../src/look/colours.ts';
import { darkFour } from '../../src/look/dark.ts';
import { comesAlong } from '../../src/look/looks.ts';
import { FILES, OWN_CSS } from '../../src/model/files.ts';
import { lookSchema } from '../../src/model/look.ts';
import { formOf } from '../../src/model/schemas.ts';
import { TYPEFACES } from '../../src/model/typefaces.ts';
import { axe } from '../helpers/axe.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const SOON = { timeout: 20_000 };
const lines = formOf(lookSchema).properties ?? {};
const workshop = comesAlong('workshop');

let desk: TestDesk;
let page: Page;
test.beforeAll(async ({ browser }) => {
  desk = new TestDesk();
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  // No driver can choose a colour on the screen.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      EyeDropper: class {
        open = async () => ({ sRGBHex: '#0a7d5c' });
      },
    });
  });
});
test.afterAll(async () => desk?.end());

const panel = () => page.getByRole('region', { name: 'Settings' });
const field = (name: string) => panel().getByRole('textbox', { name, exact: true });
const file = () => join(desk.copy.root, FILES.look);
const written = () => (existsSync(file()) ? parse(readFileSync(file(), 'utf8')) : undefined);
const token = (name: string, on = page) =>
  on.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name);
const undo = async () => {
  const text = () => (existsSync(file()) ? readFileSync(file(), 'utf8') : '');
  const before = text();
  await page.getByRole('button', { name: /^Undo / }).click();
  await expect.poll(text).not.toBe(before);
  await desk.saved();
};

test('the first thing that is changed makes the file; a drag is one step, and Undo takes the file away', async () => {
  await desk.open('/');
  await desk.tool('Look').click();
  expect(written()).toBeUndefined();
  const slider = panel().getByRole('slider', { name: 'Corners' });
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  for (const share of [0.4, 0.3, 0.2, 0.1, 0]) {
    await page.mouse.move(...at(share));
    // At the second of these the file has been written already.
    await page.waitForTimeout(180);
  }
  await page.mouse.up();
  expect(await token('--corners')).toBe('0px');
  await desk.saved();
  expect(written()).toEqual({ corners: 0 });
  await undo();
  expect(written()).toBeUndefined();
  expect(await token('--corners')).toBe('16px');
});

test('every slider goes from end to end, takes a number, and is given back to the look', async () => {
  const sliders = Object.entries(lines).filter(([, { type }]) => type === 'number');
  expect(sliders.map(([name]) => name)).toEqual(
    expect.arrayContaining(['textSize', 'corners', 'headingWeight']),
  );
  const tokens: Record<string, string> = {
    textSize: '--text-size',
    corners: '--corners',
    headingWeight: '--heading-weight',
  };
  for (const [name, { minimum = 0, maximum = 0 }] of sliders) {
    const label = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const slider = panel().getByRole('slider', { name: new RegExp(`^${label}$`, 'i') });
    const number = panel().getByRole('spinbutton', { name: new RegExp(`^${label}, as a number$`, 'i') });
    const before = await token(tokens[name] ?? '');
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(() => token(tokens[name] ?? ''), name).not.toBe(before);
    await expect.poll(() => written()?.[name], name).toBe(maximum);
    await page.keyboard.press('Home');
    await expect.poll(() => written()?.[name], name).toBe(minimum);
    await desk.fill(number, String(minimum + 1));
    await expect(slider).toHaveValue(String(minimum + 1));
    await expect.poll(() => written()?.[name], name).toBe(minimum + 1);
    // What a build refuses is told here, and not written.
    await desk.fill(number, String(maximum + 100));
    await expect(panel().getByText(`This is above ${maximum}.`)).toBeVisible();
    expect(written()?.[name]).not.toBe(maximum + 100);
    await page.getByRole('button', { name: 'Undo what is not saved' }).click();
    await panel()
      .getByRole('button', { name: new RegExp(`^As Workshop has it: ${label}$`, 'i') })
      .click();
    await expect.poll(() => written()?.[name], name).toBeUndefined();
    await expect.poll(() => token(tokens[name] ?? ''), name).toBe(before);
  }
});

test('every word of every choice is in the file, and the page is drawn by it', async () => {
  const seen = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      return `${document.querySelector('style[data-look]')?.textContent} ${main?.innerHTML.length} ${main?.offsetHeight}`;
    });
  for (const [name, { enum: words = [], names = {} }] of Object.entries(lines)) {
    if (name === 'look') continue;
    const drawn = new Set<string>();
    for (const word of words.toReversed()) {
      const group = panel().locator(`[data-field="${FILES.look} ${name}"]`);
      await group.getByRole('radio', { name: names[word] ?? word, exact: true }).check();
      await expect(async () => {
        // The word that the look has anyway is written only if another stood there.
        const said = written()?.[name] ?? workshop[name as keyof typeof workshop];
        expect(said).toBe(word);
      }).toPass(SOON);
      await desk.saved();
      drawn.add(await seen());
    }
    expect(drawn.size, name).toBe(words.length);
  }
});

test('each of the four colours is typed, picked, dropped or taken from a picture; the page wears it exactly', async () => {
  const roles = Object.keys(lines.colours?.properties ?? {});
  expect(roles).toEqual(['ground', 'text', 'accent', 'strong']);
  const tokenOf = (role: string) => (role === 'strong' ? '--ground-strong' : `--${role}`);
  await panel().getByText('Take colours from a picture').click();
  const pictures = panel().getByRole('list', { name: 'Pictures on this page' }).getByRole('img');
  const onPage = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLImageElement).alt),
    );
  expect(await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt))).toEqual(
    onPage,
  );
  await panel().getByRole('list', { name: 'Pictures on this page' }).getByRole('button').first().click();
  for (const [at, role] of roles.entries()) {
    const label = role.charAt(0).toUpperCase() + role.slice(1);
    const is = async (colour: string) => {
      await expect.poll(() => written()?.colours?.[role], role).toBe(colour);
      expect(solveColours({ ...workshop.colours, [role]: await token(tokenOf(role)) } as Four)).toEqual(
        solveColours({ ...workshop.colours, [role]: colour } as Four),
      );
    };
    await desk.fill(field(label), ['ivory', '#123', 'oklch(0.7 0.15 150)', 'navy'][at] ?? '');
    await is(['ivory', '#123', 'oklch(0.7 0.15 150)', 'navy'][at] ?? '');
    await panel().getByLabel(`${label}, chosen`, { exact: true }).fill('#456789');
    await is('#456789');
    await panel()
      .getByRole('button', { name: `${label}: take it from the screen` })
      .click();
    await is('#0a7d5c');
    const uses = panel().getByRole('group', { name: 'Use a colour of it as' });
    await uses.getByRole('radio', { name: label, exact: true }).check();
    const taken = panel().getByRole('list', { name: 'Colours of the picture' }).getByRole('button').first();
    const colour = (await taken.getAttribute('title')) ?? '';
    expect(colour).toMatch(/^#[\da-f]{6}$/);
    await taken.click();
    await is(colour);
    await panel()
      .getByRole('button', { name: `As Workshop has it: colours, ${role}` })
      .click();
    await expect.poll(() => written()?.colours?.[role], role).toBeUndefined();
    await expect(field(label), 'the button is gone, the field is not').toBeFocused();
  }
  await panel().getByText('Take colours from a picture').click();
});

test('Escape gives up what was typed in a colour; then it closes the panel, and one is back where it was opened', async () => {
  for (const typed of ['maroon', 'qqqq']) {
    await field('Accent').click();
    await desk.fill(field('Accent'), typed);
    if (typed === 'maroon') await expect.poll(() => written()?.colours?.accent).toBe('maroon');
    else await expect(panel().getByText('This is not a colour.')).toBeVisible();
    await field('Accent').press('Escape');
    await expect(field('Accent')).toHaveValue(workshop.colours.accent);
    await expect(panel().getByText('This is not a colour.')).toBeHidden();
    await expect.poll(() => written()?.colours?.accent).toBeUndefined();
  }
  await field('Accent').press('Escape');
  await expect(panel()).toBeHidden();
  await expect(desk.tool('Look')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel()).toBeVisible();
});

test('what was confirmed by Enter is a step of its own', async () => {
  await field('Accent').click();
  for (const colour of ['navy', 'teal']) {
    await desk.fill(field('Accent'), colour);
    await field('Accent').press('Enter');
    await expect.poll(() => written()?.colours?.accent).toBe(colour);
  }
  await undo();
  expect(written()?.colours?.accent).toBe('navy');
  await undo();
  expect(written()?.colours?.accent).toBeUndefined();
});

test('a colour that is none is told and not written, and the page stays as it was', async () => {
  const before = await token('--accent');
  await desk.fill(field('Accent'), 'xyzzy');
  await expect(panel().getByText('This is not a colour.')).toBeVisible();
  const edge = (name: string) => field(name).evaluate((input) => getComputedStyle(input).borderColor);
  expect(await edge('Accent'), 'its field is marked').not.toBe(await edge('Ground'));
  expect(written()?.colours?.accent).not.toBe('xyzzy');
  expect(await token('--accent')).toBe(before);
  await desk.fill(field('Accent'), 'teal');
  await expect(panel().getByText('This is not a colour.')).toBeHidden();
  await expect.poll(() => written()?.colours?.accent).toBe('teal');
});

test('text that fights its ground is told with its number, and the nearest that can be read is one press away', async () => {
  await desk.fill(field('Ground'), '#ffffff');
  await desk.fill(field('Text'), '#999999');
  const fight = panel().getByText(/^Text on ground has a contrast of 2\.84 to 1/);
  await expect(fight).toBeVisible();
  await expect(panel().getByRole('list', { name: 'Contrast, light scheme' })).toContainText('2.84 : 1');
  await panel()
    .getByRole('button', { name: /^Use #\w{6} for text/ })
    .click();
  await expect(fight).toBeHidden();
  await expect.poll(() => written()?.colours?.text).toMatch(/^#7/);
  await undo();
  expect(written()?.colours?.text).toBe('#999999');
  await panel().getByRole('button', { name: 'As Workshop has it: colours, text' }).click();
});

test('the dark four are worked out, written over, and given back', async () => {
  await panel().getByText('Colours of the dark scheme').click();
  const ground = field('Ground, dark scheme');
  const worked = darkFour({ ...workshop.colours, accent: 'teal' }).ground;
  await expect(ground).toHaveValue(worked);
  await desk.fill(ground, '#001122');
  await expect.poll(() => written()?.dark).toEqual({ ground: '#001122' });
  await panel().getByRole('button', { name: 'Work it out: dark, ground' }).click();
  await expect(ground).toHaveValue(worked);
  await expect.poll(() => written()?.dark).toBeUndefined();
});

test('light and dark stand side by side, and each is put on the page without a word in the file', async () => {
  const auto = lines.scheme?.names?.auto ?? '';
  await panel().getByRole('radio', { name: auto, exact: true }).check();
  await expect.poll(() => written()?.scheme).toBe('auto');
  await expect(
    page
      .getByRole('button', { name: /Colours/ })
      .locator('visible=true')
      .first(),
  ).toBeAttached();
  const pair = panel().getByRole('group', { name: 'Light and dark side by side' });
  // They are drawn once they come into view.
  await pair.scrollIntoViewIfNeeded();
  const grounds = () =>
    pair.locator('iframe').evaluateAll((frames) =>
      frames.map((frame) => {
        const root = (frame as HTMLIFrameElement).contentDocument?.documentElement;
        return root ? getComputedStyle(root).backgroundColor : '';
      }),
    );
  await expect(async () => expect(new Set(await grounds()).size).toBe(2)).toPass(SOON);
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await shown();
  const before = readFileSync(file(), 'utf8');
  await pair.getByRole('button', { name: 'Dark' }).click();
  expect(await shown()).toBe((await grounds())[1]);
  await pair.getByRole('button', { name: 'Dark' }).click();
  expect(await shown()).toBe(light);
  expect(readFileSync(file(), 'utf8')).toBe(before);
  await panel().getByRole('radio', { name: 'Light', exact: true }).check();
  await desk.saved();
});

test('each typeface of the list is put on for headings and for text, and a font of one’s own is dropped', async () => {
  for (const [role, label] of [
    ['heading', 'Heading'],
    ['text', 'Text'],
  ] as const) {
    const place = panel().locator(`[data-field="${FILES.look} typefaces/${role}"]`);
    await place.locator('summary').click();
    for (const name of TYPEFACES) {
      await place.getByRole('radio', { name, exact: true }).check();
      await expect.poll(() => token(role === 'heading' ? '--font-heading' : '--font-body')).toContain(name);
    }
    await expect.poll(() => written()?.typefaces?.[role]).toBe(TYPEFACES.at(-1));
    await desk.hand(
      'drop',
      { name: `My ${label}.woff2`, type: 'font/woff2', buffer: readFileSync(join(desk.copy.root, FONT)) },
      place,
    );
    await expect.poll(() => written()?.typefaces?.[role], PATIENCE).toBe(`look/my-${role}.woff2`);
    expect(existsSync(join(desk.copy.root, `content/look/my-${role}.woff2`))).toBe(true);
    await expect
      .poll(() => token(role === 'heading' ? '--font-heading' : '--font-body'))
      .toContain(`my-${role}`);
    const own = place.getByRole('radio', { name: new RegExp(`^Inter.*look/my-${role}\\.woff2$`) });
    await expect(own).toBeChecked();
    await undo();
    await expect.poll(() => existsSync(join(desk.copy.root, `content/look/my-${role}.woff2`))).toBe(false);
    await expect(own).toHaveCount(0);
    await place.locator('summary').click();
  }
  await test.step('of a family of several files any may be the one that is named', async () => {
    const before = desk.copy.read(FILES.look);
    const files = ['content/look/mine-two.woff2', 'content/look/mine.woff2'];
    for (const one of files) desk.copy.write(one, readFileSync(join(desk.copy.root, FONT)));
    const heading = panel().locator(`[data-field="${FILES.look} typefaces/heading"] summary`);
    for (const one of files) {
      desk.copy.write(FILES.look, `typefaces:\n  heading: ${one.replace('content/', '')}\n`);
      await expect
        .poll(() => token('--font-heading'), PATIENCE)
        .toContain(one.slice('content/look/'.length, -6));
      await expect(heading).toContainText('Inter', PATIENCE);
    }
    desk.copy.write(FILES.look, before);
    await expect(heading).not.toContainText('Inter', PATIENCE);
    for (const one of files) rmSync(join(desk.copy.root, one));
  });
});

test('a look is a picture of this page; it is put on whole, and Undo brings one’s own lines back', async () => {
  const names = lines.look?.names ?? {};
  const before = readFileSync(file(), 'utf8');
  expect(Object.keys(written()).length).toBeGreaterThan(0);
  for (const [look, name] of Object.entries(names)) {
    const one = panel()
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) });
    await one.scrollIntoViewIfNeeded();
    const title = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
    await expect
      .poll(() =>
        one
          .locator('iframe')
          .evaluate(
            (frame) => (frame as HTMLIFrameElement).contentDocument?.querySelector('h1')?.textContent,
          ),
      )
      .toBe(title);
    const mode = (frame: Element) => (frame as HTMLIFrameElement).contentDocument?.compatMode;
    expect(await one.locator('iframe').evaluate(mode), 'drawn as the page is').toBe('CSS1Compat');
    await one.getByRole('button').click();
    await expect(one.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await desk.saved();
    expect(written(), name).toEqual({ look });
    await undo();
    expect(readFileSync(file(), 'utf8'), name).toBe(before);
  }
});

test('what another program breaks is told with file and line, and the page stays as it was', async () => {
  const before = await token('--corners');
  desk.copy.write(FILES.look, 'look: workshop\ncorners: round\n');
  await expect(panel().getByText(`${FILES.look}, line 2, corners: This should be a number`)).toBeVisible(
    PATIENCE,
  );
  expect(await token('--corners')).toBe(before);
  await expect(page.getByText('until then the page stays as it was')).toBeVisible(PATIENCE);
  const pill = page.getByRole('button', { name: 'One thing in the content to mend' });
  const place = (await pill.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Whatever the page has there, a picture above all.
  await page.getByRole('main').evaluate((main, { x, y }) => {
    const image = main.querySelector<HTMLElement>('[data-edit=picture]');
    image?.style.setProperty('position', 'fixed', 'important');
    Object.assign(image?.style ?? {}, {
      left: `${x - 40}px`,
      top: `${y - 40}px`,
      width: '400px',
      zIndex: '9',
    });
  }, place);
  await pill.click();
  await expect(page.getByRole('alertdialog', { name: 'One thing in the content to mend' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').evaluate((main) => {
    main.querySelector('[data-edit=picture]')?.removeAttribute('style');
  });
  desk.copy.write(FILES.look, 'look: [workshop\n');
  await expect(panel().getByText(new RegExp(`^${FILES.look}, line \\d`))).toBeVisible(PATIENCE);
  expect(await token('--corners')).toBe(before);
  desk.copy.write(FILES.look, 'corners: 3\n');
  await expect.poll(() => token('--corners'), PATIENCE).toBe('3px');
  rmSync(file());
  await expect.poll(() => token('--corners'), PATIENCE).toBe('16px');
});

test('a style sheet of one’s own is on the page as it is saved, and never on the editor', async () => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const colour = () => heading.evaluate((element) => getComputedStyle(element).color);
  const own = () =>
    panel()
      .getByRole('heading', { level: 2 })
      .evaluate((element) => getComputedStyle(element).color);
  const before = await own();
  desk.copy.write(OWN_CSS, 'h1, h2 { color: rgb(1 2 3) }\n');
  await expect.poll(colour, PATIENCE).toBe('rgb(1, 2, 3)');
  expect(await own()).toBe(before);
  desk.copy.write(OWN_CSS, 'h1, h2 { color: rgb(4 5 6)\n');
  await expect(panel().getByText(`${OWN_CSS}, line 1: The { on this line has no }`)).toBeVisible(PATIENCE);
  expect(await colour()).toBe('rgb(1, 2, 3)');
  rmSync(join(desk.copy.root, OWN_CSS));
  await expect.poll(colour, PATIENCE).not.toBe('rgb(1, 2, 3)');
});

test('the whole page is seen beside the panel, laid out as before, and typed on as it is seen', async () => {
  const main = page.getByRole('main');
  const words = main
    .getByRole('heading', { level: 1 })
    .locator('[data-edit=text]')
    .or(main.locator('h1[data-edit=text]'));
  const linesOf = () =>
    words.first().evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  const edges = async () => {
    const [there, beside] = [await main.boundingBox(), await panel().boundingBox()];
    expect((await page.locator('[data-menu-bar]').boundingBox())?.width).toBeCloseTo(there?.width ?? 0, 0);
    return [there?.x ?? 0, (there?.x ?? 0) + (there?.width ?? 0) - (beside?.x ?? 0)].map(Math.round);
  };
  for (const width of [1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await page.getByRole('button', { name: 'Close settings' }).click();
    const before = await linesOf();
    await desk.tool('Look').click();
    expect(await edges(), String(width)).toEqual([0, 0]);
    expect(await linesOf(), String(width)).toBe(before);
    await words.first().click();
    const copy = page.locator('[data-editor][role=textbox]');
    await expect(copy).toBeFocused();
    const [over, under] = [await copy.boundingBox(), await words.first().boundingBox()];
    expect(Math.abs((over?.x ?? 0) - (under?.x ?? 9)), String(width)).toBeLessThan(2);
    expect(Math.abs((over?.height ?? 0) / (under?.height ?? 9) - 1), String(width)).toBeLessThan(0.05);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Close settings' }).click();
  expect((await main.boundingBox())?.width).toBe(1920);
  await desk.tool('Look').click();
});

test('the panel can be read and reached at every width, in large type too', async () => {
  for (const [width, height, size] of [
    [1280, 800, '100%'],
    [390, 844, '100%'],
    [1280, 800, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((root) => {
      document.documentElement.style.fontSize = root;
    }, size);
    const { inside, outside } = await panel().evaluate((element) => {
      const body = element.lastElementChild ?? element;
      return { inside: body.scrollWidth - body.clientWidth, outside: document.documentElement.scrollWidth };
    });
    expect([inside, outside <= width], `${width} ${size}`).toEqual([0, true]);
    if (size === '100%') expect(await axe(page, 'section[aria-label=Settings]')).toEqual([]);
  }
});
