import type { APIRoute, GetStaticPaths } from 'astro';
import type { PlannedCard } from '../../share/card/render.ts';
import { getCards } from '../../share/pages.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCards()).map((card) => ({ params: { file: card.file }, props: { card } }));

export const GET: APIRoute<{ card: PlannedCard }> = async ({ props: { card } }) =>
  new Response(await card.read(), { headers: { 'Content-Type': 'image/jpeg' } });
