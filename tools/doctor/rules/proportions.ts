import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { masterSize } from '../../../src/media/master.ts';
import type { PictureRef } from '../../../src/model/fields.ts';
import type { Study } from '../../../src/model/study.ts';
import { advice, type Finding, type Opened, type Page, type Rule } from '../finding.ts';

/** A card shows its cover between 4:3 and 16:9 and cuts off what is beyond. */
const CARD_TALLEST = 1.15;
const CARD_WIDEST = 2.1;

/** Pictures whose shape does not suit their place: covers that lose too much, themes that would jump. */
export const proportionsRule: Rule = async (opened) => {
  const found = await Promise.all(
    opened.pages.map(async (page) => {
      const { study } = page;
      return study ? [...(await cover(opened, page, study)), ...(await themes(opened, page, study))] : [];
    }),
  );
  return found.flat();
};

async function cover({ root }: Opened, page: Page, { cover }: Study): Promise<Finding[]> {
  const shape = await shapeOf(root, page, cover);
  if (shape === undefined || (shape >= CARD_TALLEST && shape <= CARD_WIDEST)) return [];
  const fault = shape < CARD_TALLEST ? 'tall' : 'wide';
  return [
    advice(
      page,
      ['cover', 'file'],
      `The cover is too ${fault} for its card, which cuts off what does not fit between 4:3 and 16:9: crop it yourself, so that you choose what stays.`,
    ),
  ];
}

/** Choosing another theme must not move the page. */
async function themes({ root }: Opened, page: Page, { blocks }: Study): Promise<Finding[]> {
  const found = await Promise.all(
    blocks.map(async (block, index): Promise<Finding[]> => {
      if (block.type !== 'themeSelector') return [];
      const shapes = await Promise.all(block.themes.map(({ picture }) => shapeOf(root, page, picture)));
      const [first] = shapes;
      const isOdd = (shape: number | undefined) => first && shape && Math.abs(shape / first - 1) > 0.01;
      const odd = block.themes.filter((_, number) => isOdd(shapes[number])).map(({ name }) => name);
      if (odd.length === 0) return [];
      return [
        advice(
          page,
          ['blocks', index, 'themes'],
          `The picture of ${odd.join(', ')} has other proportions than the first, so the page jumps when it is chosen: export them all the same size.`,
        ),
      ];
    }),
  );
  return found.flat();
}

async function shapeOf(root: string, page: Page, { file }: PictureRef): Promise<number | undefined> {
  const path = posix.join(root, posix.dirname(page.source.file), file);
  const size = existsSync(path) ? await masterSize(path) : undefined;
  return size && size.width / size.height;
}
