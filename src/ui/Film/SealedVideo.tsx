import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useMediaUrl, useNear } from '../../lib/media-source.ts';
import type { Video } from '../../model/picture.ts';

type SealedVideoProps = ComponentProps<'video'> & { film: Video };

/** What every film’s element says of itself: its proportions, and what happens in it. */
export const about = ({ poster }: Video) => ({
  width: poster.width,
  height: poster.height,
  'aria-label': poster.alt,
});

/** A film that must be opened before it can play: one of its files is fetched when it is near. */
export function SealedVideo({ film, ...rest }: SealedVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const isNear = useNear(element);
  const [src, setSrc] = useState<string>();
  const url = useMediaUrl(src);
  useEffect(() => {
    if (!isNear) return;
    const knowsWebm = element.current?.canPlayType('video/webm; codecs="vp9"') !== '';
    setSrc((knowsWebm && film.webm) || film.mp4);
  }, [isNear, film]);
  return <video ref={element} {...rest} {...about(film)} src={url} data-media={url ? 'open' : 'waiting'} />;
}
