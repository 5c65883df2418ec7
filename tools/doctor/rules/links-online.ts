import type { Site } from '../../../src/model/site.ts';
import { advice, type Finding, type Rule } from '../finding.ts';
import { linksOf } from './links.ts';

const PATIENCE = 10_000;
/** Answers that say the page is gone. Many sites refuse machines, so a refusal says nothing. */
const GONE = new Set([404, 410]);

/** With --online: links to other sites that no longer answer. Advice, because the fault may be the line. */
export const onlineLinksRule: Rule = async ({ pages, site, online }) => {
  if (!online) return [];
  const links = pages.flatMap((page) => [
    ...linksOf(page.data).map(({ href, path }) => ({ page, href, path })),
    ...(site && page.source === site.source ? profiles(site.data).map((one) => ({ page, ...one })) : []),
  ]);
  const outward = links.filter(({ href }) => /^https?:/.test(href));
  const answers = new Map<string, Promise<string | undefined>>();
  const findings = await Promise.all(
    outward.map(async ({ page, href, path }): Promise<Finding[]> => {
      const answer = answers.get(href) ?? ask(href);
      answers.set(href, answer);
      const fault = await answer;
      if (!fault) return [];
      return [
        advice(page, path, `The link ${href} ${fault}: open it yourself, then correct it or take it out.`),
      ];
    }),
  );
  return findings.flat();
};

/** The owner’s own pages on networks. */
function profiles({ owner: { linkedin, networks = [] } }: Site): { href: string; path: PropertyKey[] }[] {
  const others = networks.map(({ url }, index) => ({ href: url, path: ['owner', 'networks', index, 'url'] }));
  return [...(linkedin ? [{ href: linkedin, path: ['owner', 'linkedin'] }] : []), ...others];
}

async function ask(href: string): Promise<string | undefined> {
  try {
    const quick = await request(href, 'HEAD');
    // Some servers know no HEAD, and answer it with anything.
    const { status } = quick.ok ? quick : await request(href, 'GET');
    return GONE.has(status) ? `answers that there is no such page (${status})` : undefined;
  } catch {
    return 'did not answer';
  }
}

async function request(href: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(href, { method, redirect: 'follow', signal: AbortSignal.timeout(PATIENCE) });
  await response.body?.cancel();
  return response;
}
