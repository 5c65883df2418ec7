import type { APIRoute, GetStaticPaths } from 'astro';
import { makeLater } from '../../media/to-make.ts';
import type { PlannedCard } from '../../share/card/render.ts';
import { getCards } from '../../share/pages.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const cards = await getCards();
  if (import.meta.env.DEV) return cards.map((card) => ({ params: { file: card.file }, props: { card } }));
  for (const card of cards) makeLater(`/social/${card.file}`, card.read);
  return [];
};

/** While editing, a picture is made when somebody asks for it. */
export const GET: APIRoute<{ card: PlannedCard }> = async ({ props: { card } }) =>
  new Response(await card.read(), { headers: { 'Content-Type': 'image/jpeg' } });
