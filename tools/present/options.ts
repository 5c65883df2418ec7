import { optionsFrom } from '../options.ts';

export interface Asked {
  /** A deck or a study; none: whoever presents chooses. */
  name: string | undefined;
  port: number;
  isOpened: boolean;
  /** A file for another machine, instead of a server. */
  file: string | undefined;
  withNotes: boolean;
  /** The question about locked studies was answered beforehand. */
  isSure: boolean;
}

/** What the command was asked with, or the words to answer with. */
export function presentOptions(args: string[], ownPort: number): Asked | { told: string; isFault: boolean } {
  const names: string[] = [];
  const options: string[] = [];
  args.forEach((one, at) => {
    const isValue = ['--port', '--export'].includes(args[at - 1] ?? '');
    (one.startsWith('-') || isValue ? options : names).push(one);
  });
  const read = optionsFrom(
    'present',
    {
      export: {
        type: 'string',
        value: 'talk.html',
        about: 'Writes one file that opens by a double click on any machine, offline.',
        fault: (value) =>
          /\.html?$/i.test(value)
            ? undefined
            : `--export wants the name of a file that ends in .html, not “${value}”.`,
      },
      'with-notes': { type: 'boolean', default: false, about: 'With --export: puts your notes into it too.' },
      yes: {
        type: 'boolean',
        default: false,
        about: 'With --export: answers the question about locked studies.',
      },
      port: {
        type: 'string',
        default: String(ownPort),
        value: '20322',
        about: 'The number in its address; any that is free if it is taken.',
        fault: (value) =>
          /^\d+$/.test(value) && Number(value) < 65_536
            ? undefined
            : `--port wants a number up to 65535, or 0 for any that is free, not “${value}”.`,
      },
      'no-open': {
        type: 'boolean',
        default: false,
        about: 'Opens no browser: the address stands in the terminal.',
      },
    },
    options,
  );
  if ('told' in read) return { ...read, told: withName(read.told) };
  const { values } = read;
  const fault = faultOf(names, values);
  if (fault) return { told: `✗ ${fault}`, isFault: true };
  return {
    name: names[0],
    port: Number(values.port),
    isOpened: !values['no-open'],
    file: values.export,
    withNotes: values['with-notes'],
    isSure: values.yes,
  };
}

function faultOf(
  names: string[],
  values: { export?: string | undefined; 'with-notes': boolean; yes: boolean },
): string | undefined {
  if (names.length > 1)
    return `One talk at a time: ${names.join(', ')} are ${names.length}. A file in content/decks joins studies into one talk.`;
  if (values['with-notes'] && values.export === undefined)
    return '--with-notes goes with --export: here your notes are in the presenter window anyway.';
  if (values.yes && values.export === undefined)
    return '--yes goes with --export: here nothing leaves your machine, and nothing is asked.';
  return undefined;
}

const withName = (told: string) =>
  told.replace('npm run present -- with', 'npm run present -- a talk or a study, with');
