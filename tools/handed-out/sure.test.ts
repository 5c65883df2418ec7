import { expect, test } from 'vitest';
import { sureOf } from './sure.ts';

const FILE = { locked: ['a'], isSure: false, otherwise: 'Nothing was written.' };

/** Somebody with one answer, and what they were asked. */
function somebody(answer: boolean | undefined) {
  const questions: string[] = [];
  const isSure = async (question: string) => {
    questions.push(question);
    return answer;
  };
  return { questions, isSure };
}

test('what is locked goes into a file only after a yes', async () => {
  const sure = somebody(true);
  await sureOf({ ...FILE, locked: ['a', 'b'], advice: 'Think twice.' }, sure);
  expect(sure.questions).toEqual([
    'a, b are locked on your site. Whoever gets this file can read them without the password. Think twice.\nPut them in? (y/N) ',
  ]);
  await expect(sureOf(FILE, somebody(false))).rejects.toThrow('Nothing was written.');
});

test('where nobody can be asked, it says how to answer beforehand', () =>
  expect(sureOf(FILE, somebody(undefined))).rejects.toThrow(
    /a is locked, and there is no terminal .* add --yes/,
  ));

test('nothing is asked where nothing is locked, or the answer was given', async () => {
  const sure = somebody(false);
  await sureOf({ ...FILE, locked: [] }, sure);
  await sureOf({ ...FILE, isSure: true }, sure);
  expect(sure.questions).toEqual([]);
});
