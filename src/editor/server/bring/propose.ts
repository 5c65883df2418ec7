import sharp from 'sharp';
import { parse } from 'yaml';
import { ownerPlan } from '../../../import/about-edits.ts';
import type { Part } from '../../../import/parts.ts';
import { picturesOf } from '../../../import/propose.ts';
import { flat, itemTexts, type Node, type SourcePicture, textsOfNode } from '../../../import/source.ts';
import { stillNamed } from '../../../import/still-named.ts';
import { studyValue } from '../../../import/study.ts';
import { step, type Tell } from '../../../lib/progress.ts';
import type { ProposedImport, ProposedStudy, SourceLine } from '../../shared/brought.ts';
import { valueAt } from '../../shared/value.ts';
import type { ReadyPicture } from './pictures.ts';
import type { Ready, ReadyStudy } from './ready.ts';

/** As wide as a proposal shows it, on a screen with two pixels for one. */
const THUMBNAIL = 320;

/** What was read, as the owner sees it before it is taken. */
export async function proposed(
  id: string,
  name: string,
  ready: Ready,
  { about, site, others }: { about: string; site: string; others: Record<string, unknown> },
  tell: Tell,
): Promise<ProposedImport> {
  const { studies, people, notCarried } = ready;
  const shown = new Map(studies.flatMap(shownOf));
  const thumbnails: Record<string, string> = {};
  for (const [index, [path, { bytes }]] of [...shown].entries()) {
    await step(tell, 'Drawing small pictures', index + 1, shown.size);
    thumbnails[path] = await thumbnail(bytes);
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
      education: people.education.map(({ diploma, school }) => [diploma, school].filter(Boolean).join(', ')),
      languages: people.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)),
      owner: ownerPlan(parse(site) ?? {}, people.owner).told,
      skills: people.skills.flatMap(({ items }) => items),
      headline: people.headline,
      summary: people.summary,
      there: Array.isArray(jobs) ? jobs.length : 0,
      notCarried: [...people.notCarried, ...stillNamed(parse(site) ?? {}, others, people.owner)],
    },
    notCarried,
    thumbnails,
  };
}

/** The pictures that a proposal shows, by their paths. */
const shownOf = ({ study, pictures }: ReadyStudy): [path: string, picture: ReadyPicture][] =>
  [...study.proposals.flatMap(({ part }) => picturesOf(part)), ...(study.cover ? [study.cover] : [])].flatMap(
    ({ path }) => {
      const picture = pictures.get(path);
      return picture ? [[path, picture]] : [];
    },
  );

const proposedStudy = ({ study }: ReadyStudy): ProposedStudy => ({
  title: study.title,
  description: study.description,
  info: study.info,
  cover: study.cover?.path,
  parts: study.proposals.map(({ part, kind, kinds, told }) => ({
    source: linesOf(part),
    kind,
    options: kinds.flatMap((one) => (told[one] ? [{ kind: one, block: told[one].block }] : [])),
  })),
  // With what the proposed kinds have no room for, such as the corner of a table.
  notCarried: [...study.notCarried, ...studyValue(study).notCarried],
});

/** A part as its source has it. */
function linesOf({ section, title, fold, lead, body }: Part): SourceLine[] {
  const heading = (text: string): SourceLine => ({ kind: 'heading', text });
  const text = (words: string): SourceLine => ({ kind: 'text', text: words });
  const item = (words: string): SourceLine => ({ kind: 'item', text: words });
  const picture = ({ path, alt, caption }: SourcePicture): SourceLine[] => [
    { kind: 'picture', text: path },
    ...[alt, caption].filter((one) => one !== undefined).map(text),
  ];
  const node = (one: Node): SourceLine[] =>
    one.kind === 'picture' ? picture(one.picture) : textsOfNode(one).map(one.kind === 'list' ? item : text);
  const inside = (): SourceLine[] => {
    switch (body.kind) {
      case 'nothing':
        return [];
      case 'question':
        return [text(flat(body.text))];
      case 'quote':
        return body.text.map((one) => text(flat(one)));
      case 'list':
        return itemTexts(body.items).map(item);
      case 'table':
        return body.rows.map((row) => item(row.map(flat).join(' · ')));
      case 'pictures':
        return body.pictures.flatMap(picture);
      case 'points':
        return body.points.flatMap((point) => [heading(point.title), ...point.nodes.flatMap(node)]);
    }
  };
  const names = [...new Set([section, title, fold])].filter((one) => one !== undefined);
  return [...names.map(heading), ...lead.map((one) => text(flat(one))), ...inside()];
}

async function thumbnail(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes, { density: 72 })
    .resize({ width: THUMBNAIL, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
