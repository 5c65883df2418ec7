import { expect, test } from 'vitest';
import { firefoxPlaces } from './engines.mjs';

test('Firefox is looked for where each system keeps it', () => {
  const windows = {
    platform: 'win32',
    home: 'C:\\Users\\Ada',
    env: { Path: '', ProgramFiles: 'C:\\Program Files' },
  };
  expect(firefoxPlaces(windows)).toEqual(['C:\\Program Files\\Mozilla Firefox\\firefox.exe']);
  expect(firefoxPlaces({ platform: 'darwin', home: '/Users/ada', env: { PATH: '' } })).toEqual([
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    '/Users/ada/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
  expect(firefoxPlaces({ platform: 'linux', home: '/home/ada', env: { PATH: '/usr/bin' } })).toEqual([
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
  ]);
});
