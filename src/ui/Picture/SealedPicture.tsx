import { useEffect, useRef, useState } from 'react';
import { useMediaUrl, useNear } from '../../lib/media-source.ts';
import type { Picture } from '../../model/picture.ts';
import { IMAGE_MAX, mediaQueries } from '../../styles/measures.ts';
import { chooseVariant, knowsAvif } from './choose.ts';

interface SealedPictureProps {
  picture: Picture;
  className?: string | undefined;
  /** Up to where its upright version is shown. */
  upright: 'upright' | 'stacked';
  /** Of two versions, the one that this is. */
  scheme?: OneScheme | undefined;
}

export type OneScheme = 'light' | 'dark';

/** Where the dark version opens large. The light one does where the link around both leads. */
export const largeOf = ({ full }: Picture, scheme: OneScheme | undefined): string | undefined =>
  scheme === 'dark' ? full?.src : undefined;

/** What keeps a picture from its whole place: Picture.module.css and the style sheets of its places go by it. */
export const limits = ({ isSmall, tall, portrait }: Picture) => ({
  'data-small': isSmall,
  'data-tall': tall,
  'data-upright': portrait && true,
});

/** A picture that must be opened before it can be shown. It takes its place first, and is fetched when it is near. */
export function SealedPicture({ picture, className, upright, scheme }: SealedPictureProps) {
  const { alt, portrait } = picture;
  const isUpright = useMedia(mediaQueries[upright]);
  const { width, height, variants } = portrait && isUpright ? portrait : picture;
  const element = useRef<HTMLImageElement>(null);
  const isNear = useNear(element, scheme !== 'dark');
  const [chosen, setChosen] = useState<{ src: string; width: number }>();
  const url = useMediaUrl(chosen?.src);

  useEffect(() => {
    const image = element.current;
    if (!isNear || !image) return;
    const choose = async () => {
      // Not shown yet, but wanted: as wide as it could be.
      const pixels = (image.clientWidth || Math.min(innerWidth, IMAGE_MAX)) * devicePixelRatio;
      const next = chooseVariant(variants, { pixels, knowsAvif: await knowsAvif() });
      if (!next) return;
      // A turned phone or a wider window may want more; nobody wants less.
      setChosen((now) =>
        now && variants.some(({ src }) => src === now.src) && now.width >= next.width ? now : next,
      );
    };
    const observer = new ResizeObserver(() => void choose());
    observer.observe(image);
    return () => observer.disconnect();
  }, [isNear, variants]);

  return (
    <img
      ref={element}
      className={className}
      src={url ?? blank(width, height)}
      alt={alt}
      width={width}
      height={height}
      {...limits(picture)}
      data-large={largeOf(picture, scheme)}
      decoding="async"
      data-media={url ? 'open' : 'waiting'}
    />
  );
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}

/** Nothing, in the right proportions: an image without a source would lose its place. */
const blank = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
