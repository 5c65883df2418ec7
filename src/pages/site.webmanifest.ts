import type { APIRoute } from 'astro';
import { getSite } from '../content.ts';
import { hasVectorIcon } from '../share/icon/source.ts';
import { manifest } from '../share/manifest.ts';

export const GET: APIRoute = async () => {
  const icons = { hasVectorIcon: hasVectorIcon(process.cwd()) };
  return new Response(JSON.stringify(manifest(await getSite(), import.meta.env.BASE_URL, icons), null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
