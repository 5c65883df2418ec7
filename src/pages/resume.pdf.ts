import type { APIRoute } from 'astro';
import { getAbout, getLook, getSite } from '../content.ts';
import { renderResume } from '../resume/render.ts';

export const GET: APIRoute = async () => {
  const pdf = await renderResume(process.cwd(), await getSite(), await getAbout(), (await getLook()).paper);
  // Without a body there is no file.
  if (!pdf) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};
