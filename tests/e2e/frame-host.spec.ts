import { FRAME_PAGE } from '../../src/lib/frame.ts';
import { FRAME_HEADERS, SECURITY_HEADERS } from '../../src/publish/headers.ts';
import { expect, test } from '../helpers/test.ts';

test('the page that prototypes run in may be framed by our own pages, and no other page by anyone', {
  tag: '@host',
}, async ({ request }) => {
  const response = await request.get(FRAME_PAGE);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/html/);
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...FRAME_HEADERS }))
    expect(response.headers()[name.toLowerCase()], name).toBe(value);
  for (const path of ['/', '/about', '/nope', '/a/b/c']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], path).toBe('DENY');
  }
});
