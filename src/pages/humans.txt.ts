import type { APIRoute } from 'astro';
import { getSite } from '../content.ts';
import { newest } from '../share/dates.ts';
import { humans } from '../share/humans.ts';
import { getPages } from '../share/pages.ts';

export const GET: APIRoute = async () => {
  const dates = (await getPages()).map((page) => page.dates.unchangedSince);
  return new Response(humans(await getSite(), newest(dates) ?? ''), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
