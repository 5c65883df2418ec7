import type { APIRoute, GetStaticPaths } from 'astro';
import { getSite } from '../content.ts';
import { ICONS, type IconName, makeIcon } from '../share/icon/make.ts';
import { iconSource } from '../share/icon/source.ts';

const root = process.cwd();

export const getStaticPaths = (() =>
  Object.keys(ICONS).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const source = await iconSource(root, (await getSite()).owner.shortName);
  const bytes = await makeIcon(root, params.icon as IconName, source);
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } });
};
