// What goes over the line, and what a slow one shows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD } from '../helpers/host.ts';
import { serveSite } from './served.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

test('no picture is fetched twice, nor larger than it is shown', async ({ tab }) => {
  for (const size of [PHONE, DESKTOP]) {
    await tab.resize(...size);
    for (const route of ['/fun', '/', '/archive']) {
      const served = await serveSite();
      await tab.goto(served.url + route);
      await tab.driver.sleep(500);
      const pictures = served.asked.filter((path) => path.startsWith('/media/'));
      expect(pictures.length).toBeGreaterThan(0);
      expect.soft(pictures.filter((path, index) => pictures.indexOf(path) !== index)).toEqual([]);
      // The width stands in a file’s name; the next one up is at most twice as wide.
      const tooLarge = await tab.run(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter((image) => image.currentSrc && image.clientWidth > 0)
          .map((image) => ({
            is: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
            shown: image.clientWidth,
            image: image.currentSrc,
          }))
          .filter(({ is, shown }) => is > shown * 2 && is > 640),
      );
      expect.soft(tooLarge, `${route} at ${size[0]}px`).toEqual([]);
      served.close();
    }
  }
});

test('on a slow line, what is there of a study is styled', async ({ tab }) => {
  const html = readFileSync(join(BUILD, 'ferry.html'));
  const half = html.indexOf('</h2>', Math.round(html.length * 0.85));
  let finish = () => {};
  const served = await serveSite((request, response) => {
    const isStudy = request.url === '/ferry';
    if (!isStudy && request.url !== '/frame') return false;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    if (!isStudy) response.end('<title>A page with room for another</title>');
    else response.write(html.subarray(0, half));
    if (isStudy) finish = () => response.end(html.subarray(half));
    return true;
  });
  // In a frame: a page that is still on its way cannot be asked anything by the driver.
  await tab.goto(`${served.url}/frame`);
  await tab.run(() => {
    const frame = Object.assign(document.createElement('iframe'), {
      src: '/ferry',
      width: 1400,
      height: 800,
    });
    document.body.append(frame);
  });
  const seen = () =>
    tab.run(() => {
      const study = document.querySelector('iframe')?.contentDocument;
      const header = study?.querySelector('header');
      const words = [...(study?.querySelectorAll<HTMLElement>('main :is(h1, h2, p)') ?? [])];
      return {
        headings: study?.querySelectorAll('main h2').length ?? 0,
        bare: words.filter((one) => !/Lexend|Kumbh/.test(getComputedStyle(one).fontFamily)).length,
        isBarFixed: header ? getComputedStyle(header).position === 'fixed' : false,
      };
    });
  await expect.poll(seen, { timeout: 15_000 }).toMatchObject({ bare: 0, isBarFixed: true });
  await expect.poll(async () => (await seen()).headings).toBeGreaterThan(2);
  const { headings } = await seen();
  finish();
  await expect.poll(async () => (await seen()).headings).toBeGreaterThan(headings);
  served.close();
});
