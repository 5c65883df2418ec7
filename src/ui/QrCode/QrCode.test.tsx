import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

const LINK = 'https://ada-paints.ca/portfolio/ledger#k=Wm5zT0hRb2pYc1J2TGRhQQ';

// Each of these was read back by jsQR, which shares nothing with what draws it.
test.each([
  ['https://a.ca/', 21, 'bf6dd6a5c4b271ef'],
  [LINK, 37, 'f848f90d9a631b6b'],
  ['https://élan.example/à#k=🚲', 33, '1e57fc999082818e'],
  [LINK + LINK.repeat(4).replaceAll(/\W/g, ''), 65, 'a110bf803100fbb1'],
])('the code of %s is, module by module, one that a reader of codes has read', (text, size, sum) => {
  const drawn = renderToStaticMarkup(<QrCode text={text} label="QR code" />);
  expect(drawn).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
  const [, path = ''] = /<path d="([^"]*)"/.exec(drawn) ?? [];
  expect(createHash('sha256').update(path).digest('hex').slice(0, 16)).toBe(sum);
});
