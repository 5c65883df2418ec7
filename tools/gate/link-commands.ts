import { publishedAt } from '../../src/reader/published-at.ts';
import { Refusal } from './env-file.ts';
import {
  addLink,
  addressesOf,
  keptLink,
  keptLinks,
  linksLine,
  mailOf,
  removeLink,
  whyNowhere,
} from './links.ts';

type Say = (line: string) => void;

/** `npm run gate -- link "Some company"`: a private link to each locked study. */
export function makeLink(root: string, name: string, say: Say): void {
  if (name.trim() === '') throw new Refusal('Say whom it is for: npm run gate -- link "Some company"');
  const link = addLink(root, name);
  say(`✓ Made for ${link.name}. It works from the next build on. To send it, copy this:\n`);
  say(mailOf(root, link));
  tellAddress(root, say);
  tellLine(root, say);
}

/** `npm run gate -- mail "Some company"`: the same mail again. */
export function showMail(root: string, name: string, say: Say): void {
  say(mailOf(root, keptLink(root, name)));
  tellAddress(root, say);
}

export function listLinks(root: string, say: Say): void {
  const links = keptLinks(root);
  if (links.length === 0) say('There are no private links. Make one: npm run gate -- link "Some company"');
  for (const link of links) {
    say(link.made ? `${link.name}, made on ${link.made}` : link.name);
    for (const address of addressesOf(root, link)) say(`  ${address}`);
  }
  if (links.length > 0) tellAddress(root, say);
}

export function revokeLink(root: string, name: string, say: Say): void {
  removeLink(root, name);
  say(`✓ Revoked. The link for ${name.trim()} stops working with the next build.`);
  tellLine(root, say);
}

function tellLine(root: string, say: Say): void {
  say('\nOn a host, put this into the site’s settings:\n');
  say(`${linksLine(root) ?? 'GATE_LINKS='}\n`);
}

function tellAddress(root: string, say: Say): void {
  const why = whyNowhere(root);
  if (why === 'nothing locked') say('  (No case study is locked: there is nothing to link to yet.)');
  if (why !== 'no address') return;
  const { origin } = publishedAt(root);
  say(
    `\n! ${origin} is nobody’s address, so these links lead nowhere yet. Put the whole address of your site,`,
  );
  say('  sub-path included, into content/site.yaml at url:, then run `npm run gate -- links`.');
}
