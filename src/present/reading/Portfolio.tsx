import { Contact, type ContactProps } from './Contact.tsx';
import { Cover, type CoverProps } from './Cover.tsx';
import { Page } from './Page.tsx';
import type { PageOf } from './paging.ts';
import { type Sources, SourcesContext } from './sources.ts';
import type { PdfWords } from './words.ts';

/** A whole PDF, as data. */
export interface PortfolioProps {
  cover: CoverProps;
  /** The contents and the studies. */
  pages: readonly PageOf[];
  contact: Omit<ContactProps, 'number'>;
  words: PdfWords;
  /** What stands at the foot of a page, by the part it belongs to. */
  feet: Readonly<Record<string, string>>;
  sources: Sources;
}

/** The pages, one element each: the cover is the first. */
export function Portfolio({ cover, pages, contact, words, feet, sources }: PortfolioProps) {
  const numbers = new Map<string, number>();
  pages.forEach(({ sheet, turn }, index) => {
    if (turn === 0) numbers.set(sheet.id, index + 2);
  });
  return (
    <SourcesContext value={sources}>
      <main>
        <Cover {...cover} />
        {pages.map((page, index) => {
          const { sheet, turn } = page;
          const part = partOf(sheet.id);
          return (
            <Page
              key={`${sheet.id} ${turn}`}
              page={page}
              number={index + 2}
              pageOf={(id) => numbers.get(id)}
              words={words}
              foot={{ start: cover.by, middle: feet[part] }}
            />
          );
        })}
        <Contact {...contact} number={pages.length + 2} />
      </main>
    </SourcesContext>
  );
}

/** The study, the opening or the closing that a sheet belongs to. */
const partOf = (id: string): string => id.split('/')[0] ?? id;
