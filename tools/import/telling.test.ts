import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tell } from '../../src/lib/progress.ts';
import { telling } from './telling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that goes on until it is ended, what it tells, and what is said of it. */
function begun() {
  const said: string[] = [];
  let tell: Tell = () => {};
  let end = () => {};
  const ended = telling(
    (line) => said.push(line),
    (given) => {
      tell = given;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    },
  );
  const finish = async () => {
    end();
    await ended;
  };
  return { said, tell: (line: string) => tell(line), finish };
}

test('what takes longer than two seconds says how far it is, every two seconds until it is done', async () => {
  const { said, tell, finish } = begun();
  tell('Reading one.md: 1 of 2');
  vi.advanceTimersByTime(1999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  tell('Reading two.md: 2 of 2');
  tell('Checking the site: 1 of 9');
  vi.advanceTimersByTime(2000);
  expect(said).toEqual(['… Reading one.md: 1 of 2', '… Checking the site: 1 of 9']);
  await finish();
  vi.advanceTimersByTime(10_000);
  expect(said).toHaveLength(2);
});

test('what works so hard that no clock rings says it between two steps, and once', async () => {
  const { said, tell, finish } = begun();
  tell('Writing the studies: 1 of 2');
  vi.setSystemTime(Date.now() + 2500);
  tell('Writing the studies: 2 of 2');
  expect(said).toEqual(['… Writing the studies: 2 of 2']);
  vi.advanceTimersByTime(1999);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(said).toHaveLength(2);
  await finish();
});

test('nothing is said before there is something to say, nor while somebody is asked, and no sign that a terminal obeys', async () => {
  const { said, tell, finish } = begun();
  vi.advanceTimersByTime(2000);
  tell('Reading \u001b[2Jone.md');
  vi.advanceTimersByTime(2000);
  tell('');
  vi.advanceTimersByTime(6000);
  expect(said).toEqual(['… Reading [2Jone.md']);
  await finish();
});

test('what fails is told no more, and fails', async () => {
  const said: string[] = [];
  const failing = telling(
    (line) => said.push(line),
    async (tell) => {
      tell('Reading one.md');
      throw new Error('No.');
    },
  );
  await expect(failing).rejects.toThrow('No.');
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual([]);
});
