import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { givenBeginning } from './given-beginning.ts';

const ANSWERS = {
  name: 'Łukasz Wójcik-Đặng',
  shortName: 'Łukasz',
  role: 'Designer',
  place: 'Gdańsk',
  email: 'l@wojcik.pl',
  networks: [],
  language: 'en-CA',
  look: 'quiet',
};

/** A request as the browser sends a form. */
async function asked(form: FormData): Promise<IncomingMessage> {
  const response = new Response(form);
  const body = Readable.from([Buffer.from(await response.arrayBuffer())]);
  return Object.assign(body, { headers: { 'content-type': response.headers.get('content-type') } }) as never;
}

test('a form comes with its answers and files, letters and bytes as they were', async () => {
  const form = new FormData();
  form.set('answers', JSON.stringify(ANSWERS));
  form.set('photo', new File([new Uint8Array([0, 255, 10])], 'Moi é.jpg'));
  form.set('photoAlt', 'Łukasz rit');
  const given = await givenBeginning(await asked(form));
  expect(given.answers).toEqual(ANSWERS);
  expect(given.photo).toEqual({ name: 'Moi é.jpg', bytes: Buffer.from([0, 255, 10]), alt: 'Łukasz rit' });
  expect(given.icon).toBeUndefined();
});

test.each([
  ['email', 'nobody', 'This is no mail address'],
  ['look', 'loud', 'There is no such look'],
  ['language', 'klingonish', 'This is no language'],
])('%s that is wrong is answered with its sentence', async (field, answer, says) => {
  const form = new FormData();
  form.set('answers', JSON.stringify({ ...ANSWERS, [field]: answer }));
  await expect(givenBeginning(await asked(form))).rejects.toThrow(says);
});

test('what is no form of ours is refused', async () => {
  const form = new FormData();
  form.set('answers', 'not json');
  await expect(givenBeginning(await asked(form))).rejects.toThrow('did not understand');
  const words = Object.assign(Readable.from([Buffer.from('hello')]), { headers: {} }) as never;
  await expect(givenBeginning(words)).rejects.toThrow('did not understand');
});
