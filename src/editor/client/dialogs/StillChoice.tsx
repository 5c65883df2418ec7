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
  isBusy: boolean;
  onTake(still: File): void;
}

/** The still of a film from one of its own frames: found with a slider, and taken in like any picture. */
export function StillChoice({ addresses, name, isBusy, onTake }: StillChoiceProps) {
  const [asked, setAsked] = useState<{ isWished: Wish }>();
  if (!asked) {
    const open = () => setAsked({ isWished: wish() });
    return <Tool sign="film" label="Take a frame of the film …" isNamed onClick={open} />;
  }
  const take = (still: File) => {
    setAsked(undefined);
    onTake(still);
  };
  return <Frames {...{ addresses, name, isBusy, ...asked }} onTake={take} />;
}

function Frames({ addresses, name, isBusy, isWished, onTake }: StillChoiceProps & { isWished: Wish }) {
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
          if (video.current) onTake(await frameOf(video.current, name));
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

/** The frame that is shown, in all its pixels. */
async function frameOf(video: HTMLVideoElement, name: string): Promise<File> {
  if (video.seeking)
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const type = 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? new Blob()], `${name.replace(/\.\w+$/, '')}-still.png`, { type });
}
