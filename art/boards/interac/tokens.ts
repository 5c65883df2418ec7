import '@fontsource-variable/figtree';
import '@fontsource-variable/arimo';

/** The emulator's own look. Honey belongs to the presenter, never to the bank. */
export const c = {
  charcoal: '#2a2826',
  ink: '#2a2826',
  text: '#4d4945',
  muted: '#736d66',
  faint: '#a49d95',
  line: '#e9e5df',
  hair: '#f1eee9',
  paper: '#ffffff',
  page: '#faf9f6',
  sand: '#f3efe8',
  honey: '#eba92a',
  honeyDeep: '#8a5a00',
  honeySoft: '#fdf3dc',
  positive: '#1f7a4d',
  negative: '#b3261e',
} as const;

export const font = "'Figtree Variable', sans-serif";
export const oldFont = "'Arimo Variable', sans-serif";

export type BankId = 'default' | 'td' | 'bmo' | 'scotia' | 'rbc' | 'cibc';

/** All a bank changes. Layout, words and data stay where they are. */
export type BankTheme = {
  id: BankId;
  /** As the selector writes it. */
  label: string;
  /** As the bank's own header writes it. */
  name: string;
  chrome: string;
  onChrome: string;
  /** Marks the current page on the chrome. */
  mark: string;
  /** Buttons and links on white. */
  action: string;
  onAction: string;
  tint: string;
  radius: number;
};

export const banks: Record<BankId, BankTheme> = {
  default: {
    id: 'default',
    label: 'Default',
    name: 'Your Bank',
    chrome: '#2f2d2b',
    onChrome: '#ffffff',
    mark: '#eba92a',
    action: '#2f2d2b',
    onAction: '#ffffff',
    tint: '#f2efea',
    radius: 12,
  },
  td: {
    id: 'td',
    label: 'TD',
    name: 'TD',
    chrome: '#0b7a3e',
    onChrome: '#ffffff',
    mark: '#a9e2bd',
    action: '#0b7a3e',
    onAction: '#ffffff',
    tint: '#e7f4ec',
    radius: 6,
  },
  bmo: {
    id: 'bmo',
    label: 'BMO',
    name: 'BMO',
    chrome: '#0075be',
    onChrome: '#ffffff',
    mark: '#ffffff',
    action: '#0075be',
    onAction: '#ffffff',
    tint: '#e5f2fa',
    radius: 10,
  },
  scotia: {
    id: 'scotia',
    label: 'Scotia',
    name: 'Scotia',
    chrome: '#d5121e',
    onChrome: '#ffffff',
    mark: '#ffffff',
    action: '#d5121e',
    onAction: '#ffffff',
    tint: '#fdebeb',
    radius: 16,
  },
  rbc: {
    id: 'rbc',
    label: 'RBC',
    name: 'RBC',
    chrome: '#00458f',
    onChrome: '#ffffff',
    mark: '#fed141',
    action: '#00458f',
    onAction: '#ffffff',
    tint: '#e6eef8',
    radius: 8,
  },
  cibc: {
    id: 'cibc',
    label: 'CIBC',
    name: 'CIBC',
    chrome: '#84153c',
    onChrome: '#ffffff',
    mark: '#f0b9c9',
    action: '#84153c',
    onAction: '#ffffff',
    tint: '#f8e9ee',
    radius: 4,
  },
};

export const bankIds = ['default', 'td', 'bmo', 'scotia', 'rbc', 'cibc'] as const satisfies readonly BankId[];
