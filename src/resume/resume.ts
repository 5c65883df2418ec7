import { monthName } from '../lib/dates.ts';
import { spoken } from '../lib/href.ts';
import type { Colours } from '../look/colours.ts';
import type { AboutPage, TimelineEntry } from '../model/about.ts';
import { plainText, type RichText } from '../model/inline.ts';
import { networksOf } from '../model/networks.ts';
import type { Site } from '../model/site.ts';
import type { Paper, Style } from './paper.ts';

/** What the resume is made from. */
export type Facts = Pick<AboutPage, 'jobs' | 'volunteering' | 'education' | 'languages'> & {
  resume: NonNullable<AboutPage['resume']>;
};
/** A job, a role or a diploma, as all of them are written. */
interface Entry {
  name: string;
  place?: string | undefined;
  city?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  description?: RichText | undefined;
  result?: string | undefined;
}
export type Settings = Pick<Site, 'owner' | 'footer' | 'labels' | 'language' | 'url'>;

/** Sizes and room: as they are, and closer where a few lines are left over for another page. Never under 9 points. */
export const SETTINGS = [
  { size: 1, leading: 1.45, room: 1 },
  { size: 0.95, leading: 1.36, room: 0.8 },
  { size: 0.92, leading: 1.3, room: 0.66 },
];
export type Setting = (typeof SETTINGS)[number];

/** Between words and the dates at the end of their line, and between what is listed and its name. */
const GAP = 14;
const NAMES = 92;

/** Writes the resume, from the same facts as the About page: one column, read from top to bottom. */
export function writeResume(
  paper: Paper,
  site: Settings,
  about: Facts,
  colours: Colours,
  setting: Setting,
): void {
  const { owner, labels, language, url } = site;
  const styles = stylesOf(colours, setting);
  const { room } = setting;
  const space = (points: number) => {
    paper.y += points * room;
  };

  const heading = (title: string) => {
    const words = title.toLocaleUpperCase(language);
    const { y } = paper;
    paper.text('H2', words, styles.heading);
    // Beside the words, in the middle of their line.
    paper.rule((y + paper.y) / 2, 0.75, colours.line, paper.widthOf(words, styles.heading) + 12);
  };

  /** A heading travels with the first of its entries, and no entry is torn in two. */
  const section = (title: string, [first, ...others]: readonly (() => void)[]) => {
    space(17);
    paper.together(() => {
      heading(title);
      first?.();
    });
    for (const entry of others) paper.together(entry);
  };

  const work = ({ position, company, ...entry }: TimelineEntry): Entry => ({
    ...entry,
    name: position,
    place: company,
  });
  const jobs = about.jobs?.entries.map(work) ?? [];
  const roles = about.volunteering?.entries.map(work) ?? [];
  const education = (about.education?.entries ?? []).map(
    ({ diploma, school, ...entry }): Entry => ({ ...entry, name: diploma, place: school }),
  );
  const datesOf = ({ from, to }: Entry) =>
    [from, to]
      .filter((one) => one !== undefined)
      .map((one) => (one === 'present' ? labels.present : monthName(one, language)))
      .join(' – ');
  const widths = [...jobs, ...roles, ...education].map((entry) =>
    paper.widthOf(datesOf(entry), styles.dates),
  );
  const datesWidth = Math.max(0, ...widths);
  /** The dates stand at the end of all lines, so that the words keep to one column. */
  const width = paper.width - datesWidth - GAP;

  const timeline = (title: string, entries: readonly Entry[]) => {
    const written = entries.map((entry, index) => () => {
      const dates = datesOf(entry);
      const place = [entry.place, entry.city].filter(Boolean).join(', ');
      space(index === 0 ? 5 : 10);
      paper.beside(
        () => paper.text('H3', entry.name, styles.position, { width }),
        () => dates && paper.text('P', dates, styles.dates, { isAtEnd: true }),
      );
      if (place) paper.text('P', place, styles.text, { width });
      if (entry.description) paper.text('P', plainText(entry.description), styles.soft, { width });
      if (entry.result) paper.text('P', entry.result, styles.text, { width });
    });
    if (written.length > 0) section(title, written);
  };

  const list = (title: string, items: readonly { name: string; words: string }[]) => {
    if (items.length === 0) return;
    section(title, [
      () =>
        paper.within('L', () => {
          for (const [index, { name, words }] of items.entries()) {
            space(index === 0 ? 5 : 2);
            paper.within('LI', () =>
              paper.beside(
                () => paper.text('Lbl', name, styles.strong, { width: NAMES }),
                () => words && paper.text('LBody', words, styles.text, { from: NAMES + GAP }),
              ),
            );
          }
        }),
    ]);
  };

  paper.text('H1', owner.name, styles.name);
  space(2);
  const place = Math.min(paper.widthOf(owner.location, styles.role), paper.width / 2);
  const before = paper.width - place;
  paper.beside(
    () => paper.text('P', owner.role, styles.role, { width: before - GAP }),
    () => paper.text('P', owner.location, styles.role, { from: before, isAtEnd: true }),
  );
  space(5);
  const networks = networksOf(site).map((network) => ({ words: spoken(network.url), url: network.url }));
  const mail = { words: owner.email, url: encodeURI(`mailto:${owner.email}`) };
  const addresses = [mail, ...networks, { words: spoken(url), url }];
  paper.within('P', () => paper.links(addresses, styles.link, 16));
  space(12);
  paper.rule(paper.y + 1.5, 3, colours.accentLine);
  space(15);
  paper.text('P', about.resume.summary, styles.summary);
  timeline(labels.resumeJobs, jobs);
  timeline(labels.resumeEducation, education);
  timeline(labels.resumeVolunteering, roles);
  const skills = about.resume.skills ?? [];
  list(
    labels.resumeSkills,
    skills.map(({ title, items }) => ({ name: title, words: items.join(', ') })),
  );
  const languages = about.languages?.entries ?? [];
  list(
    labels.resumeLanguages,
    languages.map(({ name, level = '' }) => ({ name, words: level })),
  );
}

/** In the colours of the pages. */
function stylesOf({ text, textSoft }: Colours, { size }: Setting) {
  const plain: Style = { voice: 'plain', size: 10 * size, colour: text };
  return {
    name: { voice: 'heading', size: 27, colour: text },
    role: { voice: 'plain', size: 12, colour: textSoft },
    text: plain,
    summary: { ...plain, size: 11 * size },
    heading: { ...plain, voice: 'strong', size: 9, tracking: 0.06 },
    position: { ...plain, voice: 'strong', size: 11 * size },
    strong: { ...plain, voice: 'strong' },
    soft: { ...plain, colour: textSoft },
    dates: { ...plain, colour: textSoft, beside: 11 * size },
    link: { ...plain, isUnderlined: true },
  } satisfies Record<string, Style>;
}
