import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';

/** The small film of the examples, in both encodings. */
export const getStaticPaths = (() =>
  ['mp4', 'webm'].map((format) => ({ params: { film: `film.${format}` } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { film = '' } }) =>
  new Response(await readFile(`tests/fixtures/${film}`), {
    headers: { 'Content-Type': `video/${film.split('.').at(-1)}` },
  });
