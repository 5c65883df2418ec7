/** A picture ready to be shown: every size it was made in. Plain data, so that it can be sealed. */
export interface Picture {
  alt: string;
  /** Of the master: gives the proportions. */
  width: number;
  height: number;
  /** How wide it is shown, for the browser’s choice. */
  sizes: string;
  variants: PictureVariant[];
  /** Shown by browsers that know neither AVIF nor WebP. */
  fallback: string;
  /** The large version, where the picture can be enlarged. */
  full?: { src: string; width: number; height: number };
}

export interface PictureVariant {
  format: 'avif' | 'webp';
  width: number;
  src: string;
}
