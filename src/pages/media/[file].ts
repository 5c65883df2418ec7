import type { APIRoute, GetStaticPaths } from 'astro';
import { getMediaJobs } from '../../content.ts';
import { encode } from '../../media/encode.ts';
import type { Job } from '../../media/job.ts';
import { isWebp, preview } from '../../media/preview.ts';
import { makeLater } from '../../media/to-make.ts';
import { mediaType } from '../../media/types.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const jobs = await getMediaJobs();
  if (import.meta.env.DEV) return jobs.map((job) => ({ params: { file: job.file }, props: { job } }));
  for (const job of jobs.filter((one) => !isText(one)))
    makeLater(`/media/${job.file}`, () => encode(process.cwd(), job));
  // Texts are written with the pages: what makes the build ready for hosts compresses them.
  return jobs.filter(isText).map((job) => ({ params: { file: job.file }, props: { job } }));
};

const isText = ({ file }: Job) => mediaType(file).startsWith('text/');

/** While editing, a picture is made when a page asks for it. */
export const GET: APIRoute<{ job: Job }> = async ({ props: { job } }) => {
  const bytes = await preview(process.cwd(), job).catch(() => undefined);
  // The overlay names it already, with its mend.
  if (!bytes) return new Response(`${job.master} cannot be read.`, { status: 500 });
  return new Response(bytes, {
    headers: { 'Content-Type': isWebp(bytes) ? 'image/webp' : mediaType(job.file) },
  });
};
