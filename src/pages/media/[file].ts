import type { APIRoute, GetStaticPaths } from 'astro';
import { getMediaJobs } from '../../content.ts';
import { encode, encodeAll } from '../../media/encode.ts';
import { isWebp, preview } from '../../media/preview.ts';
import type { Job } from '../../media/variants.ts';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export const getStaticPaths: GetStaticPaths = async () => {
  const jobs = await getMediaJobs();
  if (import.meta.env.PROD) await encodeAll(process.cwd(), jobs);
  return jobs.map((job) => ({ params: { file: job.file }, props: { job } }));
};

export const GET: APIRoute<{ job: Job }> = async ({ props: { job } }) => {
  const bytes = await (import.meta.env.DEV ? preview : encode)(process.cwd(), job);
  const named = TYPES[job.file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const type = import.meta.env.DEV && isWebp(bytes) ? 'image/webp' : named;
  return new Response(bytes, { headers: { 'Content-Type': type } });
};
