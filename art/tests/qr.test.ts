import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { boothUrl } from '../boards/trakt/ui/pieces.tsx';

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
