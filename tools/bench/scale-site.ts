// A copy of the site with as many studies as asked, each with ten pictures of its own.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { FILES, STUDIES, STUDY_FILE, studyFile, studyFolder } from '../../src/model/files.ts';

const COPIED = ['src', 'public', 'astro.config.ts', 'package.json', 'tsconfig.json'];
const CONTENT = ['site.yaml', 'about.yaml', 'fun.yaml', 'work.yaml', 'site', 'paintings'];
/** Beside the cover and the hero. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const routeOf = (index: number) => `study_${index}`;

export async function makeSite(root: string, site: string, studies: number): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, STUDIES), { recursive: true });
  for (const name of COPIED.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, name), join(site, name), { recursive: true });
  for (const name of CONTENT.filter((one) => existsSync(join(root, 'content', one)))) {
    cpSync(join(root, 'content', name), join(site, 'content', name), { recursive: true });
  }
  // The site's own pictures are made already: only the studies count.
  mkdirSync(join(root, '.cache/media'), { recursive: true });
  cpSync(join(root, '.cache/media'), join(site, '.cache/media'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'), 'junction');
  const routes = Array.from({ length: studies }, (_, index) => routeOf(index));
  const work = parseDocument(readFileSync(join(site, FILES.work), 'utf8'));
  work.setIn(['featured', 'studies'], routes);
  for (const shelf of ['previous', 'more']) work.delete(shelf);
  writeFileSync(join(site, FILES.work), String(work));
  for (const [index, route] of routes.entries()) await makeStudy(join(site, studyFolder(route)), index);
}

async function makeStudy(folder: string, index: number): Promise<void> {
  mkdirSync(folder);
  await draw(folder, 'cover', 1200, 900, index);
  await draw(folder, 'hero', 2000, 1125, index);
  for (const row of ROWS) await draw(folder, row, 1000, 750, index);
  writeFileSync(join(folder, STUDY_FILE), stringify(studyText(index)));
}

/** One sentence of the first study, changed: what an owner does all day. */
export function changeSentence(site: string): void {
  const file = join(site, studyFile(routeOf(0)));
  const study = parseDocument(readFileSync(file, 'utf8'));
  if (!isMap(study.contents) || !isSeq(study.get('blocks'))) throw new Error(`${file} is no study.`);
  study.setIn(['blocks', 0, 'text', 0], 'One sentence was changed, and no picture.');
  writeFileSync(file, String(study));
}

/** Different in every study, so that no picture is made twice; plain enough to be made quickly. */
async function draw(folder: string, name: string, width: number, height: number, index: number) {
  const hue = (index * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="hsl(${hue} 60% 80%)"/>
<circle cx="${width / 2 + (index % 97)}" cy="${height / 2}" r="${height / 3}" fill="hsl(${hue} 70% 40%)"/>
<text x="40" y="120" font-size="90">${index} ${name}</text></svg>`;
  await sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toFile(join(folder, `${name}.png`));
}

function studyText(index: number) {
  const picture = (name: string) => ({
    file: `${name}.png`,
    alt: `A disc in the colour of study ${index}, ${name}.`,
  });
  return {
    tabTitle: `Study ${index} | Growth`,
    title: `Study number ${index}`,
    description: `The study with the number ${index}, made to see how a build grows.`,
    tags: ['UX/UI'],
    cover: picture('cover'),
    info: [{ title: 'My Role', items: ['UX designer'] }],
    hero: picture('hero'),
    summary: [
      { title: 'The problem', text: 'A build may grow faster than what it builds.' },
      { title: 'What I did', text: 'I counted.' },
    ],
    facts: [{ value: String(index), label: 'is its number' }],
    blocks: [0, 3, 6].map((start) => ({
      type: 'problem',
      section: `Part ${start + 1}`,
      title: `What part ${start + 1} says`,
      text: ['A paragraph of a few words, as a study has many.'],
      pictures: ROWS.slice(start, start + 3).map((row) => ({
        picture: picture(row),
        caption: `The ${row}.`,
      })),
    })),
  };
}
