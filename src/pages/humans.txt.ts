import type { APIRoute } from 'astro';
import { getSite, getTypefaces } from '../content.ts';
import { humans } from '../share/humans.ts';
import { getPages } from '../share/pages.ts';

export const GET: APIRoute = async () =>
  new Response(humans(await getSite(), await getPages(), (await getTypefaces()).names), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
