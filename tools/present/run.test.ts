import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { write } from './run.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'present-'));
  mkdirSync(join(root, 'site/public'), { recursive: true });
  symlinkSync(join(root, 'site/public'), join(root, 'site/link'), 'junction');
  symlinkSync(join(root, 'site/public'), join(root, 'link'), 'junction');
});
afterAll(() => rmSync(root, { recursive: true }));

const ASKED = { name: 'a', port: 0, isOpened: false, file: undefined, withNotes: false };

describe('a talk is never written where it would be published', () => {
  test.each([
    'public/talk.html',
    './content/../public/talk.html',
    'link/talk.html',
    '../link/talk.html',
    'PUBLIC/talk.html',
  ])('as %s', (file) => expect(write(join(root, 'site'), ASKED, file)).rejects.toThrow(/is published/));
});
