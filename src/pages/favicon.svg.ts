import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { getLook, getSite } from '../content.ts';
import { iconSource } from '../share/icon/source.ts';

const OWN = `${process.cwd()}/public/favicon.svg`;

/** A file the owner put into public wins; an icon that is no drawing has no such file. */
export const GET: APIRoute = async () => {
  const { bytes, isVector } = existsSync(OWN)
    ? { bytes: await readFile(OWN), isVector: true }
    : await iconSource(process.cwd(), (await getSite()).owner.shortName, (await getLook()).colours);
  if (!isVector) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/svg+xml' } });
};
