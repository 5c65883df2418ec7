import { posix } from 'node:path';
import { textOf } from './charset.ts';
import { wordsOfPage } from './counted.ts';
import { wordsOfWord } from './counted-word.ts';
import type { NotCarried } from './source.ts';

interface Part {
  path: string;
  bytes: Uint8Array;
}

/** Pages and documents that a Word document has in it: as a part of its text, or to be opened from it. */
export function insideOf(parts: readonly Part[]): NotCarried[] {
  const told: NotCarried[] = [];
  // What stands behind a chart is the chart’s.
  const ofCharts = parts
    .filter(({ path }) => /\/charts\/_rels\//i.test(path))
    .map(({ bytes }) => textOf(bytes));
  const embedded = parts.filter(
    ({ path }) => /\/embeddings\//i.test(path) && !ofCharts.some((rel) => rel.includes(posix.basename(path))),
  );
  for (const { path, bytes } of embedded)
    told.push({
      what: 'a file inside the document',
      place: posix.basename(path),
      why: 'It is opened from the document. Save it as a file of its own, and bring that.',
      words: shortened(wordsOf(path, bytes)),
    });
  // Some programs put a whole page in, which Word itself turns into text when it opens the document.
  for (const { path, bytes } of parts)
    if (/\.(mht|mhtml|x?html?|txt|rtf|docx)$/i.test(path) && !/\/embeddings\//i.test(path))
      told.push({
        what: 'a page inside the document',
        place: 'in the document',
        why: 'Open the document in Word, save it again, and bring it once more: then its words come along.',
        words: wordsOf(path, bytes),
      });
  return told;
}

/** A table may hold thousands of words, and its file says them all. */
const shortened = (words: string) => (words.length > 2000 ? `${words.slice(0, 2000)} …` : words);

function wordsOf(path: string, bytes: Uint8Array): string {
  if (/\.(docx|xlsx|pptx)$/i.test(path)) return wordsOfWord(bytes, posix.basename(path));
  if (/\.rtf$/i.test(path)) return wordsOfRtf(textOf(bytes));
  if (/\.(mht|mhtml|x?html?|txt)$/i.test(path))
    return wordsOfPage(pageIn(bytes)).replaceAll(/\s+/g, ' ').trim();
  return '';
}

/** A page in one piece is a mail: its text is one of the parts, mostly written in signs of seven bits. */
function pageIn(bytes: Uint8Array): string {
  const mail = new TextDecoder('latin1').decode(bytes);
  if (!/^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*Content-Type:/i.test(mail.replaceAll('\r', '')))
    return textOf(bytes);
  const [, edge] = /boundary\s*=\s*"?([^"\s;]+)/i.exec(mail) ?? [];
  const parts = edge ? mail.split(`--${edge}`).slice(1) : [mail];
  return parts
    .map((part) => part.replaceAll('\r', '').replace(/^\n/, ''))
    .map((part): [head: string, body: string] => {
      const end = part.indexOf('\n\n');
      return [part.slice(0, end), part.slice(end + 2)];
    })
    .filter(([head]) => /content-type:\s*text\/(html|plain)/i.test(head))
    .map(([head, body]) => {
      const raw = /transfer-encoding:\s*quoted-printable/i.test(head)
        ? body
            .replaceAll('=\n', '')
            .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) =>
              String.fromCharCode(Number.parseInt(code, 16)),
            )
        : /transfer-encoding:\s*base64/i.test(head)
          ? Buffer.from(body, 'base64').toString('latin1')
          : body;
      const [, charset] = /charset\s*=\s*"?([\w:.-]+)/i.exec(head) ?? [];
      const letters = Buffer.from(raw, 'latin1');
      return /^(utf-8|us-ascii)$/i.test(charset ?? 'utf-8')
        ? textOf(letters)
        : inLetters(letters, charset ?? '');
    })
    .join('\n');
}

function inLetters(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return textOf(bytes);
  }
}

/** The words of a text in RTF: without its commands and the lists of fonts, colours and styles. */
const wordsOfRtf = (text: string): string =>
  text
    .replaceAll(/\{\\(?:\*|fonttbl|colortbl|stylesheet|info|pict|header|footer)(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
    .replaceAll(/\\u(-?\d+) ?(?:\\'[\da-f]{2}|[^\\{}])?/gi, (_, code: string) =>
      String.fromCharCode((Number(code) + 0x10000) % 0x10000),
    )
    .replaceAll(/\\'([\da-f]{2})/gi, (_, code: string) =>
      new TextDecoder('windows-1252').decode(Uint8Array.of(Number.parseInt(code, 16))),
    )
    .replaceAll(/\\(?:par|line|tab|cell|row)\b ?/g, '\n')
    .replaceAll(/\\[a-z]+-?\d* ?|\\\W|[{}]/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
