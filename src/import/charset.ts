import type { NotCarried } from './source.ts';

/** The words of a file, and what is not sure about them. */
export interface Letters {
  text: string;
  /** Nothing says in which letters it is written, and it is not UTF-8: these are the likeliest. */
  guess?: string;
  /** Some of it is a sign in no letters: what stood there cannot be known. */
  isDamaged: boolean;
}

/** A text as it was written. */
export const textOf = (bytes: Uint8Array): string => lettersOf(bytes).text;

/** By what stands at its start, UTF-8 where it is that, by what a page says of itself, and by a guess last. */
export function lettersOf(bytes: Uint8Array): Letters {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const loose = (encoding: string): Letters => {
    const text = new TextDecoder(encoding).decode(bytes);
    return { text: tidy(text), isDamaged: text.includes('\uFFFD') };
  };
  if (marked) return loose(marked);
  const utf8 = strictly(bytes, 'utf-8');
  const wide = wideIn(bytes, utf8);
  if (wide) return loose(wide);
  const named = namedIn(bytes);
  // A page may have become UTF-8 after it named another: hardly anything else looks like it by chance.
  if (utf8 !== undefined && (!named || ONE_BYTE.test(named) || /[\u0800-\u{10FFFF}]/u.test(utf8)))
    return { text: tidy(utf8), isDamaged: false };
  if (named) return loose(named);
  const first = bytes.findIndex((byte) => byte > 127);
  const sample = bytes.subarray(first, first + ENOUGH);
  if (isCut(sample)) return loose('utf-8');
  const guess = likeliest(sample);
  return { ...loose(guess), guess };
}

/** What its owner has to know of how a file was read: a guess may be wrong, and what is damaged is gone. */
export function doubtsOf(bytes: Uint8Array): NotCarried[] {
  const { text, guess, isDamaged } = lettersOf(bytes);
  const told = (what: string, why: string, words = '') => ({ what, place: 'in the file', why, words });
  const way = 'save it as UTF-8 in the program it comes from, and bring it again.';
  if (guess)
    return [
      told(
        'the kind of its letters',
        `Nothing says it, and it was read as ${guess}. If words look wrong, ${way}`,
      ),
    ];
  if (!isDamaged) return [];
  const words = [...new Set(text.match(/\S{0,30}\uFFFD\S{0,30}/g))].slice(0, 20).join(' ');
  return [told('some letters', `They are damaged in the file. Write them anew, or ${way}`, words)];
}

const MARKS: [name: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const tidy = (text: string) => text.replaceAll(/\r\n?/g, '\n').normalize('NFC');
const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

function strictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** As much of a file as it takes to know its letters. */
const ENOUGH = 100_000;

/** UTF-8 that lost a byte somewhere is UTF-8 still. */
function isCut(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample);
  const [whole, broken] = [count(text, /[^\p{ASCII}\uFFFD]/gu), count(text, /\uFFFD/g)];
  return whole > 3 * broken || (whole > 0 && broken === 1);
}

/** Two bytes for each letter, though nothing at the start says so: read one by one, they are signs that no text has. */
function wideIn(bytes: Uint8Array, utf8: string | undefined): string | undefined {
  const start = bytes.subarray(0, ENOUGH);
  if (!start.includes(0)) return undefined;
  const plain = utf8?.slice(0, ENOUGH);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (plain !== undefined && count(plain, /[\0-\x08\x0E-\x1F]/g) < plain.length / 50) return undefined;
  const [best] = ['utf-16le', 'utf-16be']
    .map((name) => ({ name, common: count(new TextDecoder(name).decode(start), /[\n\r #.,。、，]/g) }))
    .toSorted((one, other) => other.common - one.common);
  return best && best.common > start.length / 400 ? best.name : undefined;
}

/** What a page or a part of a document says of its own letters. */
function namedIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, ENOUGH)).replaceAll(/<!--[\s\S]*?-->/g, '');
  const isPage = /^\s*<(?:!doctype|html|head|meta|title|link|body)\b/i.test(head);
  const [, inXml] = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w:.-]+)/i.exec(head) ?? [];
  const [, inPage] =
    isPage || /^\s*<\?xml/.test(head)
      ? (/<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ?? [])
      : [];
  for (const name of [inXml, inPage])
    try {
      const { encoding } = new TextDecoder(name ?? 'none');
      // A page whose words can be read byte by byte is not written in pairs of them.
      return /^utf-/.test(encoding) ? undefined : encoding;
    } catch {
      // A name that nobody knows says nothing.
    }
  return undefined;
}

const ONE_BYTE = /^(windows|iso-8859|koi8|macintosh|x-mac|ibm)/;

/**
 * Letters that files are still written in, and of each the commonest: in words of their language most of the signs are
 * among them, where there are a few dozen letters, and a third where there are thousands.
 */
const LETTERS: [encoding: string, common: string, kind?: 'latin' | 'thousands'][] = [
  ['windows-1252', 'éèàçêôîùëâïûœäöüßåøæñáíóúãõìò', 'latin'],
  ['macintosh', 'éèàçêôîùëâïûœäöüßåøæñáíóúãõìò', 'latin'],
  ['windows-1250', 'ąęłżśćńóźěščřžýáíéůúťďňőűăţş', 'latin'],
  ['windows-1251', 'оеаинтсрвлкмдпуяыьіз'],
  ['koi8-u', 'оеаинтсрвлкмдпуяыьіз'],
  ['ibm866', 'оеаинтсрвлкмдпуяыьз'],
  ['windows-1253', 'αοιετσνρκπμλςόίήάέύώ'],
  ['windows-1255', 'יוהלאתרמבנשדםע'],
  ['windows-1256', 'اليمونرتبةعدسفهكحق'],
  ['windows-874', 'านรกอเงมยลวดทส่้ีัิะ'],
  ['shift_jis', 'ぁ-んァ-ヶー、。'],
  ['euc-jp', 'ぁ-んァ-ヶー、。'],
  [
    'gb18030',
    '的一是了我不在人们有来他这上着个地到大里说就去子得也和那要下看天时过出小么起你都为，。、',
    'thousands',
  ],
  [
    'big5',
    '的一是了我不在人們有來他這上著個地到大裡說就去子得也和那要下看天時過出小麼起你都為，。、',
    'thousands',
  ],
  ['euc-kr', '이다는에의을를고가한로은지하니도기어나사서리아스자시수대해인그것들있없우게와면만', 'thousands'],
];

/** The letters in which most of the signs are common ones, and stand where such letters stand. */
function likeliest(sample: Uint8Array): string {
  const scored = LETTERS.map(([encoding, common, kind]) => {
    // A sample may end in the middle of a letter.
    const text = strictly(sample, encoding) ?? strictly(sample.subarray(0, -1), encoding) ?? '';
    // In Latin words letters with a mark are few; in others no letter stands beside a Latin one.
    const beside = kind === 'latin' ? '[\\p{L}--\\p{ASCII}]{2}' : '[A-Za-z]';
    const found = count(text, new RegExp(`(?<!${beside})[${common}](?!${beside})`, 'gv'));
    const all = count(text, /[^\p{ASCII}‘’“”«»–—…\u00A0]/gu);
    return { encoding, score: all === 0 ? 0 : (found / all) * (kind === 'thousands' ? 2 : 1) };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.score > 0.3 ? best.encoding : 'windows-1252';
}
