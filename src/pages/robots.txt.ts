import type { APIRoute } from 'astro';
import { robots } from '../share/sitemap.ts';

export const GET: APIRoute = ({ site, url }) =>
  new Response(robots({ site: site ?? url, base: import.meta.env.BASE_URL }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
