import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createScheduler, createWorker, OEM, PSM } from 'tesseract.js';
import { isWord, typeSize } from './type-size.ts';

/** Wide enough for words that are 4 pixels tall on a phone, and four times faster than a whole master. */
const READ_WIDTH = 1280;

export interface PictureReader {
  /** How many pictures it reads at once. */
  hands: number;
  /** The type size of every word in the picture, as a share of the picture’s width. */
  read(path: string): Promise<number[]>;
  close(): Promise<void>;
}

/** Reads words in pictures on this machine. The language comes from a package: nothing is downloaded. */
export async function openReader(pictures: number): Promise<PictureReader> {
  const language = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const scheduler = createScheduler();
  const start = async () => {
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      langPath: join(dirname(language), '4.0.0_best_int'),
      cacheMethod: 'none',
    });
    // Sparse text: a screen is labels here and there, not a page of paragraphs.
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SPARSE_TEXT,
      user_defined_dpi: '150',
      debug_file: '/dev/null',
    });
    scheduler.addWorker(worker);
  };
  const hands = Math.min(4, availableParallelism(), pictures);
  await Promise.all(Array.from({ length: hands }, start));
  return {
    hands,
    async read(path) {
      const { data: image, info } = await prepared(path);
      const { data } = await scheduler.addJob('recognize', image, {}, { blocks: true, text: false });
      const words = (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
      );
      return words
        .filter(({ text, confidence }) => isWord(text, confidence))
        .map(({ text, bbox }) => round(typeSize(text, bbox.y1 - bbox.y0) / info.width));
    },
    async close() {
      await scheduler.terminate();
    },
  };
}

const prepared = (path: string) =>
  sharp(path)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: READ_WIDTH, withoutEnlargement: true })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });

const round = (share: number) => Math.round(share * 100_000) / 100_000;
