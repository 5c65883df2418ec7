import { inLanguage } from '../../model/language.ts';

/** The few words of a PDF that stand nowhere on the site. */
export interface PdfWords {
  /** What all of it is, on the cover. */
  portfolio: string;
  contents: string;
  /** A page that goes on with what the one before began. */
  goesOn: string;
  for: string;
  film: string;
  prototype: string;
  /** Before the site’s address, on the last page. */
  onTheSite: string;
}

const en: PdfWords = {
  portfolio: 'Portfolio',
  contents: 'Contents',
  goesOn: '{title}, continued',
  for: 'For {company}',
  film: 'Watch it on the site',
  prototype: 'Try it on the site',
  onTheSite: 'All of this, in motion',
};

const fr: PdfWords = {
  portfolio: 'Portfolio',
  contents: 'Sommaire',
  goesOn: '{title} (suite)',
  for: 'Pour {company}',
  film: 'Voir le film sur le site',
  prototype: 'L’essayer sur le site',
  onTheSite: 'Tout cela, en mouvement',
};

export const pdfWords = (language: string): PdfWords => inLanguage({ en, fr }, language);
