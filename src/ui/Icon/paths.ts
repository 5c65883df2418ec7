/** The signs, drawn with a round line of 2 on a field of 24. */
export const ICON_PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13zM12 14.5v2',
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  mail: 'M3.5 6h17v12h-17zM4 7l8 6 8-6',
  outward: 'M8 16L17 7M9 7h8v8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  eyeClosed:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M10 10a2.8 2.8 0 0 0 4 4',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  restart: 'M4 4v5h5M4.6 9A8 8 0 1 1 4 13.5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Those that point the way the text runs: they turn round with it. */
export const POINTING: readonly IconName[] = ['arrow', 'previous', 'next', 'outward'];
