import { expect, test } from 'vitest';
import { lengthInWords, talkLength } from './talk-length.ts';

const counts = {
  alpha: { always: 2, inSections: [null, 'Problem', 'Problem', 'Impact'] },
  beta: { always: 2, inSections: ['Problem'] },
};

test('a talk’s slides stand against its minutes, in all and for each study', () => {
  const length = talkLength(
    {
      minutes: 45,
      opening: { minutes: 3 },
      studies: [
        { study: 'alpha', minutes: 20, sections: ['Problem'] },
        { study: 'beta', minutes: 1 },
      ],
      closing: { title: 'Thanks' },
    },
    counts,
  );
  expect(length && lengthInWords(length)).toBe('9 slides in 45 minutes');
  expect(length?.studies.map(lengthInWords)).toEqual(['4 slides in 20 minutes', '3 slides in 1 minute']);
});

test('without minutes of its own it has those of its parts, if all of them say it', () => {
  const studies = [{ study: 'alpha', minutes: 20 }];
  expect(talkLength({ studies }, counts)).toMatchObject({ slides: 6, minutes: 20 });
  expect(talkLength({ studies, closing: { title: 'Thanks' } }, counts)).toMatchObject({ minutes: undefined });
  expect(lengthInWords({ slides: 1, minutes: undefined })).toBe('1 slide');
});

test('a study that cannot be read leaves it untold', () =>
  expect(talkLength({ studies: [{ study: 'gone' }] }, counts)).toBeUndefined());
