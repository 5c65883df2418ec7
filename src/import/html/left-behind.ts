import { allSaid } from './titles.ts';
import { attr, documentOf, type Element, hasClass, UNSEEN, visibleText } from './tree.ts';

interface Left {
  what: string;
  why: string;
  words: string;
}

const ELSEWHERE =
  'It is shown from another site, and a page here asks nobody else. Make a picture of it, or link to it.';
const FORM = 'It is a part of a form, which a study has no use for.';

/** What is left out and is nobody’s loss. */
const NOTHING = 'nothing';

/** What a study has no place for, and why; undefined for everything that may come along. */
export function leftBehind(element: Element): Left | typeof NOTHING | undefined {
  const words = UNSEEN.includes(element.tagName)
    ? element.childNodes.map(visibleText).join(' ').trim()
    : allSaid(element);
  const address = attr(element, 'src') ?? attr(element, 'data') ?? '';
  switch (element.tagName) {
    case 'img':
      return isIcon(element, address) ? NOTHING : undefined;
    case 'iframe': {
      // SingleFile writes the page out that is shown in one.
      const { body } = documentOf(attr(element, 'srcdoc') ?? '');
      const shown = [words, body ? visibleText(body) : ''].join(' ').trim();
      return {
        what: 'an embed',
        why: address ? `${ELSEWHERE} Its address: ${address.slice(0, 300)}` : ELSEWHERE,
        words: shown,
      };
    }
    case 'embed':
    case 'object':
      return {
        what: 'an embed',
        why: address ? `${ELSEWHERE} Its address: ${address.slice(0, 300)}` : ELSEWHERE,
        words,
      };
    case 'video':
      return {
        what: 'a film',
        why: 'Films are put into a study by hand, so that their still can be chosen.',
        words,
      };
    case 'audio':
      return { what: 'a sound', why: 'A study has no place for sounds.', words };
    case 'svg':
    case 'canvas':
      return isSign(element) && words === ''
        ? NOTHING
        : { what: 'a drawing', why: 'It is drawn by the page itself. Export it as a picture.', words };
    case 'math':
      return { what: 'a formula', why: 'A study has no place for formulas.', words };
    case 'form':
    case 'button':
    case 'input':
    case 'select':
    case 'textarea':
      // A box to tick in a list says nothing that the list does not.
      return attr(element, 'type') === 'checkbox' || words === ''
        ? NOTHING
        : { what: 'a part of a form', why: FORM, words };
    case 'noscript': {
      const said = words.replaceAll(/<[^>]*>/g, ' ').trim();
      return said
        ? { what: 'something hidden', why: 'The page shows it only where scripts are off.', words: said }
        : NOTHING;
    }
    case 'script':
    case 'style':
    case 'template':
    case 'link':
    case 'meta':
    case 'hr':
      return NOTHING;
    default:
      break;
  }
  const isHidden =
    attr(element, 'hidden') !== undefined || /display:\s*none/.test(attr(element, 'style') ?? '');
  if (isHidden) return { what: 'something hidden', why: 'The page did not show it.', words };
  if (element.tagName === 'figure' && hasClass(element, 'equation'))
    return { what: 'a formula', why: 'A study has no place for formulas.', words };
  return undefined;
}

/** Notion’s sign of a page or a box: one of its own, or one that somebody drew. */
const isIcon = (element: Element, address: string): boolean =>
  /^(icon|notion-static-icon|page-header-icon|notion-emoji)/.test(attr(element, 'class') ?? '') ||
  /^https:\/\/(www\.)?notion\.so\/icons\//.test(address);

/** A small drawing beside words: an arrow, a logo of a network. */
const isSign = (element: Element): boolean => {
  const width = Number.parseFloat(
    attr(element, 'width') ??
      (attr(element, 'viewbox') ?? attr(element, 'viewBox') ?? '').split(/[\s,]+/)[2] ??
      '',
  );
  return !(width > 64);
};
