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
  /** The upright version for phones, where there is one. */
  portrait?: { width: number; height: number; variants: PictureVariant[] };
  /** Narrower than its place: it is shown no wider than it has pixels. */
  isSmall?: true;
  /** Much taller than a window: a screen is shown whole, of a page the upper part, and the large view shows all of it. */
  tall?: 'screen' | 'page';
  /** The phone that is drawn around it. */
  device?: 'Phone' | 'Phone2' | 'Phone3';
  /** The large version, where the picture can be enlarged. */
  full?: { src: string; width: number; height: number };
  /** The same for the dark scheme, where that has a version of its own and the visitor’s device decides. */
  dark?: Omit<Picture, 'alt' | 'sizes' | 'dark'>;
}

/** A picture in view when its page opens, in every window or in those a media query names. */
export interface FirstPicture {
  picture: Picture;
  media?: string;
}

export interface PictureVariant {
  format: 'avif' | 'webp';
  width: number;
  src: string;
}

/** A silent film ready to be shown. Its still gives the proportions and says in words what happens. */
export interface Video {
  mp4: string;
  /** Smaller, for browsers that know it. */
  webm?: string;
  poster: Picture;
  /** While somebody edits and its file is gone: what stands in its place. */
  gone?: Picture;
}

/** A prototype’s page ready to be fetched: it is sent as text, so that no address of the site runs it by itself. */
export interface HtmlFile {
  src: string;
  /** While somebody edits and its file is gone: what stands in its place. */
  gone?: Picture;
}
