/** How a document names a sealed file: `vault:` and the file’s name under /vault. */
const SCHEME = 'vault:';

export const sealedSrc = (name: string): string => `${SCHEME}${name}`;

/** The file’s name, if this is the address of a sealed one. */
export function sealedName(src: string): string | undefined {
  return src.startsWith(SCHEME) ? src.slice(SCHEME.length) : undefined;
}

/** What a locked page must know to be opened. All of it is public. */
export interface LockedPage {
  /** Folder of the sealed files, as the site publishes it. */
  folder: string;
  keyring: {
    name: string;
    /** SHA-256 as hex: tells a changed keyring from a wrong password. */
    digest: string;
  };
  /** Name of the sealed document. */
  document: string;
}
