import { useId, useState } from 'react';
import { inWords } from '../../shared/field-names.ts';
import forms from '../fields/forms.module.css';
import { type LookContext, put } from './context.ts';
import dials from './Dial.module.css';
import styles from './FromPicture.module.css';
import { paletteOf } from './palette.ts';

/** Enough of a picture to know its colours. */
const SIDE = 64;
const MOST = 18;

interface Shown {
  src: string;
  alt: string;
}

/** Colours out of a picture of the site, for one of the four. */
export function FromPicture({ context, roles }: { context: LookContext; roles: readonly string[] }) {
  const id = useId();
  const [picture, setPicture] = useState<Shown>();
  const [palette, setPalette] = useState<string[]>([]);
  const [role, setRole] = useState('accent');
  const pictures = picturesOnPage();
  if (pictures.length === 0) return null;
  const look = async (one: Shown) => {
    setPicture(one);
    setPalette(paletteOf(await pixelsOf(one.src)));
  };
  return (
    <details className={styles.root}>
      <summary>Take colours from a picture</summary>
      <ul className={styles.pictures} aria-label="Pictures on this page">
        {pictures.map((one) => (
          <li key={one.src}>
            <button type="button" aria-pressed={picture?.src === one.src} onClick={() => void look(one)}>
              <img src={one.src} alt={one.alt} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {picture && (
        <fieldset className={dials.segments}>
          <legend className={dials.head}>Use a colour of it as</legend>
          <div className={dials.row}>
            {roles.map((one) => (
              <label key={one} className={dials.segment}>
                <input type="radio" name={id} checked={role === one} onChange={() => setRole(one)} />
                <span>{inWords(one)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <ul className={styles.palette} aria-label="Colours of the picture">
        {palette.map((colour) => (
          <li key={colour}>
            <button
              type="button"
              aria-label={`${inWords(role)}: ${colour}`}
              title={colour}
              ref={(element) => {
                if (element) element.style.backgroundColor = colour;
              }}
              onClick={() => void put(context, ['colours', role], colour)}
            />
          </li>
        ))}
      </ul>
      <p className={forms.help} role="status">
        {picture && palette.length === 0 && 'No colours could be found in it.'}
      </p>
    </details>
  );
}

/** Every picture that is on the page, once, from its top. */
function picturesOnPage(): Shown[] {
  const found = new Map<string, Shown>();
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const src = image.currentSrc || image.src;
    if (src && image.checkVisibility() && found.size < MOST) found.set(src, { src, alt: image.alt });
  }
  return [...found.values()];
}

async function pixelsOf(src: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = src;
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  // One that cannot be shown has no colours.
  const isThere = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isThere || !pen) return new Uint8ClampedArray(0);
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  return pen.getImageData(0, 0, SIDE, SIDE).data;
}
