import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';

const TYPES = {
  'film.mp4': 'video/mp4',
  'film.webm': 'video/webm',
  'prototype.html': 'text/plain; charset=utf-8',
};

/** The small film of the examples, in both encodings, and the small prototype. */
export const getStaticPaths = (() =>
  Object.keys(TYPES).map((film) => ({ params: { film } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { film = '' } }) =>
  new Response(await readFile(`src/blocks/example-files/${film}`), {
    headers: { 'Content-Type': TYPES[film as keyof typeof TYPES] },
  });
