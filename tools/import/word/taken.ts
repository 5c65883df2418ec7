import { all, child, isIn, type Left, nameOf, takeOut, value, wordsIn } from './dom.ts';
import { hiddenBy, type Style } from './styles.ts';

const TOC = /^((toc|contents) (\d|heading)|table of figures)$/;

/** Takes out what a reader of the document does not read as its text, and gives back its words. */
export function takenOut(document: Document, styles: ReadonlyMap<string, Style>): Left[] {
  const left: Left[] = [];
  const leave = (what: string, why: string, words: string) => {
    if (words) left.push({ what, why, words });
  };
  const take = (elements: readonly Element[], what: string, why: string) => {
    for (const one of elements) {
      leave(what, why, wordsIn(one));
      takeOut(one);
    }
  };
  const styleOf = (about: Element | undefined, kind: string) =>
    styles.get(value(child(about, kind), 'val') ?? '');

  const back = 'Whoever wrote them took them back, and the document still shows it.';
  const isOfMark = (one: Element) => /Pr$/.test((one.parentNode as Element).localName);
  take(
    all(document, ['w:tr']).filter((row) => child(row, 'w:trPr', 'w:del')),
    'deleted words',
    back,
  );
  take(
    all(document, ['w:del'], ['w:del']).filter((one) => !isOfMark(one)),
    'deleted words',
    back,
  );
  const [arrived] = all(document, ['w:moveTo']);
  take(all(document, ['w:moveFrom']), arrived ? '' : 'moved words', arrived ? '' : back);

  const isOfContents = (box: Element) =>
    /table of contents/i.test(value(child(box, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery'), 'val') ?? '');
  const own = 'A study has its own list of sections.';
  const isContents = (one: Element) =>
    nameOf(one) === 'w:sdt'
      ? isOfContents(one)
      : nameOf(one) === 'w:p' && TOC.test(styleOf(child(one, 'w:pPr'), 'w:pStyle')?.name ?? '');
  for (const contents of all(document, isContents)) {
    leave('the table of contents', own, wordsIn(contents));
    emptied(contents);
  }

  for (const run of all(document, ['w:r'])) {
    const about = child(run, 'w:rPr');
    const paragraph = styleOf(child(holderOf(run), 'w:pPr'), 'w:pStyle');
    const isHidden = hiddenBy(about) ?? styleOf(about, 'w:rStyle')?.isHidden ?? paragraph?.isHidden;
    if (!isHidden) continue;
    leave('hidden words', 'The document does not show them.', wordsIn(run));
    emptied(run);
  }

  take(
    all(document, ['m:oMathPara', 'm:oMath']).filter((one) => !isIn(one, 'm:oMathPara')),
    'a formula',
    'A study has no place for formulas.',
  );
  for (const said of all(document, ['w:tblCaption', 'w:tblDescription']))
    leave(
      'what is said of a table',
      'Only those who cannot see it hear it, and a study has no place for it.',
      value(said, 'val') ?? '',
    );
  if (all(document, ['w:subDoc']).length > 0)
    left.push({
      what: 'a part of the document',
      why: 'It lies in a file of its own: bring that too.',
      words: '',
    });
  return inOne(left.filter(({ what }) => what));
}

/** Without its words; fields go on across the ends of what holds them, and so their marks stay. */
function emptied(element: Element): void {
  for (const one of all(element, ['w:t', 'w:tab', 'w:ptab', 'w:br', 'w:cr', 'w:sym'])) takeOut(one);
}

function holderOf(run: Element): Element | undefined {
  let holder: Element | undefined = run;
  while (holder && nameOf(holder) !== 'w:p')
    holder = holder.parentNode?.nodeType === 1 ? (holder.parentNode as Element) : undefined;
  return holder;
}

/** The same for the same reason is told once, with all of its words. */
function inOne(left: readonly Left[]): Left[] {
  const all = new Map<string, Left>();
  for (const one of left) {
    const known = all.get(one.what);
    all.set(one.what, known ? { ...known, words: `${known.words} … ${one.words}` } : one);
  }
  return [...all.values()];
}
