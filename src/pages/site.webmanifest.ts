import type { APIRoute } from 'astro';
import { getLook, getSite } from '../content.ts';
import { hasVectorIcon } from '../share/icon/source.ts';
import { manifest } from '../share/manifest.ts';

export const GET: APIRoute = async () => {
  const root = process.cwd();
  const { ground } = (await getLook()).colours;
  const drawn = { ground, hasVectorIcon: hasVectorIcon(root) };
  return new Response(JSON.stringify(manifest(await getSite(), import.meta.env.BASE_URL, drawn), null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
