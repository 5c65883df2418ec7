import sharp from 'sharp';
import { parse } from 'yaml';
import { picturesOf, retold, textsOfPart } from '../../../import/propose.ts';
import type { ProposedImport, ProposedStudy } from '../../shared/brought.ts';
import { valueAt } from '../../shared/value.ts';
import type { Ready, ReadyStudy } from './ready.ts';

/** As wide as a proposal shows it, on a screen with two pixels for one. */
const THUMBNAIL = 320;

/** What was read, as the owner sees it before it is taken. */
export async function proposed(
  id: string,
  name: string,
  ready: Ready,
  about: string,
): Promise<ProposedImport> {
  const { studies, people, notCarried } = ready;
  const thumbnails: Record<string, string> = {};
  for (const { study, pictures } of studies) {
    const shown = [
      ...study.proposals.flatMap(({ part }) => picturesOf(part)),
      ...(study.cover ? [study.cover] : []),
    ];
    for (const { path } of shown) {
      const picture = pictures.get(path);
      if (picture) thumbnails[path] ??= await thumbnail(picture.bytes);
    }
  }
  const jobs = valueAt(parse(about), ['jobs', 'entries']);
  const inLine = ({ position, company }: { position: string; company: string }) => `${position}, ${company}`;
  return {
    id,
    name,
    studies: studies.map(proposedStudy),
    people: people && {
      jobs: people.jobs.map(inLine),
      volunteering: people.volunteering.map(inLine),
      skills: people.skills.flatMap(({ items }) => items),
      headline: people.headline,
      there: Array.isArray(jobs) ? jobs.length : 0,
      notCarried: people.notCarried,
    },
    notCarried,
    thumbnails,
  };
}

const proposedStudy = ({ study }: ReadyStudy): ProposedStudy => ({
  title: study.title,
  description: study.description,
  info: study.info,
  cover: study.cover?.path,
  parts: study.proposals.map(({ part, kind, kinds }) => ({
    source: textsOfPart(part),
    kind,
    options: kinds.flatMap((one) => {
      const told = retold(part, one, study.widths);
      return told ? [{ kind: one, block: told.block }] : [];
    }),
  })),
  notCarried: study.notCarried,
});

async function thumbnail(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes, { density: 72 })
    .resize({ width: THUMBNAIL, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
