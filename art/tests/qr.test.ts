import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsQR from 'jsqr';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { boothUrl } from '../boards/trakt/ui/pieces.tsx';
import { Qr } from '../boards/trakt/ui/Qr.tsx';

const TRAKT = join(import.meta.dirname, '../../content/case-studies/trakt');

test.each(['share-qr.png', 'share-qr-portrait.png'])(
  'the QR code in %s decodes to the very link that stands beside it',
  async (name) => {
    const { data, info } = await sharp(join(TRAKT, name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data).toMatch(/^https:\/\//);
    expect(code?.data).toBe(boothUrl);
  },
);

/** What the site’s browser tests expect to be drawn for a link: they have no reader of codes, so it is tried here. */
const CODES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../tests/fixtures/codes.json'), 'utf8'),
) as Record<string, string>;

test.each(Object.entries(CODES))('the code that browser tests expect for %s scans to it', async (link, sum) => {
  const svg = renderToStaticMarkup(createElement(Qr, { text: link, size: 148 }));
  const of = (what: RegExp) => what.exec(svg)?.[1];
  const drawing = [/viewBox="(.*?)"/, /<rect.*?fill="(.*?)"/, /<path.*?fill="(.*?)"/, /<path.*? d="(.*?)"/].map(of);
  expect(createHash('sha256').update(drawing.join(' ')).digest('hex')).toBe(sum);
  const { data, info } = await sharp(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')), {
    density: 144,
  })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(link);
});
