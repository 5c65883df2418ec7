/** What is newer than the promised browsers, and what they do without it. A line per thing, or per property. */
export const FALLBACKS: Record<string, string> = {
  // Looks and comforts that may be missing.
  '@view-transition': 'Pages change without a cross-fade.',
  ':view-transition-group': 'The same.',
  'view-transition-name': 'The same.',
  'text-wrap: pretty': 'A paragraph’s last line may be short.',
  cursor: 'A touch screen has no pointer.',
  'forced-color-adjust': 'Where colours are not forced, nothing has to be kept from it.',
  'overscroll-behavior': 'What lies behind an overlay is held by `overflow: hidden` as well.',
  ':selection': 'iOS marks a selection in its own colour.',
  resize: 'A field of the editor keeps its height.',
  'accent-color': 'The editor’s tick boxes have the system’s colour.',
  'content-visibility: auto': 'Every slide of the overview is drawn at once.',
  // Said in another way as well.
  interactivity: 'A script makes the page behind an open menu inert.',
  'text-size-adjust': 'Written with -webkit- beside it.',
  'user-select': 'The build writes -webkit- beside it.',
  'box-decoration-break': 'The build writes -webkit- beside it.',
  // On paper.
  '@page': 'The printer’s own margins are taken.',
  'break-after: avoid': 'Headings take room for a few lines along (print.css).',
  orphans: 'Firefox keeps no lines together anyway, which is what is asked for.',
  widows: 'The same.',
  ':details-content': 'The words stay folded; the drawing that they tell is there.',
};
