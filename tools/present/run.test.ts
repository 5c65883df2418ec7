import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { write } from './run.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'present-'));
  mkdirSync(join(root, 'site/public'), { recursive: true });
  symlinkSync(join(root, 'site/public'), join(root, 'site/link'), 'junction');
  symlinkSync(join(root, 'site/public'), join(root, 'link'), 'junction');
});
afterAll(() => rmSync(root, { recursive: true }));

const ASKED = { name: 'a', port: 0, isOpened: false, file: undefined, withNotes: false, isSure: false };
const NOBODY = { isSure: async () => undefined };

describe('a talk is never written where it would be published', () => {
  test.each([
    'public/talk.html',
    './content/../public/talk.html',
    'link/talk.html',
    '../link/talk.html',
    'PUBLIC/talk.html',
  ])('as %s', (file) =>
    expect(write(join(root, 'site'), ASKED, file, NOBODY)).rejects.toThrow(/is published/),
  );
});

test('a folder that is not there is named before anything is read', () =>
  expect(write(join(root, 'site'), ASKED, 'nowhere/talk.html', NOBODY)).rejects.toThrow(
    /There is no folder nowhere\. Make it first/,
  ));

test('the terminal says what is not shown because it is still to be written', async () => {
  const files = rightContent();
  Object.assign(files['case-studies/alpha/study.yaml'] ?? {}, { locked: true });
  const closing = { title: 'Questions?', points: ['Write here — one point.'] };
  const deck = { title: 'On site', studies: [{ study: 'alpha' }], closing };
  const folder = await contentFolder({ ...files, 'decks/onsite.yaml': deck });
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  // It stops at the question after that.
  await expect(write(folder.root, { ...ASKED, name: 'onsite' }, 'talk.html', NOBODY)).rejects.toThrow();
  expect(log.mock.calls.flat()).toEqual([
    '! content/decks/onsite.yaml: not shown, since it is still to be written: “Write here — one point.”',
  ]);
  log.mockRestore();
  folder.remove();
});

test.each(['alpha', 'onsite'])('what is locked in %s is written only after a yes', async (name) => {
  const files = rightContent();
  Object.assign(files['case-studies/alpha/study.yaml'] ?? {}, { locked: true });
  const deck = { title: 'On site', studies: [{ study: 'beta' }, { study: 'alpha' }] };
  const folder = await contentFolder({ ...files, 'decks/onsite.yaml': deck });
  const asked = { ...ASKED, name };
  await expect(write(folder.root, asked, 'talk.html', NOBODY)).rejects.toThrow(/alpha is locked.* add --yes/);
  const questions: string[] = [];
  const isSure = async (question: string) => {
    questions.push(question);
    return false;
  };
  await expect(write(folder.root, asked, 'talk.html', { isSure })).rejects.toThrow('Nothing was written.');
  expect(questions).toEqual([
    expect.stringMatching(/^alpha is locked on your site\. Whoever gets this file/),
  ]);
  folder.remove();
});
