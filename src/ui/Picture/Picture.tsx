import { withBase } from '../../lib/href.ts';
import { plainSizes } from '../../lib/sizes.ts';
import { srcSet } from '../../lib/src-set.ts';
import type { Picture as PictureData } from '../../model/picture.ts';
import { PORTRAIT_SIZES } from '../../model/places.ts';
import { sealedName } from '../../model/sealed.ts';
import { mediaQueries } from '../../styles/measures.ts';
import styles from './Picture.module.css';
import { largeOf, limits, type OneScheme, SealedPicture } from './SealedPicture.tsx';

interface PictureProps {
  picture: PictureData;
  /**
   * `first` is in view when the page opens and is fetched at once, `early` is so in some windows; the rest wait until they
   * are near.
   */
  loading?: 'first' | 'early' | 'lazy';
  className?: string | undefined;
  /** Up to where its upright version is shown, if that is not on phones alone. */
  upright?: 'upright' | 'stacked';
}

/** A picture in the smallest format and size the browser can use. It takes its place before it has loaded. */
export function Picture({ picture, ...rest }: PictureProps) {
  const { dark, ...light } = picture;
  if (!dark) return <Version picture={picture} {...rest} />;
  const { alt, sizes } = light;
  return (
    <>
      <Version picture={light} scheme="light" {...rest} />
      <Version picture={{ ...dark, alt, sizes }} scheme="dark" {...rest} />
    </>
  );
}

/** What stands for a picture has its shape, so that a device keeps its own, and its words. */
export const inPlaceOf = ({ alt, width, height }: PictureData, gone: PictureData): PictureData => ({
  ...gone,
  ...{ alt, width, height },
});

function Version({
  picture,
  loading = 'lazy',
  className,
  upright = 'upright',
  scheme,
}: PictureProps & { scheme?: OneScheme }) {
  const { alt, width, height, sizes, variants, fallback, portrait } = picture;
  const src = variants[0]?.src ?? fallback;
  const large = largeOf(picture, scheme);
  if (sealedName(src)) {
    const image = <SealedPicture key={src} {...{ picture, className, upright, scheme }} />;
    return scheme ? <picture className={styles[scheme]}>{image}</picture> : image;
  }
  return (
    <picture className={scheme ? `${styles.root} ${styles[scheme]}` : styles.root}>
      {scheme && <source media={UNSEEN[scheme]} srcSet="data:," />}
      {portrait &&
        FORMATS.map((format) => (
          <source
            key={`portrait-${format}`}
            media={mediaQueries[upright]}
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
        data-large={large && withBase(large)}
        {...(scheme ? { ...ATTRIBUTES[loading], loading: 'lazy' } : ATTRIBUTES[loading])}
      />
    </picture>
  );
}

/**
 * Of two versions browsers fetch the one that has a box, since both are lazy. Without scripts nothing is lazy: there the
 * device decides, and the other version is a picture of nothing.
 */
const UNSEEN = {
  light: '(scripting:none) and (prefers-color-scheme:dark)',
  dark: '(scripting:none) and (prefers-color-scheme:light)',
};

const ATTRIBUTES = {
  first: { fetchPriority: 'high' },
  early: {},
  // Browsers ask for the first few of a page with some haste, wherever they stand: these can wait.
  lazy: { loading: 'lazy', decoding: 'async', fetchPriority: 'low' },
} as const;

const FORMATS = ['avif', 'webp'] as const;
