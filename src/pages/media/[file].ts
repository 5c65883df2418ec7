import type { APIRoute, GetStaticPaths } from 'astro';
import { getMediaJobs } from '../../content.ts';
import { encode, encodeAll } from '../../media/encode.ts';
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

export const GET: APIRoute<{ job: Job }> = async ({ props: { job } }) =>
  new Response(await encode(process.cwd(), job), {
    headers: { 'Content-Type': TYPES[job.file.split('.').at(-1) ?? ''] ?? 'application/octet-stream' },
  });
