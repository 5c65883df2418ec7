import { describe, expect, test } from 'vitest';
import type { Job } from '../../src/media/job.ts';
import type { Picture } from '../../src/model/picture.ts';
import { onStage } from './media.ts';

const job = (file: string, master: string, width: number): Job => ({
  file,
  master,
  make: { kind: 'picture', width, format: 'jpeg' },
});
const known: Job[] = [
  job('hero-ab12-ef-800.jpeg', 'content/hero.png', 800),
  job('night-cd34-ef-800.jpeg', 'content/night.png', 800),
  { file: 'tap-77.mp4', master: 'content/tap.mp4', make: { kind: 'film' } },
  { file: 'unused-77.mp4', master: 'content/unused.mp4', make: { kind: 'film' } },
];
const picture: Picture = {
  alt: 'A hero.',
  width: 3000,
  height: 2000,
  sizes: '(max-width: 600px) 100vw, 50vw',
  variants: [{ format: 'avif', width: 400, src: '/media/hero-ab12-ef-400.avif' }],
  fallback: '/media/hero-ab12-ef-800.jpeg',
  full: { src: '/media/hero-ab12-ef-2800.webp', width: 2800, height: 1867 },
  portrait: { width: 10, height: 20, variants: [] },
  dark: { width: 1200, height: 800, variants: [], fallback: '/media/night-cd34-ef-800.jpeg' },
};

describe('on a stage', () => {
  const { data, jobs } = onStage({ list: [{ picture }], film: '/media/tap-77.mp4', title: 'Tap' }, known);

  test('a picture has one size, as large as its master and a screen allow, in both schemes', () => {
    expect(data.list[0]?.picture).toEqual({
      alt: 'A hero.',
      width: 3000,
      height: 2000,
      sizes: '100vw',
      variants: [{ format: 'webp', width: 2400, src: '/media/hero-ab12-ef-2400.webp' }],
      fallback: '/media/hero-ab12-ef-2400.webp',
      full: { src: '/media/hero-ab12-ef-2400.webp', width: 2400, height: 1600 },
      dark: {
        width: 1200,
        height: 800,
        variants: [{ format: 'webp', width: 1200, src: '/media/night-cd34-ef-1200.webp' }],
        fallback: '/media/night-cd34-ef-1200.webp',
      },
    });
  });

  test('only what is shown is asked for', () => {
    expect([...jobs.keys()]).toEqual(['hero-ab12-ef-2400.webp', 'night-cd34-ef-1200.webp', 'tap-77.mp4']);
    expect(jobs.get('hero-ab12-ef-2400.webp')?.master).toBe('content/hero.png');
    expect(data.title).toBe('Tap');
  });
});
