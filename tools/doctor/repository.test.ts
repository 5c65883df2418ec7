import { spawnSync } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { goodContent, goodFolder, set } from '../../tests/helpers/good-content.ts';
import { examine } from './examine.ts';
import { lookAtRepository, readRemote } from './repository.ts';

/** A project whose repository was put there, with one locked study or none. */
async function project({ locked = true, remotes = [] as string[] } = {}) {
  const files = goodContent();
  if (locked) set(files, 'case-studies/alpha/study.yaml', ['locked'], true);
  const { root, remove } = await goodFolder(files);
  onTestFinished(remove);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
  git('init', '-q');
  for (const [index, address] of remotes.entries()) git('remote', 'add', `r${index}`, address);
  return root;
}

const GITHUB = 'git@github.com:ada/portfolio.git';
const asked: string[] = [];
const answers = (status: number | undefined) => async (address: string) => {
  asked.push(address);
  return status;
};
const told = async (root: string, status?: number, online = true) =>
  (await lookAtRepository(root, { online, ask: answers(status) })).map(
    ({ severity, sentence }) => `${severity}: ${sentence}`,
  );

describe('the repository of a site with a locked study', { timeout: 60_000 }, () => {
  test('that is public is told, with the ways to publish from a private one', async () => {
    asked.length = 0;
    const [first = '', ...rest] = await told(await project({ remotes: [GITHUB] }), 200);
    expect(rest).toEqual([]);
    expect(asked).toEqual(['https://api.github.com/repos/ada/portfolio']);
    expect(first).toContain(
      'unfinished: The locked study lies readable in content/, and github.com/ada/portfolio is public',
    );
    for (const way of [
      'Netlify',
      'Cloudflare Pages',
      'Vercel',
      'GitHub Pages with a paid plan',
      'upload dist',
    ])
      expect(first).toContain(way);
  });

  test('that is private is fine', async () => {
    expect(await told(await project({ remotes: [GITHUB] }), 404)).toEqual([
      'good: The locked study lies readable in content/, and github.com/ada/portfolio is not public',
    ]);
  });

  test('is asked about only on request', async () => {
    asked.length = 0;
    const [first] = await told(await project({ remotes: [GITHUB] }), 200, false);
    expect(asked).toEqual([]);
    expect(first).toMatch(
      /^advice: .* so github\.com\/ada\/portfolio must be private: .*npm run doctor -- --online/,
    );
  });

  test.each([
    ['its host gives no answer', GITHUB],
    ['its host is one nobody knows', 'https://git.example.org/ada/portfolio'],
  ])('is the owner’s to look at when %s', async (_, remote) => {
    const [first] = await told(await project({ remotes: [remote] }), undefined);
    expect(first).toMatch(
      /^advice: .* must be private: that could not be asked, so open its address in a private window/,
    );
  });

  test('is named once, and without the token in its address', async () => {
    const remotes = [
      'https://ada:s3cret-token@github.com/ada/portfolio.git',
      GITHUB,
      '/mnt/backup/portfolio.git',
    ];
    const lines = await told(await project({ remotes }), 200);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/s3cret|ada:/);
  });

  test('is not the one that newer versions come from', async () => {
    const root = await project();
    spawnSync('git', ['remote', 'add', 'upstream', 'https://github.com/them/portfolio'], { cwd: root });
    expect(await told(root, 200)).toEqual([expect.stringMatching(/^good: /)]);
  });

  test('that is nowhere else is fine', async () => {
    expect(await told(await project())).toEqual([expect.stringMatching(/^good: .* on this machine only/)]);
  });

  test('comes before everything else the doctor says of the site', async () => {
    const { findings } = await examine(await project({ remotes: [GITHUB] }));
    expect(findings[0]?.topic).toBe('The repository');
  });
});

test('without a locked study, a repository may be as public as its owner likes', {
  timeout: 60_000,
}, async () => {
  expect(await told(await project({ locked: false, remotes: [GITHUB] }), 200)).toEqual([]);
});

test.each([
  ['https://github.com/ada/portfolio', 'github.com', 'ada/portfolio'],
  ['https://token@www.github.com/ada/portfolio.git/', 'github.com', 'ada/portfolio'],
  ['ssh://git@ssh.github.com:443/ada/portfolio.git', 'github.com', 'ada/portfolio'],
  ['git@gitlab.com:group/sub/site.git', 'gitlab.com', 'group/sub/site'],
  ['work:ada/site', 'work', 'ada/site'],
])('%s is read', (address, host, path) => {
  expect(readRemote(address)).toEqual({ host, path });
});

test.each([
  '/mnt/backup/site.git',
  '../site.git',
  'C:\\backup\\site.git',
  'C:/backup/site.git',
  'file:///mnt/site.git',
])('%s is a folder', (address) => expect(readRemote(address)).toBeUndefined());
