import type { APIRoute } from 'astro';
import { getSite } from '../content.ts';
import { feed } from '../share/feed.ts';
import { getPages } from '../share/pages.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const home = { site: site ?? url, base: import.meta.env.BASE_URL };
  return new Response(feed(await getPages(), await getSite(), home), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
};
