import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const;
export type PromisedBrowser = (typeof BROWSERS)[number];

/** The oldest version of each browser that the site is promised to work in: the list in package.json. */
export function promisedBrowsers(root: string): Record<PromisedBrowser, number> {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const versions = new Map(
    browserslist.map((line) => {
      const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      // The list calls Safari on iOS by another name than the tables do.
      return [name === 'ios_saf' ? 'safari_ios' : name, Number(version)];
    }),
  );
  const entries = BROWSERS.map((name) => {
    const version = versions.get(name);
    if (!version) throw new Error(`package.json: “browserslist” needs a line such as “${name} >= 131”.`);
    return [name, version] as const;
  });
  return Object.fromEntries(entries) as Record<PromisedBrowser, number>;
}

/** The same, as the build wants to hear it: it writes no syntax that one of them does not know, and adds prefixes. */
export function buildTargets(root: string): string[] {
  const { safari_ios: ios, ...others } = promisedBrowsers(root);
  return Object.entries({ ...others, ios }).map(([name, version]) => `${name}${version}`);
}
