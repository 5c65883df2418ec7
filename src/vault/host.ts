/** A machine that builds for publishing, and where its owner sets what a build must know. */
export interface BuildHost {
  name: string;
  where: string;
  /** Known only as some CI: it may just as well be testing. */
  isAny?: true;
}

type Env = Readonly<Record<string, string | undefined>>;

/** By a variable that each sets by itself. Several also say CI, which says least and comes last. */
const HOSTS: readonly (BuildHost & { mark: string })[] = [
  {
    mark: 'NETLIFY',
    name: 'Netlify',
    where: 'Project configuration → Environment variables → Add a variable',
  },
  { mark: 'VERCEL', name: 'Vercel', where: 'your project’s Settings → Environment Variables' },
  {
    mark: 'CF_PAGES',
    name: 'Cloudflare Pages',
    where: 'your project’s Settings → Variables and Secrets, for Production and for Preview',
  },
  {
    mark: 'WORKERS_CI',
    name: 'Cloudflare Workers',
    where: 'your Worker’s Settings → Build → Variables and secrets',
  },
  {
    mark: 'GITHUB_ACTIONS',
    name: 'GitHub',
    where: 'the repository’s Settings → Secrets and variables → Actions → New repository secret',
  },
  {
    mark: 'GITLAB_CI',
    name: 'GitLab',
    where: 'the project’s Settings → CI/CD → Variables, visibility “Masked”',
  },
  {
    mark: 'BITBUCKET_BUILD_NUMBER',
    name: 'Bitbucket',
    where: 'Repository settings → Repository variables, “Secured”',
  },
  { mark: 'RENDER', name: 'Render', where: 'your site’s Environment → Add Environment Variable' },
  { mark: 'AWS_APP_ID', name: 'AWS Amplify', where: 'your app’s Hosting → Environment variables' },
  { mark: 'RAILWAY_ENVIRONMENT', name: 'Railway', where: 'your service’s Variables' },
  { mark: 'DIGITALOCEAN_APP_ID', name: 'DigitalOcean', where: 'your app’s Settings → Environment Variables' },
  { mark: 'DYNO', name: 'Heroku', where: 'your app’s Settings → Config Vars' },
  { mark: 'CI', name: 'CI', where: 'the settings of the service that builds the site', isAny: true },
  {
    mark: 'CONTINUOUS_INTEGRATION',
    name: 'CI',
    where: 'the settings of the service that builds the site',
    isAny: true,
  },
];

/** Every variable by which a host says that it is one. */
export const HOST_MARKS: readonly string[] = HOSTS.map(({ mark }) => mark);

/** Where a setting goes, on each host that is known by name. */
export const settingsPlaces = (): { name: string; where: string }[] =>
  HOSTS.filter(({ isAny }) => !isAny).map(({ name, where }) => ({ name, where }));

/** Where this build runs; undefined on the owner’s own machine. */
export function buildHost(env: Env = process.env): BuildHost | undefined {
  return HOSTS.find(({ mark }) => isSet(env[mark]));
}

/** “CI=false” is how people say that it is none. */
const isSet = (value: string | undefined) => !/^(|0|no|off|false)$/i.test(value?.trim() ?? '');
