import sharp from 'sharp';
import { openPicture } from '../../src/media/open.ts';
import { levelFor, SHARP, STEPS, type Step } from './shares.ts';

/** A picture that the pages show, and how wide its largest place is. */
export interface Wanted {
  /** What it is known by in the pages. */
  address: string;
  /** Its file, from the project’s root. */
  master: string;
  inches: number;
  /** How many pixels the master has across. */
  width: number;
}

export interface Made extends Wanted {
  bytes: Buffer;
  step: Step;
  /** It has fewer pixels than a good screen would show, though its master has them. */
  isSoft: boolean;
}

/** Pictures as JPEG, which a PDF takes as they are; each in as many sizes as were asked for, and in none twice. */
export class Pictures {
  readonly #root: string;
  readonly #ground: string;
  readonly #made = new Map<string, Promise<Buffer>>();

  /** What shows through stands on the ground. */
  constructor(root: string, ground: string) {
    this.#root = root;
    this.#ground = ground;
  }

  /** Every picture at its best. */
  best(wanted: readonly Wanted[]): Promise<Made[]> {
    return inTurn(wanted, (one) => this.#under(one, Number.POSITIVE_INFINITY));
  }

  /** All of them in so many bytes, or as near to that as can be. */
  async within(wanted: readonly Wanted[], budget: number): Promise<Made[]> {
    const best = await this.best(wanted);
    let level = levelFor(
      best.map(({ bytes }) => bytes.length),
      budget,
    );
    let made = best;
    // What a picture leaves of its share is given to the others.
    for (let round = 0; round < 3 && Number.isFinite(level); round++) {
      made = await inTurn(wanted, (one) => this.#under(one, level));
      const spent = made.reduce((sum, { bytes }) => sum + bytes.length, 0);
      const cut = made.filter(({ step }) => step !== STEPS[0]).length;
      if (spent > budget || budget - spent < budget * 0.04 || cut === 0) break;
      const more = await inTurn(wanted, (one) => this.#under(one, level + (budget - spent) / cut));
      if (more.reduce((sum, { bytes }) => sum + bytes.length, 0) > budget) break;
      level += (budget - spent) / cut;
      made = more;
    }
    return made;
  }

  async #under(wanted: Wanted, most: number): Promise<Made> {
    const first = await this.#at(wanted, 0);
    if (first.bytes.length <= most) return first;
    // Every step is smaller than the one before: the best that fits is found in few tries.
    let [low, high] = [1, STEPS.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.#at(wanted, middle)).bytes.length <= most) high = middle;
      else low = middle + 1;
    }
    return this.#at(wanted, low);
  }

  async #at(wanted: Wanted, index: number): Promise<Made> {
    const step = STEPS[index];
    if (!step) throw new Error('There is no such way to make a picture.');
    const wide = Math.min(wanted.width, Math.ceil(wanted.inches * step.ppi));
    const bytes = await this.#jpeg(wanted.master, wide, step.quality);
    return { ...wanted, bytes, step, isSoft: wide < wanted.width && step.ppi < SHARP };
  }

  #jpeg(master: string, width: number, quality: number): Promise<Buffer> {
    const key = `${master} ${width} ${quality}`;
    const before = this.#made.get(key);
    if (before) return before;
    const made = this.#encode(master, width, quality);
    this.#made.set(key, made);
    return made;
  }

  async #encode(master: string, width: number, quality: number): Promise<Buffer> {
    const picture = await openPicture(`${this.#root}/${master}`, width);
    return picture
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: this.#ground })
      .toColourspace('srgb')
      .jpeg({ quality, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0', progressive: true })
      .toBuffer();
  }
}

/** As many at a time as sharp has threads for. */
async function inTurn<T, R>(items: readonly T[], make: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      made[at] = await make(items[at] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, sharp.concurrency()) }, worker));
  return made;
}
