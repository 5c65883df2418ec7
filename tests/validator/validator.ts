// The Nu validator: finished pages read as their specification has it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const JAR = join(import.meta.dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** Why no page can be read by it, if so. */
export function whyNoValidator(): string | undefined {
  if (!existsSync(JAR)) return 'Pages are read by the Nu validator, which is not installed.';
  const { status } = spawnSync('java', ['-version']);
  return status === 0 ? undefined : 'Pages are read by the Nu validator, which runs on Java: there is none.';
}

interface Found {
  url: string;
  message: string;
  /** What stands at the place and just before it. */
  extract?: string;
}

/** What it says of right pages, with the words at the place that make it untrue, and the reason. */
const UNTRUE: readonly { says: RegExp; at?: RegExp; why: string }[] = [
  { says: /^Trailing slash on void/, why: 'React ends them so, and all its values stand in quotes.' },
  {
    says: /^Inline script violates Content Security Policy/,
    at: /<script type="application\/ld\+json">/,
    why: 'Data is not run, so no policy forbids it.',
  },
  {
    says: /^Resource violates Content Security Policy .* blocked by “(img|script)-src” directive/,
    at: / src="\/(media|_astro)\/[^"]+"/,
    why: 'In a folder it does not know which files are of the site itself.',
  },
  { says: /^CSS: Unrecognized at-rule “@(view-transition|container)”$/, why: 'Newer than its CSS.' },
  {
    says: /^CSS: “(view-transition-name|container|container-type|interactivity)”: Property .* doesn't exist/,
    why: 'Newer than its CSS.',
  },
  { says: /^CSS: Parse Error/, at: /tion-group\(root\)/, why: '::view-transition-group is newer.' },
  { says: /^CSS: “starting-style”: Parse Error/, why: '@starting-style inside a rule is newer.' },
  { says: /^CSS: “--room”: Parse Error/, at: /--least:/, why: 'It holds a cqi, which is newer.' },
  { says: /^CSS: “--page-padding”: Parse Error/, at: /--info-column/, why: 'It holds a cqi too.' },
  { says: /^CSS: “font-size”: Parse Error/, at: /--size-(h1|lead)\)\)/, why: 'It holds a cqi too.' },
  {
    says: /^CSS: “(grid-auto-columns|margin-inline)”: The types are incompatible/,
    at: /--room|28rem/,
    why: 'In min() and max() it takes a variable for no length.',
  },
];

const isUntrue = ({ message, extract = '' }: Found) =>
  UNTRUE.some(({ says, at }) => says.test(message) && (at?.test(extract) ?? true));

/** What is wrong with the pages and drawings in folders, a line each. */
export function faultsIn(...folders: string[]): string[] {
  const options = [
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--also-check-svg',
    '--skip-non-html',
  ];
  // Its parser goes deep into long style sheets.
  const { stdout, stderr } = spawnSync('java', ['-Xss2m', '-jar', JAR, ...options, ...folders], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (!stdout.startsWith('{')) throw new Error(`The validator did not come to an end: ${stdout}${stderr}`);
  const { messages } = JSON.parse(stdout) as { messages: Found[] };
  return messages
    .filter((found) => !isUntrue(found))
    .map(
      ({ url, message, extract = '' }) =>
        `${basename(dirname(url))}/${basename(url)}: ${message} ${JSON.stringify(extract)}`,
    );
}
