import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Files, set } from '../../../tests/helpers/good-content.ts';
import { areToldOnce, changed, told } from '../../../tests/helpers/told.ts';

const file = 'content/about.yaml';

areToldOnce([
  {
    kind: 'a link to a page that is not there',
    ...changed('about.yaml', ['bio', 0], 'See [fun](/funn).'),
    severity: 'error',
    file,
    line: '/funn',
    says: 'There is no page /funn on this site. Did you mean /fun?',
  },
  {
    kind: 'a link to a section that is not there',
    ...changed('about.yaml', ['bio', 0], 'See [why](/alpha#problm).'),
    severity: 'error',
    file,
    line: '#problm',
    says: 'The link /alpha#problm leads to no section of /alpha: did you mean #problem?',
  },
]);

test('a link to a section that is there is fine', async () => {
  const { findings } = await told(changed('about.yaml', ['bio', 0], 'See [why](/alpha?from=about#problem).'));
  expect(findings).toEqual([]);
});

test('other sites are asked only on request, and one that refuses machines is not called dead', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url === '/gone' ? 404 : url === '/refused' ? 403 : 200).end();
  }).listen(0);
  const other = `http://localhost:${(server.address() as AddressInfo).port}`;
  const spoil = (files: Files) => {
    // Nothing listens there.
    set(files, 'site.yaml', ['owner', 'linkedin'], 'https://127.0.0.1:9/in/ada');
    set(
      files,
      'about.yaml',
      ['bio', 0],
      `[One](${other}/gone), [two](${other}/refused), [three](${other}/).`,
    );
  };
  try {
    expect((await told({ spoil })).findings).toEqual([]);
    expect(asked).toEqual([]);
    const { findings } = await told({ spoil, online: true });
    expect(findings.map(({ severity, file, sentence }) => [severity, file, sentence])).toEqual([
      [
        'advice',
        'content/site.yaml',
        'The link https://127.0.0.1:9/in/ada did not answer: open it yourself, then correct it or take it out.',
      ],
      [
        'advice',
        'content/about.yaml',
        `The link ${other}/gone answers that there is no such page (404): open it yourself, then correct it or take it out.`,
      ],
    ]);
  } finally {
    server.close();
  }
});
