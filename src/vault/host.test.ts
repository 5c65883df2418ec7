import { expect, test } from 'vitest';
import { buildHost } from './host.ts';
import { hashPassword } from './keys.ts';
import { DEMO_PASSWORD, GateSettingsError, readGateSettings, refuseDemo } from './settings.ts';

const NOWHERE = '/no/such/folder';
const mine = await hashPassword('a password of my own');

test.each([
  [{ NETLIFY: 'true', CI: 'true' }, 'Netlify', 'Environment variables'],
  [{ VERCEL: '1', CI: '1' }, 'Vercel', 'Environment Variables'],
  [{ CF_PAGES: '1', CI: 'true' }, 'Cloudflare Pages', 'Variables and Secrets'],
  [{ WORKERS_CI: '1', CI: 'true' }, 'Cloudflare Workers', 'Variables and secrets'],
  [{ GITHUB_ACTIONS: 'true', CI: 'true' }, 'GitHub', 'New repository secret'],
  [{ GITLAB_CI: 'true', CI: 'true' }, 'GitLab', 'CI/CD'],
  [{ BITBUCKET_BUILD_NUMBER: '7', CI: 'true' }, 'Bitbucket', 'Repository variables'],
  [{ RENDER: 'true' }, 'Render', 'Environment'],
  [{ AWS_APP_ID: 'd1', AWS_BRANCH: 'main' }, 'AWS Amplify', 'Environment variables'],
  [{ CI: 'true' }, 'here', 'the service that builds the site'],
  [{ CI: '1' }, 'here', 'the service that builds the site'],
])(
  'with %j and the demo password nothing locked is built, and it says what to set and where',
  (env, name, where) => {
    for (const unset of [{}, { GATE_SHA384: '' }, { GATE_SHA384: ' \n' }]) {
      const all = { ...env, ...unset };
      const refusal = () => refuseDemo(readGateSettings(NOWHERE, all), all);
      expect(refusal).toThrow(GateSettingsError);
      for (const part of [name, where, 'npm run gate', 'GATE_SHA384']) expect(refusal).toThrow(part);
    }
  },
);

test('the demo password is refused on a host as well when its hash was set on purpose', async () => {
  const env = { NETLIFY: 'true', GATE_SHA384: await hashPassword(DEMO_PASSWORD) };
  expect(() => refuseDemo(readGateSettings(NOWHERE, env), env)).toThrow('on Netlify');
});

test('with a password of one’s own a host builds', () => {
  const env = { CI: 'true', VERCEL: '1', GATE_SHA384: mine };
  expect(() => refuseDemo(readGateSettings(NOWHERE, env), env)).not.toThrow();
});

test.each([{}, { CI: '' }, { CI: 'false' }, { CI: '0' }, { NETLIFY: 'false' }])(
  'with %j it is the owner’s own machine, where the demo password stays',
  (env) => {
    expect(buildHost(env)).toBeUndefined();
    expect(() => refuseDemo(readGateSettings(NOWHERE, env), env)).not.toThrow();
  },
);

test('where CI only looks at the site, with `npm start`, nothing is published; a host’s `npm start` publishes', () => {
  globalThis.servesFirst = true;
  try {
    const demo = readGateSettings(NOWHERE, {});
    expect(() => refuseDemo(demo, { CI: 'true' })).not.toThrow();
    expect(() => refuseDemo(demo, { RENDER: 'true' })).toThrow('on Render');
  } finally {
    globalThis.servesFirst = undefined;
  }
});
