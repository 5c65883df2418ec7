import { withBase } from '../../lib/href.ts';
import { plainSizes } from '../../lib/sizes.ts';
import { srcSet } from '../../lib/src-set.ts';
import type { Picture as PictureData } from '../../model/picture.ts';
import { PORTRAIT_SIZES } from '../../model/places.ts';
import { sealedName } from '../../model/sealed.ts';
import { mediaQueries } from '../../styles/measures.ts';
import styles from './Picture.module.css';
import { limits, SealedPicture } from './SealedPicture.tsx';

interface PictureProps {
  picture: PictureData;
  /**
   * `first` is in view when the page opens and is fetched at once, `early` is so in some windows; the rest wait until they
   * are near.
   */
  loading?: 'first' | 'early' | 'lazy';
  className?: string | undefined;
}

/** A picture in the smallest format and size the browser can use. It takes its place before it has loaded. */
export function Picture({ picture, loading = 'lazy', className }: PictureProps) {
  const { alt, width, height, sizes, variants, fallback, portrait } = picture;
  const src = variants[0]?.src ?? fallback;
  if (sealedName(src)) return <SealedPicture key={src} picture={picture} className={className} />;
  return (
    <picture className={styles.root}>
      {portrait &&
        FORMATS.map((format) => (
          <source
            key={`portrait-${format}`}
            media={mediaQueries.upright}
            type={`image/${format}`}
            srcSet={srcSet(portrait.variants, format)}
            sizes={PORTRAIT_SIZES}
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      {FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet(variants, format)}
          sizes={plainSizes(sizes)}
        />
      ))}
      <img
        className={className}
        src={withBase(fallback)}
        alt={alt}
        width={width}
        height={height}
        {...limits(picture)}
        {...ATTRIBUTES[loading]}
      />
    </picture>
  );
}

const ATTRIBUTES = {
  first: { fetchPriority: 'high' },
  early: {},
  // Browsers ask for the first few of a page with some haste, wherever they stand: these can wait.
  lazy: { loading: 'lazy', decoding: 'async', fetchPriority: 'low' },
} as const;

const FORMATS = ['avif', 'webp'] as const;
