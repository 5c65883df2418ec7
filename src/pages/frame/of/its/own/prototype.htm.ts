import type { APIRoute } from 'astro';
import { framePage } from '../../../../../lib/frame-page.ts';

/** The page that prototypes run in: the same for all, and empty. */
export const GET: APIRoute = () =>
  new Response(framePage(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
