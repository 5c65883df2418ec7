import type { APIRoute, GetStaticPaths } from 'astro';
import { getLook, getSite } from '../content.ts';
import { ICONS, type IconName, makeIcon } from '../share/icon/make.ts';
import { iconSource } from '../share/icon/source.ts';

const root = process.cwd();

export const getStaticPaths = (() =>
  Object.keys(ICONS).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { colours } = await getLook();
  const source = await iconSource(root, (await getSite()).owner.shortName, colours);
  const bytes = await makeIcon(root, params.icon as IconName, source, colours);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } });
};
