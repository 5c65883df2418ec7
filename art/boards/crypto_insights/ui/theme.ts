import '@fontsource-variable/sora';
import '@fontsource-variable/figtree';

/** Deep forest to mint. Mint is kept for two meanings: the price went up, and the one thing to do next. */
export const green = {
  night: '#050a08',
  950: '#09120e',
  900: '#0f1d17',
  850: '#152820',
  800: '#1c352a',
  700: '#265040',
  600: '#2f6e56',
  500: '#2f9e74',
  400: '#4fd39a',
  line: '#43b98a',
  mint: '#7df0bd',
  200: '#b4f7d8',
  100: '#dcfbec',
} as const;

export const ink = { bright: '#f2f8f4', soft: '#a9beb3', dim: '#7d9489', onMint: '#062417' } as const;

/** Down is the absence of mint, not an alarm. */
export const down = '#9db3a7';
/** The one warm colour: something needs an answer from you. */
export const amber = '#f3c46b';

export const face = {
  figure: "'Sora Variable', sans-serif",
  text: "'Figtree Variable', sans-serif",
} as const;
