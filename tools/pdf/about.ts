/** What a PDF says of itself. */
export interface About {
  title: string;
  author: string;
}

/**
 * The same PDF with its author in it, and its title in the window’s bar: Chrome writes neither. What is there stays as it
 * is, tags and all; the new lines come after it, as the format has it for changes.
 */
export function withAbout(pdf: Buffer, { title, author }: About): Buffer {
  const text = pdf.toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const numberIn = (pattern: RegExp) => Number(pattern.exec(trailer)?.[1] ?? Number.NaN);
  const [size, root, info] = [
    numberIn(/\/Size (\d+)/),
    numberIn(/\/Root (\d+) 0 R/),
    numberIn(/\/Info (\d+) 0 R/),
  ];
  const before = numberIn(/startxref\s+(\d+)/);
  if (![size, root, before].every(Number.isInteger)) throw new Error('The browser’s PDF cannot be read.');
  const id = /\/ID\s*\[[^\]]*\]/.exec(trailer)?.[0] ?? '';
  const catalog = dictionaryOf(text, root);
  const facts = Number.isInteger(info) ? dictionaryOf(text, info) : '';
  const own = facts.replaceAll(/\/(Title|Author)\s*(\((?:\\.|[^\\)])*\)|<[^>]*>)/g, '');
  const infoNumber = Number.isInteger(info) ? info : size;
  const objects = [
    { number: infoNumber, body: `<<${own}\n/Title ${written(title)}\n/Author ${written(author)}>>` },
    {
      number: root,
      body: `<<${catalog}${catalog.includes('/ViewerPreferences') ? '' : '\n/ViewerPreferences <</DisplayDocTitle true>>'}>>`,
    },
  ].toSorted((a, b) => a.number - b.number);
  let at = pdf.length + 1;
  const placed = objects.map(({ number, body }) => {
    const whole = `${number} 0 obj\n${body}\nendobj\n`;
    const one = { number, whole, at };
    at += whole.length;
    return one;
  });
  const table = placed
    .map((one) => `${one.number} 1\n${String(one.at).padStart(10, '0')} 00000 n \n`)
    .join('');
  const end = `xref\n${table}trailer\n<</Size ${Math.max(size, infoNumber + 1)} /Root ${root} 0 R /Info ${infoNumber} 0 R /Prev ${before} ${id}>>\nstartxref\n${at}\n%%EOF\n`;
  const added = `\n${placed.map(({ whole }) => whole).join('')}${end}`;
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')]);
}

/** What stands between the outer brackets of an object. */
function dictionaryOf(text: string, number: number): string {
  const start = text.search(new RegExp(`(?:^|[\\r\\n])${number} 0 obj\\b`));
  const end = text.indexOf('endobj', start);
  const [, inside] = /<<([\s\S]*)>>/.exec(start === -1 ? '' : text.slice(start, end)) ?? [];
  if (inside === undefined) throw new Error('The browser’s PDF cannot be read.');
  return inside;
}

/** Any script, as the format writes it: UTF-16 in hexadecimal digits. */
const written = (words: string): string =>
  `<${Buffer.from(`\ufeff${words}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
