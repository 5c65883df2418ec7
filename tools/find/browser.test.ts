import { describe, expect, test } from 'vitest';
import { npmCommand } from '../setup/npm.mjs';
import { browserPlaces } from './browser.mjs';

const WINDOWS = {
  platform: 'win32',
  home: 'C:\\Users\\Ada',
  env: {
    Path: 'C:\\Windows;D:\\Tools With Spaces',
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local',
  },
};

describe('a browser is looked for', () => {
  test('on Windows where Chrome, Chromium and Edge are put, for everyone or for one user', () => {
    expect(browserPlaces(WINDOWS)).toEqual(
      expect.arrayContaining([
        'D:\\Tools With Spaces\\chrome.exe',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Users\\Ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Users\\Ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      ]),
    );
  });

  test('on Windows by its own settings only: a drive may have another letter', () => {
    const env = { Path: '', ProgramFiles: 'E:\\Programme' };
    const places = browserPlaces({ ...WINDOWS, env });
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((place) => place.startsWith('E:\\Programme\\'))).toBe(true);
  });

  test('on macOS among everyone’s programs and the owner’s own', () => {
    const places = browserPlaces({ platform: 'darwin', home: '/Users/ada', env: { PATH: '/usr/bin' } });
    expect(places).toEqual(
      expect.arrayContaining([
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ]),
    );
  });

  test('on Linux along the path, Chrome and Chromium before Edge', () => {
    const places = browserPlaces({
      platform: 'linux',
      home: '/home/ada',
      env: { PATH: '/usr/bin:/snap/bin' },
    });
    expect(places[0]).toBe('/usr/bin/google-chrome-stable');
    expect(places.indexOf('/snap/bin/chromium')).toBeLessThan(places.indexOf('/usr/bin/microsoft-edge'));
  });
});

describe('npm is started', () => {
  const npm = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';

  test('as the script it is, so that no shell splits a path with spaces', () => {
    const env = { npm_execpath: npm, npm_node_execpath: 'C:\\Program Files\\nodejs\\node.exe' };
    expect(npmCommand(['ci'], env, 'win32', () => true)).toEqual([
      'C:\\Program Files\\nodejs\\node.exe',
      [npm, 'ci'],
      { shell: false },
    ]);
  });

  test('by whatever Node there is, once installing anew has taken away the one that ran', () => {
    const env = { npm_execpath: npm, npm_node_execpath: '/site/node_modules/node/bin/node' };
    const isThere = (path: string) => path === process.execPath;
    expect(npmCommand(['install'], env, 'linux', isThere)[0]).toBe(process.execPath);
    expect(npmCommand(['install'], env, 'linux', () => false)[0]).toBe('node');
  });

  test('by its name where nobody says where it is, on Windows through a shell', () => {
    expect(npmCommand(['ci'], {}, 'linux')).toEqual(['npm', ['ci'], { shell: false }]);
    expect(npmCommand(['ci', '--os=linux'], {}, 'win32')).toEqual(['npm ci --os=linux', [], { shell: true }]);
  });

  test('never as another program’s script', () => {
    expect(npmCommand(['ci'], { npm_execpath: '/opt/pnpm.cjs' }, 'linux')[0]).toBe('npm');
  });
});
