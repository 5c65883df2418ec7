// The one place that says which browser tests an engine does not run, and why. They are counted and shown at the end
// of a run: what stands here is not tested there.

export interface Mark {
  engine: 'firefox';
  /** The file’s name without `.spec.ts`, or any file; and words of the test’s name or of what it stands under. */
  file?: string;
  test: string;
  reason: string;
}

const NO_PRINT =
  'The driver cannot show a page as it prints; what comes out of a printer is tested with a PDF.';
const NO_SCHEME = 'The driver cannot say that a device is dark.';
const NO_TOUCH = 'The driver has no finger.';

export const MARKS: readonly Mark[] = [
  {
    engine: 'firefox',
    test: 'without JavaScript ›',
    reason:
      'Without scripts the driver’s own questions go unanswered; no-script.spec.ts asks in another way.',
  },
  {
    engine: 'firefox',
    file: 'frame',
    test: 'pages cross-fade by CSS alone',
    reason: 'Firefox knows no cross-fade between pages yet.',
  },
  {
    engine: 'firefox',
    file: 'layout',
    test: 'what lies behind the closed bar is blurred',
    reason: 'The driver’s pictures of a page leave out backdrop-filter.',
  },
  {
    engine: 'firefox',
    file: 'print',
    test: 'a printed link says where it leads',
    reason:
      'In Firefox’s PDFs, words in a further weight of a variable typeface cannot be read back as text.',
  },
  { engine: 'firefox', file: 'film', test: 'with a tap', reason: NO_TOUCH },
  { engine: 'firefox', file: 'fun', test: 'a swipe shows the next', reason: NO_TOUCH },
  { engine: 'firefox', file: 'fun', test: 'and a tap does not close it', reason: NO_TOUCH },
  { engine: 'firefox', file: 'prototype', test: 'under a thumb', reason: NO_TOUCH },
  { engine: 'firefox', file: 'prototype', test: 'on paper it is its still', reason: NO_PRINT },
  { engine: 'firefox', file: 'frame', test: 'a printed page is the document alone', reason: NO_PRINT },
  { engine: 'firefox', file: 'print', test: 'paper has its own margins', reason: NO_PRINT },
  { engine: 'firefox', file: 'study', test: 'is a clean document on paper', reason: NO_PRINT },
  { engine: 'firefox', file: 'rows', test: 'on paper folds are open', reason: NO_PRINT },
  {
    engine: 'firefox',
    file: 'sweep',
    test: 'axe finds nothing, in light and dark',
    reason: NO_SCHEME,
  },
  {
    engine: 'firefox',
    test: 'where the visitor’s device decides between light and dark ›',
    reason: NO_SCHEME,
  },
  { engine: 'firefox', file: 'gate', test: 'prints with every picture', reason: NO_PRINT },
  {
    engine: 'firefox',
    file: 'gate',
    test: 'gives back a locked page',
    reason:
      'It starts a Chromium of its own: the driver waits for a load that a page out of memory never has.',
  },
];

/** Why this test is not run in this engine, if so. `path` is its file’s name, what it stands under, and its own name. */
export function markOf(engine: string, path: readonly string[]): Mark | undefined {
  const [file = '', ...titles] = path;
  const whole = titles.join(' › ');
  return MARKS.find(
    (mark) =>
      mark.engine === engine &&
      (!mark.file || file.endsWith(`${mark.file}.spec.ts`)) &&
      whole.includes(mark.test),
  );
}
