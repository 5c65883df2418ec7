import type { PictureVariant } from '../model/picture.ts';
import { withBase } from './href.ts';

/** The candidates of one format, as a `srcset` lists them. */
export function srcSet(variants: readonly PictureVariant[], format: PictureVariant['format']): string {
  return variants
    .filter((variant) => variant.format === format)
    .map(({ src, width }) => `${withBase(src)} ${width}w`)
    .join(', ');
}
