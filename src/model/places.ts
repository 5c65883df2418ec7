import { HERO_MAX, PHONE_MAX, TABLET_MAX } from '../styles/breakpoints.ts';

/** Where a picture stands on a page: decides the sizes it is made in and how large its master must be. */
export interface Place {
  /** In words, for messages to the owner. */
  name: string;
  /** The master must be at least this wide, in pixels. */
  minWidth: number;
  /** Widths to make; those above the master's own are left out. */
  widths: readonly number[];
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Width of the version that opens large, where the picture can be enlarged. */
  fullWidth?: number;
}

const phone = (shown: string) => `(max-width: ${PHONE_MAX}px) ${shown}`;
const tablet = (shown: string) => `(max-width: ${TABLET_MAX}px) ${shown}`;

const PHONE_COLUMN = 'calc(100vw - 72px)';
const TABLET_COLUMN = 'calc(100vw - 200px)';

export const places = {
  heroCover: {
    name: 'the cover of the Work page',
    minWidth: 1200,
    widths: [360, 640, 960, 1280],
    sizes: [
      phone(PHONE_COLUMN),
      `(max-width: ${HERO_MAX - 1}px) min(620px, ${TABLET_COLUMN})`,
      'min(600px, calc(50vw - 232px))',
    ].join(', '),
  },
  card: {
    name: 'a project card',
    minWidth: 1200,
    widths: [360, 640, 960, 1280, 2160],
    sizes: [phone(PHONE_COLUMN), tablet(TABLET_COLUMN), 'min(660px, calc(55vw - 220px))'].join(', '),
  },
  portrait: {
    name: 'the photo on the About page',
    minWidth: 800,
    widths: [320, 480, 800],
    sizes: [phone('min(320px, 100vw - 72px)'), '400px'].join(', '),
  },
  painting: {
    name: 'the grid of the Fun page',
    minWidth: 1200,
    widths: [360, 640, 960],
    sizes: [
      `(max-width: 520px) ${PHONE_COLUMN}`,
      phone('calc(50vw - 46px)'),
      tablet('calc(50vw - 112px)'),
      'min(410px, calc(33vw - 150px))',
    ].join(', '),
    fullWidth: 2000,
  },
  studyHero: {
    name: 'the top of a case study',
    minWidth: 2000,
    widths: [640, 960, 1280, 2560],
    sizes: [phone('100vw'), tablet(TABLET_COLUMN), 'min(1280px, calc(100vw - 400px))'].join(', '),
  },
  wide: {
    name: 'a wide picture',
    minWidth: 1800,
    widths: [640, 960, 1280, 2560],
    sizes: [phone(PHONE_COLUMN), tablet(TABLET_COLUMN), 'min(1280px, calc(100vw - 400px))'].join(', '),
    fullWidth: 2560,
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
