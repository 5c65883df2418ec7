// Whatever letters a file is written in, its words are read as its writer saw them.
import { describe, expect, test } from 'vitest';
import { doubtsOf, lettersOf, textOf } from './charset.ts';

/** A text in letters that no program writes any more by itself. */
function inLetters(encoding: string, text: string): Uint8Array {
  const wanted = new Set(text);
  const known = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const learn = (bytes: number[]) => {
    try {
      const sign = decoder.decode(Uint8Array.from(bytes));
      if (wanted.has(sign) && !known.has(sign)) known.set(sign, bytes);
    } catch {
      // no letter
    }
  };
  for (let byte = 0; byte < 256; byte++) learn([byte]);
  for (let one = 0x81; one < 255 && known.size < wanted.size; one++)
    for (let two = 0x30; two < 255; two++) learn([one, two]);
  return Uint8Array.from([...text].flatMap((sign) => known.get(sign) ?? []));
}

function inPairs(text: string, isBig = false): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return new Uint8Array(view.buffer);
}

const RUSSIAN = 'Мы спросили пассажиров, почему они не смотрят на расписание.';
const JAPANESE = '私たちは乗客に、なぜ時刻表を見ないのかと尋ねました。';
const CHINESE = '我们问乘客，为什么他们不看时刻表，他们说上面的字太小了。';
const FRENCH = 'L’été dernier, la bibliothèque a créé un système où l’on prête des vélos.';

describe('a page is read in the letters that it names', () => {
  test.each([
    ['windows-1251', RUSSIAN, '<meta charset="windows-1251">'],
    ['shift_jis', JAPANESE, '<!-- saved --><html lang=ja><head><META CHARSET=Shift_JIS>'],
    [
      'gb18030',
      '通道',
      '<!doctype html><meta http-equiv="Content-Type" content="text/html; charset=gb2312">',
    ],
    ['euc-kr', '승객', '<?xml version="1.0" encoding="EUC-KR"?><html><meta charset="utf-8">'],
    ['windows-1252', 'été', '<!doctype html><meta charset="iso-8859-1">'],
  ])('%s', (encoding, words, head) => {
    const page = `${head}<p>${words}</p>`;
    const bytes = inLetters(encoding, page);
    expect([textOf(bytes), doubtsOf(bytes)]).toEqual([page, []]);
  });

  test('in seven bits', () => {
    const start = new TextEncoder().encode('<html><meta charset="iso-2022-jp">');
    const bytes = Uint8Array.from([...start, 0x1b, 0x24, 0x42, 0x41, 0x25, 0x1b, 0x28, 0x42]);
    expect(textOf(bytes)).toBe('<html><meta charset="iso-2022-jp">船');
  });

  test.each([
    ['<meta charset="windows-1252">', FRENCH],
    ['<meta charset="gb2312">', CHINESE],
    ['<meta charset="utf-16">', RUSSIAN],
    ['<meta charset="klingon">', RUSSIAN],
  ])('but not once it has become UTF-8: %s', (head, words) => {
    const page = `<!doctype html>${head}${words}`;
    expect(lettersOf(new TextEncoder().encode(page))).toEqual({ text: page, isDamaged: false });
  });

  test('and a text that writes about pages is none', () => {
    const text = `# ${FRENCH}\n\n    <meta charset="shift_jis">\n`;
    expect(textOf(new TextEncoder().encode(text))).toBe(text);
  });
});

describe('letters of two bytes are known without a mark', () => {
  test.each([
    `# Ferry\r\n\r\n${FRENCH}\r\n`,
    `# Паром\n\n${RUSSIAN}\n`,
    `# 一\n\n${CHINESE}${CHINESE}\n`,
    'Name\nFigma\n',
    '<?xml version="1.0" encoding="UTF-16"?>',
  ])('%s', (text) => {
    const plain = text.replaceAll('\r\n', '\n');
    expect([inPairs(text), inPairs(text, true)].map(lettersOf)).toEqual([
      { text: plain, isDamaged: false },
      { text: plain, isDamaged: false },
    ]);
  });

  test('and a sign that got into a text by chance makes none of it', () => {
    expect(textOf(new TextEncoder().encode(`${RUSSIAN}\0`))).toBe(`${RUSSIAN}\0`);
  });
});

describe('where nothing is said, the likeliest letters are taken, and that is told', () => {
  test.each([
    ['windows-1252', FRENCH],
    ['macintosh', 'Größe und Höhe der Türen müssen für Züge geändert werden.'],
    ['windows-1250', 'Każdy pasażer chciałby wiedzieć, kiedy następny autobus odjeżdża.'],
    ['windows-1251', RUSSIAN],
    ['koi8-u', RUSSIAN],
    ['windows-1253', 'Ρωτήσαμε τους επιβάτες γιατί δεν κοιτάζουν τα δρομολόγια.'],
    ['windows-1255', 'שאלנו את הנוסעים מדוע אינם מביטים בלוח הזמנים.'],
    ['windows-1256', 'سألنا الركاب لماذا لا ينظرون إلى جدول المواعيد.'],
    ['windows-874', 'เราถามผู้โดยสารว่าทำไมพวกเขาไม่ดูตารางเวลา'],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['gb18030', CHINESE],
    ['big5', '我們問乘客，為什麼他們不看時刻表，他們說上面的字太小了。'],
    ['euc-kr', '우리는 승객들에게 왜 시간표를 보지 않는지 물었습니다.'],
  ])('%s', (encoding, words) => {
    const bytes = inLetters(encoding, `# A\n\n${words}\n`);
    expect(lettersOf(bytes)).toEqual({ text: `# A\n\n${words}\n`, guess: encoding, isDamaged: false });
    expect(doubtsOf(bytes)).toMatchObject([{ why: expect.stringContaining(encoding) }]);
  });
});

test('UTF-8 that lost a byte stays UTF-8, and the word it stood in is told', () => {
  const whole = new TextEncoder().encode(`${FRENCH} Fin été`);
  const bytes = whole.subarray(0, -1);
  expect(textOf(bytes)).toBe(`${FRENCH} Fin ét\uFFFD`);
  expect(doubtsOf(bytes)).toMatchObject([{ what: 'some letters', words: 'ét\uFFFD' }]);
  expect(doubtsOf(whole)).toEqual([]);
});
