import { expect, test } from 'vitest';
import { requestSchema } from './requests.ts';

const publishing = (message: string) => ({
  ...{ kind: 'publish', page: '/', message, head: 'abc', changed: [] },
  to: { remote: 'origin', branch: 'main', address: '/x' },
});

test('what was done is said without signs that a program obeys; lines stay', () => {
  const message = '\n\u0000A \u001b[31mnew\u0000 page\r\n\nand é\u007f more \u0007';
  expect(requestSchema.parse(publishing(message))).toMatchObject({ message: 'A [31mnew page\n\nand é more' });
});

test.each(['', ' \n', '\u0000\u0001'])('words that say nothing are not taken: %j', (message) => {
  expect(requestSchema.safeParse(publishing(message)).success).toBe(false);
});
