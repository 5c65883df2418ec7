import type { CSSProperties } from 'react';
import type { Picture } from '../../model/picture.ts';

/** Said in style attributes: this document is printed where it is made, and no policy of the site’s is over it. */
declare module 'react' {
  interface CSSProperties {
    /** How wide a picture is for its height: it fills the room it has in one direction or the other. */
    '--ratio'?: number;
    /** The same of all that stand in a row. */
    '--row'?: number;
    '--gaps'?: number;
  }
}

export const ratioOf = ({ width, height }: Pick<Picture, 'width' | 'height'>): CSSProperties => ({
  '--ratio': Math.round((width / height) * 10_000) / 10_000,
});
