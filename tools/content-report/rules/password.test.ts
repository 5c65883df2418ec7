import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { set } from '../../../tests/helpers/good-content.ts';
import { areToldOnce, type Bad, STUDY, told } from '../../../tests/helpers/told.ts';

const sha384 = (text: string) => createHash('sha384').update(text).digest('hex');
const file = '.env';

const locked = (password?: string, publish = false): Bad => ({
  spoil: (files) => {
    set(files, STUDY, ['locked'], true);
    set(files, STUDY, ['teaser'], ['What anyone may read.']);
  },
  options: { env: password === undefined ? {} : { GATE_SHA384: sha384(password) }, publish },
});

test('a password of one’s own is fine, and so is none where nothing is locked', async () => {
  expect((await told(locked('gravel-otter-lantern-mosaic-drift', true))).findings).toEqual([]);
  expect((await told({ options: { publish: true } })).findings).toEqual([]);
});

areToldOnce([
  {
    kind: 'the demo password',
    ...locked(),
    severity: 'advice',
    file,
    says: 'The locked study opens with the demo password, open-sesame-demo, which anyone can read in the README: run `npm run gate` before you publish.',
  },
  {
    kind: 'the demo password when publishing',
    ...locked(undefined, true),
    severity: 'error',
    file,
    says: 'The locked study opens with the demo password',
  },
  {
    kind: 'a setting that is no hash',
    ...locked(),
    options: { env: { GATE_SHA384: 'abc' } },
    severity: 'error',
    file,
    says: 'GATE_SHA384 has 3 characters instead of 96.',
  },
]);
