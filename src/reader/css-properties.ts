import { closest, distance } from 'fastest-levenshtein';

/** What people write every day. Whoever writes a name that is hardly another has mistyped it. */
const EVERYDAY =
  'align-items align-self animation aspect-ratio backdrop-filter background background-color background-image background-position background-size border border-bottom border-color border-left border-radius border-right border-style border-top border-width bottom box-shadow box-sizing clip-path color column-gap columns content cursor display filter flex flex-direction flex-wrap font font-family font-feature-settings font-size font-style font-variant font-weight gap grid-column grid-row grid-template-columns height hyphens inset justify-content left letter-spacing line-height list-style margin margin-block margin-bottom margin-inline margin-left margin-right margin-top mask max-height max-width min-height min-width mix-blend-mode object-fit object-position opacity order outline outline-color outline-offset overflow padding padding-block padding-bottom padding-inline padding-left padding-right padding-top position right rotate row-gap scale text-align text-decoration text-decoration-color text-decoration-thickness text-indent text-shadow text-transform text-underline-offset text-wrap top transform transition translate vertical-align visibility white-space width word-spacing z-index'.split(
    ' ',
  );

/** The only names in CSS that are as near to one of those, and mean something else. */
const REAL = ['background-position-x', 'background-position-y', 'column-wrap', 'overflow-x', 'overflow-y'];

/** `colr` → `color`: the property that was meant, where the one that was written is hardly another. */
export function meantProperty(written: string): string | undefined {
  const name = written.toLowerCase();
  if (EVERYDAY.includes(name) || REAL.includes(name)) return undefined;
  const meant = closest(name, EVERYDAY);
  return distance(name, meant) <= (meant.length < 6 ? 1 : 2) ? meant : undefined;
}
