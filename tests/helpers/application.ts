import { getDocumentProxy } from 'unpdf';

/** What a program for applications makes of a resume: it goes by positions, letters in bold and a few known words. */
export interface Application {
  sections: string[];
  jobs: { position: string; company: string; dates: string; words: string }[];
  education: { diploma: string; school: string; dates: string }[];
  skills: string[];
}

interface Item {
  text: string;
  left: number;
  right: number;
  y: number;
  page: number;
  isBold: boolean;
}
type Line = Item[];

export async function readApplication(pdf: Uint8Array): Promise<Application> {
  const sections = sectionsOf(linesOf(await itemsOf(pdf)));
  const under = (...words: string[]) =>
    Object.entries(sections).find(([title]) =>
      words.some((word) => title.toLowerCase().includes(word)),
    )?.[1] ?? [];
  const entries = (lines: Line[]) =>
    entriesOf(lines).map((entry) => {
      const [first = [], second = [], ...rest] = entry;
      const isDate = ({ text }: Item) => /\b(19|20)\d\d\b/.test(text);
      const said = (line: Line) => line.filter((item) => !isDate(item)).map(({ text }) => text);
      return {
        name: said(first).join(' '),
        place: said(second).join(' '),
        dates: entry.slice(0, 2).flat().find(isDate)?.text ?? '',
        words: rest.map((line) => line.map(({ text }) => text).join(' ')).join(' '),
      };
    });
  return {
    sections: Object.keys(sections),
    jobs: entries(under('experience', 'work', 'employment', 'history', 'job', 'expérience')).map(
      ({ name, place, dates, words }) => ({ position: name, company: place, dates, words }),
    ),
    education: entries(under('education', 'formation')).map(({ name, place, dates }) => ({
      diploma: name,
      school: place,
      dates,
    })),
    skills: under('skill', 'compétence').flatMap((line) =>
      line
        .filter(({ isBold }) => !isBold)
        .flatMap(({ text }) => text.split(',').map((skill) => skill.trim())),
    ),
  };
}

async function itemsOf(pdf: Uint8Array): Promise<Item[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const items: Item[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    // Only then does it know what its fonts are called.
    await page.getOperatorList();
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      const [left = 0, y = 0] = item.transform.slice(4);
      const isBold = name.toLowerCase().includes('bold');
      items.push({ text: item.str, left, right: left + item.width, y, page: number, isBold });
    }
  }
  return items;
}

/** What stands at one height is a line; what touches there is one item. */
function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (!line || !before || before.page !== item.page || Math.abs(before.y - item.y) > 2) lines.push([item]);
    else if (before.isBold === item.isBold && Math.abs(item.left - before.right) < 4)
      line[line.length - 1] = { ...before, text: before.text + item.text, right: item.right };
    else line.push(item);
  }
  return lines.map((line) => line.map((item) => ({ ...item, text: item.text.trim() })));
}

/** A line in bold capitals begins a section, or one of a word or two that says what follows. */
function sectionsOf(lines: readonly Line[]): Record<string, Line[]> {
  const sections: Record<string, Line[]> = { '': [] };
  let title = '';
  for (const [index, line] of lines.entries()) {
    const [item] = line;
    if (index > 1 && item && line.length === 1 && isTitle(item)) {
      title = item.text;
      sections[title] = [];
    } else sections[title]?.push(line);
  }
  return sections;
}

function isTitle({ text, isBold }: Item): boolean {
  if (isBold && /\p{L}/u.test(text) && text === text.toUpperCase()) return true;
  const isShort = /^[A-Z][A-Za-z& ]*$/.test(text) && text.split(/ (?!&)/).length <= 2;
  return isShort && /experience|education|project|skill|job|course|objective|summary|award|honor/i.test(text);
}

/** Where the lines stand further apart than they mostly do, another entry begins. */
function entriesOf(lines: readonly Line[]): Line[][] {
  const gap = (at: number) => Math.round((lines[at - 1]?.[0]?.y ?? 0) - (lines[at]?.[0]?.y ?? 0));
  const gaps = lines.slice(1).map((_, at) => gap(at + 1));
  const count = (wanted: number) => gaps.filter((each) => each === wanted).length;
  const [usual = 0] = gaps.toSorted((a, b) => count(b) - count(a));
  const entries: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0 || gap(at) > usual * 1.4 || gap(at) < 0) entries.push([]);
    entries.at(-1)?.push(line);
  }
  return entries;
}
