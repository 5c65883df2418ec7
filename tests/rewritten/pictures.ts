import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const drawing = (width: number, height: number, colour: string) => `<svg xmlns="http://www.w3.org/2000/svg"
  viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#eef3f5"/>
  <circle cx="${width * 0.62}" cy="${height * 0.4}" r="${height * 0.24}" fill="${colour}"/>
  <path d="M${width * 0.1} ${height * 0.9}L${width * 0.35} ${height * 0.3}L${width * 0.5} ${height * 0.9}Z" fill="#22333b"/></svg>`;

const painted = (width: number, height: number, colour: string) =>
  sharp(Buffer.from(drawing(width, height, colour)), { density: 72 }).resize(width, height);

/** A film strip of three frames, one below the other, as one animated GIF. */
async function animation(width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c1121f', '#f4be35', '#2a6f97'].map((colour) =>
      painted(width, height, colour).removeAlpha().raw().toBuffer(),
    ),
  );
  const raw = { width, height: height * frames.length, channels: 3 as const, pageHeight: height };
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay: [300, 300, 300], colours: 8 })
    .toBuffer();
}

/** Pictures of every kind that people have lying about: drawn, animated, turned, for print, in sixteen bits. */
export async function writePictures(content: string): Promise<void> {
  const write = async (file: string, bytes: string | Promise<Buffer>) =>
    writeFileSync(join(content, file), await bytes);
  const [phare, carnet] = ['case-studies/phare', 'case-studies/carnet'];
  await write('rive.svg', drawing(1400, 1050, '#c1121f'));
  await write('photo.jpg', painted(900, 1080, '#6a994e').jpeg().toBuffer());
  await write(`${phare}/couverture.gif`, animation(1200, 900));
  // A screenshot of an ordinary screen: smaller than the top of a study would like.
  await write(`${phare}/capture.png`, painted(1440, 900, '#2a6f97').toColourspace('rgb16').png().toBuffer());
  await write(
    `${phare}/quai.jpg`,
    painted(1000, 1400, '#f4be35')
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 27/1 0/1' } })
      .jpeg()
      .toBuffer(),
  );
  await write(`${phare}/affiche.jpg`, painted(1400, 1000, '#bc4749').toColourspace('cmyk').jpeg().toBuffer());
  await write(`${phare}/plan.svg`, drawing(400, 225, '#7f5539'));
  await write(`${phare}/colonne.webp`, painted(1800, 9000, '#386641').webp().toBuffer());
  await write(`${phare}/affichette.avif`, painted(780, 1688, '#e9c46a').avif({ effort: 0 }).toBuffer());
  copyFileSync('tests/content/case-studies/orchard/mark.mp4', join(content, phare, 'faisceau.mp4'));
  await write(`${carnet}/couverture.png`, painted(1300, 975, '#b5838d').png().toBuffer());
  await write(`${carnet}/secret.png`, painted(2000, 1125, '#5e548e').png().toBuffer());
}
