import type { Site } from '../../src/model/site.ts';
import type { Words } from '../../src/model/words.ts';
import { shelvesOf } from '../../src/model/work.ts';
import type { Checked } from '../../src/reader/checks.ts';
import { openContent } from '../../src/reader/read.ts';
import type { Finding, Opened, Page } from './finding.ts';

const EVERY_PAGE = 'Every page';

/** Opens the content and lays its pages out in the order visitors meet them. */
export async function openPages(root: string, online: boolean): Promise<Opened> {
  const content = await openContent(root);
  const { site, work, about, fun, studies, decks } = content;
  const shelves = work ? shelvesOf(work.data).flatMap((shelf) => shelf.studies) : [];
  const pages: (Page | undefined)[] = [
    site && { address: undefined, name: EVERY_PAGE, kind: 'site', ...site, data: asWritten(site) },
    work && { address: '/', name: work.data.pageName, kind: 'work', ...work },
    fun && { address: '/fun', name: fun.data.pageName, kind: 'fun', ...fun },
    about && { address: '/about', name: about.data.pageName, kind: 'about', ...about },
    ...[...new Set([...shelves, ...Object.keys(studies)])].map((route) => {
      const file = studies[route];
      return (
        file && {
          address: `/${route}`,
          name: file.data.title,
          kind: 'study' as const,
          ...file,
          study: file.data,
        }
      );
    }),
    ...Object.values(decks).map((deck) => ({
      address: undefined,
      name: `The talk “${deck.data.title}”`,
      kind: 'deck' as const,
      ...deck,
    })),
  ];
  return { ...content, root, online, pages: pages.filter((page) => page !== undefined) };
}

/** Of the words of the frame only what the owner wrote: the rest came with its language, and is not theirs to mend. */
function asWritten({ source, data }: Checked<Site>): unknown {
  const written = Object(source.value) as Record<string, object | undefined>;
  const own = (name: keyof Words & keyof Site) =>
    Object.fromEntries(Object.entries(data[name]).filter(([word]) => word in (written[name] ?? {})));
  return {
    ...data,
    labels: own('labels'),
    footer: own('footer'),
    notFound: own('notFound'),
    gate: own('gate'),
  };
}

/** What the reader refuses. A page that cannot be read is known by its file alone. */
export function readerFindings({ problems, draftProblems, pages }: Opened): Finding[] {
  return [...problems, ...draftProblems].map(({ message, ...where }) => {
    const page = pages.find(({ source }) => source.file === where.file);
    const [, name = ''] = /^content\/(?:case-studies\/)?([^/.]+)/.exec(where.file) ?? [];
    const isOfAll = ['site', 'look', 'decks'].includes(name);
    const address = isOfAll ? undefined : `/${name === 'work' ? '' : name}`;
    const topic = page?.name ?? address ?? EVERY_PAGE;
    return { severity: 'error', topic, page: address, ...where, sentence: message };
  });
}
