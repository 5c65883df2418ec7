import type { APIRoute, GetStaticPaths } from 'astro';
import { getSealedFiles } from '../../content.ts';
import type { SealedFile } from '../../media/seal.ts';
import { makeLater } from '../../media/to-make.ts';
import { mediaType } from '../../media/types.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const files = await getSealedFiles();
  if (import.meta.env.DEV) return files.map((file) => ({ params: { file: file.name }, props: { file } }));
  for (const file of files) makeLater(`/vault/${file.name}`, file.read);
  return [];
};

/** While editing, a file is sealed when a page asks for it. */
export const GET: APIRoute<{ file: SealedFile }> = async ({ props: { file } }) => {
  const bytes = await file.read().catch(() => undefined);
  // The overlay names what it was made from already, with its mend.
  if (!bytes) return new Response('This file cannot be made.', { status: 500 });
  return new Response(bytes, { headers: { 'Content-Type': mediaType(file.name) } });
};
