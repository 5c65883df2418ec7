import '@fontsource-variable/ibm-plex-sans';
import type { Level, Reason } from '../data.ts';

export const font = "'IBM Plex Sans Variable', sans-serif";

/** Navy is the workplace, slate the paper; teal, amber and red are spent only on what they mean. */
export const c = {
  navy950: '#081428',
  navy900: '#0d1d3a',
  navy800: '#14294f',
  navy700: '#1f3865',
  navy500: '#3d5a8f',
  ink: '#12203a',
  text: '#33425c',
  slate600: '#53627c',
  slate400: '#8b98ad',
  slate300: '#b9c3d3',
  slate200: '#d8dfe9',
  slate100: '#e8edf4',
  slate50: '#f4f6fa',
  white: '#ffffff',
  teal700: '#0a6f66',
  teal500: '#17a596',
  teal300: '#5fd0c2',
  teal100: '#d5f2ee',
  amber700: '#935400',
  amber500: '#eb9b16',
  amber300: '#f8c566',
  amber100: '#fdf0d2',
  red700: '#ae2430',
  red500: '#dc4450',
  red300: '#f28b91',
  red100: '#fce3e4',
} as const;

export const tone: Record<Level, { solid: string; text: string; soft: string; bright: string }> = {
  high: { solid: c.red500, text: c.red700, soft: c.red100, bright: c.red300 },
  watch: { solid: c.amber500, text: c.amber700, soft: c.amber100, bright: c.amber300 },
  fine: { solid: c.teal500, text: c.teal700, soft: c.teal100, bright: c.teal300 },
};

export const reasonLabel: Record<Reason, string> = {
  'under-billed': 'Under-billed',
  'over-billed': 'Billed past profit',
  fading: 'Fading',
};
