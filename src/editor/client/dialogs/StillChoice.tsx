import { useEffect, useId, useRef, useState } from 'react';
import forms from '../fields/forms.module.css';
import { focusOn, type Wish, wish } from '../focus.ts';
import { Tool } from '../Tool.tsx';
import styles from './StillChoice.module.css';

/** Fine enough for every frame of a film of sixty a second. */
const STEP = 1 / 60;

interface StillChoiceProps {
  /** Where the film is, in its forms: the first that this browser can show is used. */
  addresses: string[];
  /** What the film’s file is called. */
  name: string;
  /** How wide a still has to be. */
  least: number;
  isBusy: boolean;
  onTake(still: File): void;
}

/** The still of a film from one of its own frames: found with a slider, and taken in like any picture. */
export function StillChoice({ isBusy, onTake, ...film }: StillChoiceProps) {
  const [asked, setAsked] = useState<{ isWished: Wish }>();
  if (!asked) {
    const open = () => setAsked({ isWished: wish() });
    return <Tool sign="film" label="Take a frame of the film …" isNamed onClick={open} />;
  }
  const take = (still: File) => {
    setAsked(undefined);
    onTake(still);
  };
  return <Frames {...film} {...asked} isBusy={isBusy} onTake={take} />;
}

function Frames(props: StillChoiceProps & { isWished: Wish }) {
  const { addresses, name, least, isBusy, isWished, onTake } = props;
  const slider = useRef<HTMLInputElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const [duration, setDuration] = useState<number>();
  const { source, isUnshown, next } = useFilm(addresses);
  const id = useId();
  useEffect(() => {
    if (duration !== undefined && isWished()) focusOn(slider.current);
  }, [duration, isWished]);
  if (isUnshown) {
    return (
      <p className={forms.problem} role="alert">
        This browser cannot show the film, so no frame can be taken from it. Choose a picture instead.
      </p>
    );
  }
  return (
    <div className={styles.root}>
      <video
        ref={video}
        className={styles.film}
        src={source}
        muted
        playsInline
        preload="auto"
        onLoadedData={({ currentTarget }) => setDuration(lengthOf(currentTarget))}
        onError={next}
      />
      <label htmlFor={id}>Which frame</label>
      <input
        ref={slider}
        id={id}
        type="range"
        min={0}
        max={duration ?? 1}
        step={STEP}
        value={at}
        disabled={duration === undefined}
        aria-valuetext={`${at.toFixed(2)} of ${(duration ?? 0).toFixed(2)} seconds`}
        onChange={({ target }) => {
          setAt(Number(target.value));
          if (video.current) video.current.currentTime = Number(target.value);
        }}
      />
      <button
        type="button"
        className={forms.secondary}
        disabled={duration === undefined || isBusy}
        onClick={async () => {
          if (video.current) onTake(await frameOf(video.current, name, least));
        }}
      >
        Use this frame
      </button>
    </div>
  );
}

/** A film as a whole, in the page: of one that comes bit by bit from the server, not every frame can be had. */
function useFilm(addresses: string[]) {
  const [tried, setTried] = useState(0);
  const [source, setSource] = useState<string>();
  const address = addresses[tried];
  useEffect(() => {
    if (address === undefined) return;
    let url: string | undefined;
    let isLeft = false;
    fetch(address)
      .then((response) => (response.ok ? response.blob() : Promise.reject(response)))
      .then(
        (film) => {
          if (isLeft) return;
          url = URL.createObjectURL(film);
          setSource(url);
        },
        () => setTried((before) => before + 1),
      );
    return () => {
      isLeft = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [address]);
  return { source, isUnshown: address === undefined, next: () => setTried((before) => before + 1) };
}

/** A film that does not say how long it is can be shown from its first frame alone. */
const lengthOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : 0);

/**
 * In all its pixels. A film may be smaller than any other still may: its own frame is shown as large as the film, so it is
 * drawn that much larger and loses nothing beside it.
 */
export function frameSize(
  { videoWidth, videoHeight }: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>,
  least: number,
) {
  const scale = Math.max(1, least / videoWidth);
  return { width: Math.ceil(videoWidth * scale), height: Math.ceil(videoHeight * scale) };
}

/** The frame that is shown. */
async function frameOf(video: HTMLVideoElement, name: string, least: number): Promise<File> {
  if (video.seeking)
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  const canvas = document.createElement('canvas');
  const { width, height } = Object.assign(canvas, frameSize(video, least));
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  const type = 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? new Blob()], `${name.replace(/\.\w+$/, '')}-still.png`, { type });
}
