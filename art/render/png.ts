import sharp from 'sharp';

/** Re-encodes a shot so that its bytes depend on its pixels only, as small as PNG gets without loss. */
export async function encodePng(
  shot: Buffer,
  { colours, opaque }: { colours: number | null; opaque: boolean },
): Promise<Buffer> {
  const { data, info } = await pixels(shot);
  const raw = { raw: { width: info.width, height: info.height, channels: 4 as const } };
  const image = () => (opaque ? sharp(data, raw).removeAlpha() : sharp(data, raw));
  if (colours !== null)
    return image().png({ palette: true, colours, dither: 0.6, effort: 10, compressionLevel: 9 }).toBuffer();
  if (fewColours(data)) {
    const exact = await image()
      .png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if ((await pixels(exact)).data.equals(data)) return exact;
  }
  const [plain, filtered] = await Promise.all(
    [false, true].map((adaptiveFiltering) =>
      image().png({ compressionLevel: 9, effort: 10, adaptiveFiltering, palette: false }).toBuffer(),
    ),
  );
  return plain!.length <= filtered!.length ? plain! : filtered!;
}

/** Chromium's raster may round an edge differently on a busy machine; nobody can see three steps of 255. */
const invisible = 3;

/** How many pixels differ to the eye, or Infinity when the sizes do. */
export async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, two] = await Promise.all([pixels(a), pixels(b)]);
  if (one.info.width !== two.info.width || one.info.height !== two.info.height)
    return Number.POSITIVE_INFINITY;
  if (one.data.equals(two.data)) return 0;
  let count = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    for (let c = 0; c < 4; c++) {
      if (Math.abs(one.data[i + c]! - two.data[i + c]!) <= invisible) continue;
      count++;
      break;
    }
  }
  return count;
}

function pixels(png: Buffer) {
  return sharp(png).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

function fewColours(data: Buffer): boolean {
  const seen = new Set<number>();
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  for (const word of words) {
    seen.add(word);
    if (seen.size > 256) return false;
  }
  return true;
}
