/** The palette, for what no stylesheet reaches: pictures and the web manifest. A test holds them to the tokens. */
export const palette = {
  black: '#2b2420',
  white: '#ffffff',
  yellow: '#f4be35',
  greyLight: '#f7f7f7',
} as const;
