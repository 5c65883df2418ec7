/** Files that studies and jobs are brought in with. */
export const BRINGABLE = '.zip,.md,.markdown,.docx,.docm,.html,.htm,.json,.csv';

/** Whether a file is one of these. A page may be a prototype as well: there it depends on where it is dropped. */
export const isBringable = ({ name }: Pick<File, 'name'>): boolean =>
  BRINGABLE.split(',').some((ending) => name.toLowerCase().endsWith(ending));

export const isPage = ({ name }: Pick<File, 'name'>): boolean => /\.html?$/i.test(name);
