import { useEffect, useRef, useState } from 'react';
import { useMediaUrl, useNear } from '../../lib/media-source.ts';
import type { Picture } from '../../model/picture.ts';
import { chooseVariant, knowsAvif } from './choose.ts';

interface SealedPictureProps {
  picture: Picture;
  className?: string | undefined;
}

/** A picture that must be opened before it can be shown. It takes its place first, and is fetched when it is near. */
export function SealedPicture({ picture, className }: SealedPictureProps) {
  const { alt, width, height, variants, fallback } = picture;
  const element = useRef<HTMLImageElement>(null);
  const isNear = useNear(element);
  const [chosen, setChosen] = useState<{ src: string; width: number }>();
  const url = useMediaUrl(chosen?.src);

  useEffect(() => {
    const image = element.current;
    if (!isNear || !image) return;
    const choose = async () => {
      const pixels = image.clientWidth * devicePixelRatio;
      const best = chooseVariant(variants, { pixels, knowsAvif: await knowsAvif() });
      const next = best ?? { src: fallback, width };
      // A turned phone or a wider window may want more; nobody wants less.
      setChosen((now) => (now && now.width >= next.width ? now : next));
    };
    const observer = new ResizeObserver(() => void choose());
    observer.observe(image);
    return () => observer.disconnect();
  }, [isNear, variants, fallback, width]);

  return (
    <img
      ref={element}
      className={className}
      src={url ?? blank(width, height)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      data-media={url ? 'open' : 'waiting'}
    />
  );
}

/** Nothing, in the right proportions: an image without a source would lose its place. */
const blank = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
