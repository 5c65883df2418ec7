import { HERO_MAX, ONE_COLUMN_MAX, PHONE_MAX, TABLET_MAX } from '../styles/breakpoints.ts';

/** Where a picture stands on a page: decides the sizes it is made in and how large its master must be. */
export interface Place {
  /** In words, for messages to the owner. */
  name: string;
  /** The master must be at least this wide, in pixels. */
  minWidth: number;
  /** Widths to make; those above the master's own are left out. */
  widths: readonly number[];
  /** Further widths that only phones ask for: not made where an upright version stands in for the picture there. */
  phoneWidths?: readonly number[];
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Width of the version that opens large, where the picture can be enlarged. */
  fullWidth?: number;
}

const phone = (shown: string) => `(max-width: ${PHONE_MAX}px) ${shown}`;
const tablet = (shown: string) => `(max-width: ${TABLET_MAX}px) ${shown}`;

const PHONE_COLUMN = 'calc(100vw - 72px)';
const TABLET_COLUMN = 'calc(100vw - 200px)';

/** An upright version is shown in the column of a phone, at twice its pixels. */
export const PORTRAIT_MIN_WIDTH = 800;
export const PORTRAIT_WIDTHS = [960];
export const PORTRAIT_SIZES = PHONE_COLUMN;

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
    widths: [360, 640, 960, 1440],
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
      `(max-width: ${ONE_COLUMN_MAX}px) ${PHONE_COLUMN}`,
      phone('calc(50vw - 46px)'),
      tablet('calc(50vw - 112px)'),
      'min(410px, calc(33vw - 150px))',
    ].join(', '),
    fullWidth: 2000,
  },
  studyHero: {
    name: 'the top of a case study',
    minWidth: 2000,
    phoneWidths: [640],
    widths: [1280, 1920],
    sizes: [phone('100vw'), tablet(TABLET_COLUMN), 'min(1280px, calc(100vw - 400px))'].join(', '),
  },
  wide: {
    name: 'a wide picture',
    minWidth: 1800,
    phoneWidths: [640],
    widths: [1280, 1920],
    sizes: [phone(PHONE_COLUMN), tablet(TABLET_COLUMN), 'min(1280px, calc(100vw - 400px))'].join(', '),
    fullWidth: 2560,
  },
  half: {
    name: 'a picture beside another',
    minWidth: 1000,
    widths: [640, 1280],
    sizes: [phone(PHONE_COLUMN), tablet('calc(50vw - 112px)'), 'min(628px, calc(50vw - 212px))'].join(', '),
    fullWidth: 1600,
  },
  third: {
    name: 'one of three pictures in a row',
    minWidth: 800,
    widths: [360, 640, 960],
    sizes: [phone(PHONE_COLUMN), tablet('calc(33vw - 80px)'), 'min(410px, calc(33vw - 150px))'].join(', '),
    fullWidth: 1600,
  },
  phone: {
    name: 'a feature on a phone',
    minWidth: 1000,
    widths: [640, 1280],
    sizes: [phone(PHONE_COLUMN), tablet('calc(45vw - 90px)'), '560px'].join(', '),
    fullWidth: 1280,
  },
  persona: {
    name: 'a persona’s portrait',
    minWidth: 600,
    widths: [320, 640],
    sizes: [phone('160px'), '280px'].join(', '),
  },
  film: {
    name: 'the still of a film',
    minWidth: 500,
    widths: [390, 780, 1440],
    sizes: [phone(PHONE_COLUMN), tablet(TABLET_COLUMN), 'min(1080px, calc(100vw - 400px))'].join(', '),
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
