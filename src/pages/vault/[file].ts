import type { APIRoute, GetStaticPaths } from 'astro';
import { getSealedFiles } from '../../content.ts';
import type { SealedFile } from '../../media/seal.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getSealedFiles()).map((file) => ({ params: { file: file.name }, props: { file } }));

export const GET: APIRoute<{ file: SealedFile }> = async ({ props: { file } }) =>
  new Response(await file.read(), { headers: { 'Content-Type': 'application/octet-stream' } });
