import type { APIRoute } from 'astro';
import { getSite } from '../../../../../content.ts';
import { framePage } from '../../../../../lib/frame-page.ts';

/** The page that prototypes run in: the same for all, and empty. */
export const GET: APIRoute = async () => {
  const { language, baseTitle } = await getSite();
  const page = framePage({ language, title: baseTitle });
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};
