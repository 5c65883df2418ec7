import { type PlaceName, PORTRAIT_SHARP_FROM, places, sharpFrom } from '../../src/model/places.ts';
import type { StarterPicture } from './starter-picture.ts';

interface WantedPicture extends StarterPicture {
  /** Sharp on every screen from this width on. */
  sharpFrom: number;
}

const wanted = (file: string, place: PlaceName, [width, height]: [number, number]): WantedPicture => ({
  file,
  width,
  height,
  place: places[place].name,
  sharpFrom: sharpFrom(place),
});

/** The pictures a new study begins with, in the proportions that suit their places. */
export const STARTER_PICTURES: WantedPicture[] = [
  wanted('cover.png', 'card', [2160, 1620]),
  wanted('hero.png', 'studyHero', [2560, 1440]),
  {
    ...wanted('hero-portrait.png', 'studyHero', [960, 1280]),
    sharpFrom: PORTRAIT_SHARP_FROM,
    place: `${places.studyHero.name} on phones`,
  },
  wanted('screen.png', 'wide', [2400, 1500]),
];
