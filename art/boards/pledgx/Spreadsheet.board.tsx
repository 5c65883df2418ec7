import { defineBoard } from '../../board.ts';
import { Spreadsheet, type SpreadsheetProps } from './ui/Spreadsheet.tsx';

const wide: SpreadsheetProps = { width: 1280, height: 600, rowHeight: 28, size: 15.5 };
const portrait: SpreadsheetProps = {
  width: 480,
  height: 600,
  rowHeight: 29,
  size: 15,
  letters: 'BHKLN',
  widths: { B: 184, H: 62, K: 66, L: 66, N: 60 },
};

export const board = defineBoard({
  id: 'pledgx/spreadsheet',
  size: wide,
  Component: Spreadsheet,
  states: {
    wide: { out: 'case-studies/pledgx/spreadsheet.png', props: wide },
    portrait: {
      out: 'case-studies/pledgx/spreadsheet-portrait.png',
      props: portrait,
      size: { width: 480, height: 600 },
    },
  },
});
