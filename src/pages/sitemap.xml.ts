import type { APIRoute } from 'astro';
import { getPages } from '../share/pages.ts';
import { sitemap } from '../share/sitemap.ts';

export const GET: APIRoute = async ({ site, url }) =>
  new Response(sitemap(await getPages(), { site: site ?? url, base: import.meta.env.BASE_URL }), {
    headers: { 'Content-Type': 'application/xml' },
  });
