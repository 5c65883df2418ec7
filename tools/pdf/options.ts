import { optionsFrom } from '../options.ts';

export interface Asked {
  /** Routes, in the order they were named; none: the open studies. */
  studies: string[] | undefined;
  deck: string | undefined;
  /** How large the file may be, in bytes. */
  under: number;
  company: string | undefined;
  out: string;
  /** The question about locked studies was answered beforehand. */
  isSure: boolean;
}

const DEFAULT_OUT = 'portfolio.pdf';

/** What the command was asked with, or the words to answer with. */
export function pdfOptions(args: string[]): Asked | { told: string; isFault: boolean } {
  const read = optionsFrom(
    'pdf',
    {
      studies: {
        type: 'string',
        value: 'a,b',
        about: 'These studies, in this order; without it, those that are open. A locked one has to be named.',
      },
      deck: { type: 'string', value: 'NAME', about: 'The studies of a talk in content/decks.' },
      under: {
        type: 'string',
        default: '5MB',
        value: '5MB',
        about: 'How large the file may be. Forms take 4 to 10.',
        fault: (value) =>
          bytesIn(value) === undefined
            ? `--under wants a size such as 5MB or 800KB, not “${value}”.`
            : undefined,
      },
      for: { type: 'string', value: '"Some Company"', about: 'Says on the cover whom it is for.' },
      out: {
        type: 'string',
        default: DEFAULT_OUT,
        value: DEFAULT_OUT,
        about: 'The file to write.',
        fault: (value) =>
          /\.pdf$/i.test(value)
            ? undefined
            : `--out wants the name of a file that ends in .pdf, not “${value}”.`,
      },
      yes: { type: 'boolean', default: false, about: 'Answers the question about locked studies.' },
    },
    args,
  );
  if ('told' in read) return read;
  const { studies, deck, under, out, yes, ...rest } = read.values;
  if (studies !== undefined && deck !== undefined)
    return { told: '✗ --studies and --deck both say what is in it: choose one of them.', isFault: true };
  const named = studies?.split(',').flatMap((one) => one.trim() || []);
  if (named?.length === 0) return { told: '✗ --studies names none: --studies a,b', isFault: true };
  return {
    studies: named && [...new Set(named)],
    deck,
    under: bytesIn(under) ?? 0,
    company: rest.for?.trim() || undefined,
    out,
    isSure: yes,
  };
}

/** `5MB`, `4.5 mb`, `800KB`; a number alone is megabytes. As forms count: a thousand thousand. */
export function bytesIn(words: string): number | undefined {
  const [, number, unit = 'mb'] = /^\s*(\d+(?:[.,]\d+)?)\s*(mb|kb)?\s*$/i.exec(words) ?? [];
  if (number === undefined) return undefined;
  const bytes = Number(number.replace(',', '.')) * (unit.toLowerCase() === 'kb' ? 1_000 : 1_000_000);
  return bytes > 0 ? Math.round(bytes) : undefined;
}
