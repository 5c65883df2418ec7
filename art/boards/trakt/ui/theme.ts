import '@fontsource-variable/jetbrains-mono';
import '@fontsource-variable/plus-jakarta-sans';

export const font = "'Plus Jakarta Sans Variable', sans-serif";
export const mono = "'JetBrains Mono Variable', monospace";

export const c = {
  ink: '#1b1842',
  text: '#45426a',
  muted: '#6b6890',
  faint: '#a5a3c2',
  line: '#e3e3f1',
  lineSoft: '#eeeef7',
  ground: '#f5f6fc',
  panel: '#ffffff',
  night: '#1e1a56',
  nightSoft: '#322c80',
  indigo: '#4f46e5',
  indigoDeep: '#3a31b8',
  indigoSoft: '#eceefe',
  violet: '#7c3aed',
  violetSoft: '#f1eafe',
  lavender: '#dedcfb',
  green: '#12865a',
  greenSoft: '#dff5ea',
  amber: '#a85d05',
  amberSoft: '#fdf0d5',
  rose: '#c02659',
  roseSoft: '#fde7ee',
} as const;

export const stages = {
  new: { label: 'New', ink: '#3d55a8', fill: '#e5ebfd', dot: '#6b8af2' },
  contacted: { label: 'Contacted', ink: '#0b6d8c', fill: '#daf2f9', dot: '#22a9cf' },
  qualified: { label: 'Qualified', ink: '#6425d0', fill: '#f0e7fe', dot: '#8f52f5' },
  proposal: { label: 'Proposal', ink: '#96540a', fill: '#fdeed2', dot: '#f0a42c' },
  won: { label: 'Won', ink: '#0d7450', fill: '#dbf5e8', dot: '#26b981' },
} as const;

export type StageId = keyof typeof stages;
export const stageIds = Object.keys(stages) as StageId[];

export const lift = {
  card: '0 1px 2px rgb(30 26 86 / 0.06), 0 2px 6px rgb(30 26 86 / 0.05)',
  pop: '0 2px 6px rgb(30 26 86 / 0.08), 0 14px 34px rgb(30 26 86 / 0.16)',
  drag: '0 6px 12px rgb(30 26 86 / 0.12), 0 24px 48px rgb(30 26 86 / 0.24)',
  drawer: '-2px 0 6px rgb(30 26 86 / 0.05), -18px 0 48px rgb(30 26 86 / 0.14)',
} as const;
