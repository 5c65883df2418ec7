import { anchorsOf } from '../../../src/lib/anchors.ts';
import { nearest } from '../../../src/lib/nearest.ts';
import { walk } from '../../../src/lib/walk.ts';
import { error, type Finding, type Opened, type Page, type Rule } from '../finding.ts';

interface FoundLink {
  href: string;
  path: PropertyKey[];
}

/** Links that lead to a place on a page that is not there. A page that is not there stops the build already. */
export const linksRule: Rule = (opened) =>
  opened.pages.flatMap((page) =>
    linksOf(page.data).flatMap(({ href, path }): Finding[] => {
      const sentence = fault(opened, page, href);
      return sentence ? [error(page, path, sentence)] : [];
    }),
  );

export function linksOf(data: unknown): FoundLink[] {
  const links: FoundLink[] = [];
  walk(data, (node, path) => {
    if ('href' in node && typeof node.href === 'string') links.push({ href: node.href, path });
  });
  return links;
}

function fault({ pages }: Opened, page: Page, href: string): string | undefined {
  const [, route, anchor] = /^(\/[^?#]*)?(?:\?[^#]*)?#(.+)$/.exec(href) ?? [];
  if (!anchor || anchor.startsWith('k=')) return undefined;
  const target = route ? pages.find(({ address }) => address === route) : page;
  if (!target?.address) return undefined;
  const blocks = target.study?.blocks ?? [];
  const anchors = [
    'main',
    ...(blocks.length > 0 ? ['summary'] : []),
    ...anchorsOf(blocks).filter((one) => one !== undefined),
  ];
  // A browser’s bar copies letters of other scripts as codes.
  if (anchors.some((name) => name === anchor || encodeURIComponent(name) === anchor)) return undefined;
  const guess = nearest(anchor, anchors);
  return `The link ${href} leads to no section of ${target.address}${guess ? `: did you mean #${guess}?` : `: its sections are ${anchors.map((name) => `#${name}`).join(', ')}.`}`;
}
