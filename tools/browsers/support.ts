import { features } from 'web-features';
import type { PromisedBrowser } from '../../src/publish/promise.ts';

type Support = Partial<Record<string, string>>;

/** Since when each browser knows each part of the platform, by the names that MDN gives them. */
const table = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    'status' in feature
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, support as Support] as const,
        )
      : [],
  ),
);

/** Members of interfaces and of the language, by their bare name. */
const members = new Map<string, string[]>();
for (const key of table.keys()) {
  if (!/^(api|javascript\.builtins)\./.test(key)) continue;
  const name = (key.split('.').at(-1) ?? '').replace(/_(static|event)$/, '');
  members.set(name, [...(members.get(name) ?? []), key]);
}

/** The promised browsers that do not know this part of the platform; nothing where the tables do not know it either. */
export function missingIn(key: string, promised: Record<PromisedBrowser, number>): PromisedBrowser[] {
  const support = table.get(key);
  if (!support) return [];
  return (Object.keys(promised) as PromisedBrowser[]).filter((browser) => {
    const since = Number.parseFloat((support[browser] ?? 'never').replace('≤', ''));
    return !(since <= promised[browser]);
  });
}

/**
 * The same for a name in a script. Many things can have one name, and a script does not say which it means: it is too
 * new only if all of them are.
 */
export function nameMissingIn(name: string, promised: Record<PromisedBrowser, number>): PromisedBrowser[] {
  const all = (members.get(name) ?? []).map((key) => missingIn(key, promised));
  return all.length > 0 && all.every((browsers) => browsers.length > 0) ? (all[0] ?? []) : [];
}
