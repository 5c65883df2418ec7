import { withBase } from '../../lib/href.ts';
import type { Video } from '../../model/picture.ts';
import { sealedName } from '../../model/sealed.ts';
import { type Device, DeviceFrame } from '../DeviceFrame/DeviceFrame.tsx';
import { useLabels } from '../Labels/Labels.ts';
import { inPlaceOf, Picture } from '../Picture/Picture.tsx';
import styles from './Film.module.css';
import { about, SealedVideo } from './SealedVideo.tsx';

interface FilmProps {
  film: Video;
  device: Device;
  caption?: string | undefined;
}

const VIDEO = { preload: 'none', muted: true, loop: true, playsInline: true } as const;

/**
 * A short silent film in a device. Its still lies underneath, always there; nothing of the film is fetched until it
 * plays. Film.client.ts plays it in view; without a script it is a still and a plain link to the film.
 */
export function Film({ film, device, caption }: FilmProps) {
  const labels = useLabels();
  const { poster, mp4, webm, gone } = film;
  if (gone)
    return (
      <figure>
        <DeviceFrame device={device}>
          <Picture picture={inPlaceOf(poster, gone)} className={styles.still} />
        </DeviceFrame>
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    );
  return (
    <figure>
      {/* While editing another film may take its place: a player goes on with the one it has. */}
      <film-player key={`${mp4} ${webm}`}>
        <DeviceFrame device={device}>
          <div className={styles.stage} data-film>
            <Picture picture={poster} className={styles.still} />
            {sealedName(mp4) ? (
              <SealedVideo film={film} {...VIDEO} className={styles.film} />
            ) : (
              <video {...VIDEO} {...about(film)} className={styles.film}>
                {webm && <source src={withBase(webm)} type="video/webm" />}
                <source src={withBase(mp4)} type="video/mp4" />
              </video>
            )}
            <button className={styles.button} type="button" hidden data-film-toggle>
              <span className={styles.whenPlaying}>
                <span className="visually-hidden">{labels.pauseFilm}</span>
                <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
                  <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" fill="currentColor" />
                </svg>
              </span>
              <span className={styles.whenPaused}>
                <span className="visually-hidden">{labels.playFilm}</span>
                <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
                  <path d="M8 5l11 7-11 7z" fill="currentColor" />
                </svg>
              </span>
            </button>
          </div>
        </DeviceFrame>
      </film-player>
      <noscript>
        <p className={styles.caption}>
          <a href={withBase(mp4)}>{labels.playFilm}</a>
        </p>
      </noscript>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
