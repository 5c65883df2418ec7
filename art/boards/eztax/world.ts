import '@fontsource-variable/fredoka';
import '@fontsource-variable/nunito';

/** EZTax: coral to act, leaf to confirm, honey to ask for a second look, cream to rest on. */
export const c = {
  ink: '#3d2a2c',
  soft: '#7b625f',
  faint: '#b9a49c',
  line: '#f0dfcd',
  cream: '#fff8ee',
  oat: '#fbecd9',
  paper: '#ffffff',
  coral: '#ff8b70',
  coralDeep: '#d9543a',
  coralText: '#b23c25',
  blush: '#ffe3d9',
  petal: '#ffc4b2',
  leaf: '#6fae5e',
  leafDeep: '#2f6b41',
  moss: '#4b8c4c',
  sprout: '#e4f2dc',
  bud: '#c3dfa9',
  honey: '#f7c766',
  honeyText: '#7f5310',
  wax: '#fff1cf',
} as const;

export const type = {
  display: "'Fredoka Variable', sans-serif",
  body: "'Nunito Variable', sans-serif",
} as const;

export const radius = { chip: 999, field: 18, card: 24, sheet: 32 } as const;
