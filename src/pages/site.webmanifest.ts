import type { APIRoute } from 'astro';
import { getSite } from '../content.ts';
import { manifest } from '../share/manifest.ts';

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(manifest(await getSite(), import.meta.env.BASE_URL), null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
