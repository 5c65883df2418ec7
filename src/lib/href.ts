/** Where a link leads once published: pages of this site move along when it lives under a sub-path. */
export function withBase(href: string, base: string = import.meta.env.BASE_URL): string {
  if (!href.startsWith('/')) return href;
  const prefix = base.endsWith('/') ? base.slice(0, -1) : base;
  return `${prefix}${href}`;
}

/** Whether a link leaves the site, and so opens beside it. */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href);

/** An address as people say it. */
export const spoken = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
