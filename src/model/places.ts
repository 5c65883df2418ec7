import {
  HERO_MAX,
  IMAGE_MAX,
  PAGE_MAX,
  PAGE_PADDING,
  PHONE_MAX,
  STACKED_MAX,
  TABLET_MAX,
  TWO_COLUMNS_MAX,
  UPRIGHT_MAX,
} from '../styles/measures.ts';

/** A master is never sent to visitors, but it is to git and to every build: what weighs more, in bytes, is asked about. */
export const HEAVY = 6_000_000;

/** Where a picture stands on a page: decides the sizes it is made in and how large its master must be. */
export interface Place {
  /** In words, for messages to the owner. */
  name: string;
  /** The widest it is shown in any window, in CSS pixels: `sizes` in one number. */
  shown: number;
  /** Widths to make; those above the master's own are left out. */
  widths: readonly number[];
  /** Further widths that only phones ask for: not made where an upright version stands in for the picture there. */
  phoneWidths?: readonly number[];
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Width of the version that opens large, where the picture can be enlarged. */
  fullWidth?: number;
}

type Layout = keyof typeof PAGE_PADDING;

const upright = (shown: string) => `(max-width: ${UPRIGHT_MAX}px) ${shown}`;
const phone = (shown: string) => `(max-width: ${PHONE_MAX}px) ${shown}`;
const tablet = (shown: string) => `(max-width: ${TABLET_MAX}px) ${shown}`;

/** The page’s column, or one of several equal ones in it. */
function column(layout: Layout, { of = 1, gap = 24 } = {}): string {
  const taken = Math.ceil((2 * PAGE_PADDING[layout] + (of - 1) * gap) / of);
  return `calc(${Math.round(1000 / of) / 10}vw - ${taken}px)`;
}

/** The same on a desktop, where it grows no wider than pictures may. */
function desktop({ of = 1, gap = 24 } = {}): string {
  return `min(${Math.ceil((IMAGE_MAX - (of - 1) * gap) / of)}px, ${column('desktop', { of, gap })})`;
}

/** Three or four pictures in a row are swiped through on a phone. */
const SWIPED = phone('min(352px, calc(84vw - 60px))');

/** An upright version is shown in the column of a phone, and no larger, at twice its pixels. */
export const PORTRAIT_SHOWN = UPRIGHT_MAX - 2 * PAGE_PADDING.phone;
export const PORTRAIT_WIDTHS = [960];
export const PORTRAIT_SIZES = column('phone');

/** The still of a prototype that stands in a phone (DeviceFrame.module.css). */
export const PHONE_STILL_SIZES = [upright('100vw'), '332px'].join(', ');

/** The cover of a locked study, in the column beside the password (Gate.module.css). */
export const TEASER_SIZES = [
  phone(column('phone')),
  '(max-width: 1055px) 88vw',
  `min(${IMAGE_MAX}px, calc(88vw - 608px))`,
].join(', ');

/** The cover of a study on the Work page, by how that shows them (src/ui/Card). On cards: eleven of twenty parts, less a margin. */
export const COVER_SIZES = {
  cards: [
    phone(column('phone')),
    `(max-width: ${STACKED_MAX}px) ${column('tablet')}`,
    tablet('calc(55vw - 140px)'),
    'min(672px, calc(55vw - 256px))',
  ].join(', '),
  grid: [
    phone(column('phone')),
    tablet(column('tablet', { of: 2 })),
    `min(${PAGE_MAX / 2 - 32}px, ${column('desktop', { of: 2 })})`,
  ].join(', '),
  list: [
    upright(column('phone')),
    phone('calc(35vw - 40px)'),
    tablet('calc(34vw - 80px)'),
    'min(722px, calc(34vw - 150px))',
  ].join(', '),
  panels: [
    phone(column('phone')),
    tablet(column('tablet', { of: 2, gap: 40 })),
    `min(${PAGE_MAX / 2 - 48}px, ${column('desktop', { of: 2, gap: 72 })})`,
  ].join(', '),
} as const;

export const places = {
  heroCover: {
    name: 'the cover of the Work page',
    shown: 608,
    widths: [360, 640, 960, 1280],
    sizes: [
      `(max-width: ${HERO_MAX - 1}px) min(480px, ${column('phone')})`,
      desktop({ of: 2, gap: 64 }),
    ].join(', '),
  },
  card: {
    name: 'a project card',
    shown: 700,
    widths: [360, 640, 960, 1440],
    sizes: COVER_SIZES.cards,
  },
  portrait: {
    name: 'the photo on the About page',
    shown: 400,
    widths: [320, 480, 800],
    sizes: [upright(`min(320px, ${column('phone')})`), phone('calc(40vw - 40px)'), '400px'].join(', '),
  },
  painting: {
    name: 'the grid of the Fun page',
    shown: 448,
    widths: [360, 640, 960],
    sizes: [
      upright(column('phone')),
      phone(column('phone', { of: 2, gap: 32 })),
      `(max-width: ${TWO_COLUMNS_MAX}px) ${column('tablet', { of: 2 })}`,
      tablet(column('tablet', { of: 3, gap: 32 })),
      desktop({ of: 3, gap: 32 }),
    ].join(', '),
    fullWidth: 2000,
  },
  studyHero: {
    name: 'the top of a case study',
    shown: 1280,
    phoneWidths: [640],
    widths: [1280, 1920],
    sizes: [upright('100vw'), phone(column('phone')), tablet(column('tablet')), desktop()].join(', '),
  },
  wide: {
    name: 'a wide picture',
    shown: 1280,
    phoneWidths: [640],
    widths: [1280, 1920],
    sizes: [phone(column('phone')), tablet(column('tablet')), desktop()].join(', '),
    fullWidth: 2560,
  },
  half: {
    name: 'a picture beside another',
    shown: 628,
    widths: [640, 1280],
    sizes: [
      upright(column('phone')),
      phone(column('phone', { of: 2 })),
      tablet(column('tablet', { of: 2 })),
      desktop({ of: 2 }),
    ].join(', '),
    fullWidth: 1600,
  },
  third: {
    name: 'one of three pictures in a row',
    shown: 411,
    widths: [360, 640, 960],
    sizes: [SWIPED, tablet(column('tablet', { of: 3 })), desktop({ of: 3 })].join(', '),
    fullWidth: 1600,
  },
  quarter: {
    name: 'one of four pictures in a row',
    shown: 528,
    widths: [320, 640, 960],
    sizes: [SWIPED, tablet(column('tablet', { of: 2 })), desktop({ of: 4 })].join(', '),
    fullWidth: 1600,
  },
  phone: {
    name: 'a feature on a phone',
    shown: 560,
    widths: [640, 1280],
    sizes: [
      upright(column('phone')),
      phone(column('phone', { of: 2 })),
      tablet('calc(45vw - 90px)'),
      '560px',
    ].join(', '),
    fullWidth: 1280,
  },
  persona: {
    name: 'a persona’s portrait',
    shown: 280,
    widths: [320, 640],
    sizes: [phone('160px'), '280px'].join(', '),
  },
  prototype: {
    name: 'the still of a prototype',
    // In the frame of a phone. Wider frames are for wider prototypes, whose still is as wide as they are.
    shown: 350,
    widths: [390, 780, 1440],
    // On phones a prototype takes the whole width: the visitor’s own device is the frame.
    sizes: [
      upright('100vw'),
      phone(column('phone')),
      tablet(column('tablet')),
      `min(1040px, ${column('desktop')})`,
    ].join(', '),
  },
  film: {
    name: 'the still of a film',
    // In the frame of a phone. Wider frames are for wider films, whose still is as wide as they are.
    shown: 400,
    widths: [390, 780, 1440],
    sizes: [phone(column('phone')), tablet(column('tablet')), `min(1080px, ${column('desktop')})`].join(', '),
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** A still fills the frame it stands in, whatever its own size. */
export const isStill = (place: PlaceName): boolean => place === 'film' || place === 'prototype';

/** A master from this width on is sharp in its place on every screen. */
export const sharpFrom = (place: PlaceName): number => Math.max(...places[place].widths);
export const PORTRAIT_SHARP_FROM = Math.max(...PORTRAIT_WIDTHS);

/** A master narrower than this would be shown larger than half of its pixels allow: it is refused. */
export const leastWidth = (shown: number): number => Math.ceil(shown / 2);

interface Size {
  width: number;
  height: number;
}

/** Whether a picture has fewer pixels than its place is wide. A film’s still stays as large as its film. */
export const isSmallIn = (place: PlaceName, { width }: Size): boolean =>
  !isStill(place) && width < places[place].shown;

/** Taller than this on the page, in CSS pixels, a picture would have to be scrolled through. */
const TALL = 1600;

/** A phone’s screen is no longer than this for its width; what is longer is a page. */
const LONGEST_SCREEN = 2.5;

/** Whether a picture is upright as a phone’s screen is. */
export const isScreen = ({ width, height }: Size): boolean =>
  height >= width * 1.6 && height <= width * LONGEST_SCREEN;

/**
 * Whether a picture would be that tall: a `screen` is then shown whole, and of a `page` the upper part. A card and a
 * device cut what they show to their own shape anyway.
 */
export function tallIn(place: PlaceName, { width, height }: Size): 'screen' | 'page' | undefined {
  const isTall = (Math.min(places[place].shown, width) * height) / width > TALL;
  if (isStill(place) || place === 'card' || !isTall) return undefined;
  return height > width * LONGEST_SCREEN ? 'page' : 'screen';
}
