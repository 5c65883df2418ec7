import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithMail } from './WithMail.tsx';

const drawn = (text: string, link: string) =>
  renderToStaticMarkup(<WithMail text={text} link={link} href="mailto:a@b.ca" />).replaceAll(/<[^>]+>/g, '|');

test('a sentence ends with one sign, whichever words the mail link has', () => {
  expect(drawn('Load again, or {message}.', 'write to me')).toBe('Load again, or |write to me|.');
  expect(drawn('Load again, or {message}.', 'message me!!')).toBe('Load again, or |message me!!|');
  expect(drawn('Load again.', 'message me!!')).toBe('Load again.');
});
