import { describe, expect, test } from 'vitest';
import { presentOptions } from './options.ts';

const read = (...args: string[]) => presentOptions(args, 20_500);

describe('npm run present', () => {
  test('alone lets one choose', () => {
    expect(read()).toEqual({
      name: undefined,
      port: 20_500,
      isOpened: true,
      file: undefined,
      withNotes: false,
      isSure: false,
    });
  });

  test('takes a name before and after its options', () => {
    expect(read('trakt', '--port', '0')).toMatchObject({ name: 'trakt', port: 0 });
    expect(read('--export', 'talk.html', 'forty-five')).toMatchObject({
      name: 'forty-five',
      file: 'talk.html',
    });
    expect(read('forty-five', '--export=talk.html', '--with-notes')).toMatchObject({
      name: 'forty-five',
      file: 'talk.html',
      withNotes: true,
    });
    expect(read('forty-five', '--export', 'talk.html', '--yes')).toMatchObject({
      name: 'forty-five',
      isSure: true,
    });
  });

  test.each([
    [['one', 'two'], /One talk at a time/],
    [['one', '--with-notes'], /goes with --export/],
    [['one', '--yes'], /goes with --export/],
    [['--export', 'talk.pdf'], /ends in \.html/],
    [['--port', 'many'], /wants a number/],
    [['--slow'], /Unknown option/],
  ])('%j is answered in words', (args, words) => {
    expect(read(...args)).toMatchObject({ isFault: true, told: expect.stringMatching(words) });
  });

  test('tells how it is used', () => {
    expect(read('--help')).toMatchObject({
      isFault: false,
      told: expect.stringContaining('a talk or a study'),
    });
  });
});
