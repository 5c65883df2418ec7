import PDFDocument from 'pdfkit';
import type { PrintFace } from '../fonts/print.ts';
import { faceRuns } from '../fonts/runs.ts';
import type { Direction } from '../model/language.ts';
import { linesOf } from '../share/card/fit.ts';
import { type DirectedRun, inVisualOrder, mirrored } from '../share/card/order.ts';
import { xml } from '../share/xml.ts';
import { boundLetters, type Font } from './bounded.ts';

/** The voices of the resume, each with the faces it is set in and how heavy they are. */
type Voice = 'plain' | 'strong' | 'heading';
export type Voices = Record<Voice, { faces: readonly PrintFace[]; weight: number }>;

/** What a text is set in. */
export interface Style {
  voice: Voice;
  size: number;
  colour: string;
  /** The size of what it stands beside, on one line with it. */
  beside?: number;
  /** Room between letters, in sizes. */
  tracking?: number;
  isUnderlined?: boolean;
}

/** What is left beside a text’s own width comes out a breath off, as computers count: no words break over that. */
const HAIR = 0.001;

/** Where on a line a text stands, from the side the language begins at. */
interface Room {
  from?: number;
  width?: number;
  /** It stands at the other end of its room. */
  isAtEnd?: boolean;
}

export interface Setup {
  size: 'LETTER' | 'A4';
  margin: { side: number; top: number };
  /** Distance of baselines, in sizes. */
  leading: number;
  direction: Direction;
  language: string;
  info: { Title: string; Author: string; Subject: string; CreationDate: Date; ModDate: Date };
  voices: Voices;
}

/**
 * Paper that is written on from the top, one page after another. Whatever is put on it says what it is, a heading, a
 * paragraph, an entry of a list: screen readers go by that, and so do programs that read applications.
 */
export class Paper {
  /** How far down the page is written on. */
  y = 0;
  pages = 0;
  readonly width: number;
  readonly #document: PDFKit.PDFDocument;
  readonly #setup: Setup;
  #element: PDFKit.PDFStructureElement;
  /** Nothing is drawn: it is only tried how much room something takes. */
  #isTrying = false;
  readonly #opened = new Set<string>();
  /** Which way the letters run that are set next. */
  #direction: Direction = 'ltr';

  constructor(setup: Setup) {
    const { size, margin, language, info } = setup;
    this.#setup = setup;
    this.#document = new PDFDocument({
      size,
      margin: 0,
      autoFirstPage: false,
      // Every font is embedded: none of those that a reader is expected to have.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info,
    });
    escapeXml(this.#document);
    this.#element = this.#document.struct('Document');
    this.#document.addStructure(this.#element);
    this.#document.on('pageAdded', () => {
      this.pages += 1;
      this.y = margin.top;
    });
    this.#document.addPage();
    this.width = this.#document.page.width - 2 * margin.side;
  }

  /** What is written within makes up one thing. */
  within(kind: string, write: () => void): void {
    const around = this.#element;
    if (!this.#isTrying) {
      this.#element = this.#document.struct(kind);
      around.add(this.#element);
    }
    write();
    if (this.#element !== around) this.#element.end();
    this.#element = around;
  }

  /** What is written within stays on one page, if one has room for it. */
  together(write: () => void): void {
    const { y } = this;
    const isTrying = this.#isTrying;
    this.#isTrying = true;
    write();
    this.#isTrying = isTrying;
    const height = this.y - y;
    this.y = y;
    const { top } = this.#setup.margin;
    if (!isTrying && y + height > this.#bottom && top + height <= this.#bottom) this.#document.addPage();
    write();
  }

  /** Each is written from the same height. */
  beside(...parts: (() => unknown)[]): void {
    const { y } = this;
    const ends = parts.map((write) => {
      this.y = y;
      write();
      return this.y;
    });
    this.y = Math.max(...ends);
  }

  /** Words, on as many lines as they take; a link where there is an address. */
  text(kind: string, words: string, style: Style, room: Room = {}, url?: string): void {
    const { from = 0, width = this.width - from, isAtEnd = false } = room;
    const said = words.replaceAll(/[^\S\u00a0]+/g, ' ').trim();
    const lines = this.#linesOf(said, style, width);
    const height = this.#heightOf(style);
    if (this.#isTrying) {
      this.y += lines.length * height;
      return;
    }
    const element = this.#document.struct(kind);
    this.#element.add(element);
    element.add(() => {
      let at = 0;
      for (const line of lines) {
        if (this.y + height > this.#bottom) this.#document.continueOnNewPage();
        const own = this.widthOf(line, style);
        at = said.indexOf(line, at) + line.length;
        const left = this.#leftOf(own, from + (isAtEnd ? width - own : 0));
        this.#line({ words: line, hasSpace: said[at] === ' ' }, style, left);
        this.y += height;
      }
    });
    if (url) {
      const widest = Math.max(...lines.map((line) => this.widthOf(line, style)));
      const area = [
        this.#leftOf(widest, from),
        this.y - lines.length * height,
        widest,
        lines.length * height,
      ];
      const [x = 0, y = 0, w = 0, h = 0] = area;
      const about = { structParent: element, Contents: new String(words) };
      this.#document.link(x, y, w, h, url, about as unknown as PDFKit.Mixins.AnnotationOption);
    }
    element.end();
  }

  /** Links behind one another, on as many lines as they take. */
  links(texts: readonly { words: string; url: string }[], style: Style, gap: number): void {
    let from = 0;
    let { y } = this;
    for (const { words, url } of texts) {
      const width = this.widthOf(words, style);
      if (from > 0 && from + width > this.width) {
        from = 0;
        y = this.y;
      }
      this.y = y;
      this.text('Link', words, style, { from }, url);
      from += width + gap;
    }
  }

  /** A line to the other side, for the eye alone. */
  rule(y: number, thickness: number, colour: string, from = 0): void {
    if (this.#isTrying) return;
    const width = this.width - from;
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#stroke(this.#leftOf(width, from), width, y, thickness, colour);
    this.#document.endMarkedContent();
  }

  widthOf(words: string, style: Style): number {
    return this.#runsOf(words, style).reduce((width, run) => width + this.#advance(run, style), 0);
  }

  async end(): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    this.#document.end();
    for await (const part of this.#document) parts.push(part as Uint8Array);
    return Buffer.concat(parts);
  }

  /** No word is left alone on the last line, where a little less room makes no line more. */
  #linesOf(words: string, style: Style, width: number): string[] {
    const wide = (line: string) => this.widthOf(line, style) - HAIR;
    const at = (part: number) => linesOf(words, wide, width * part);
    const whole = at(1);
    const isFine = (lines: readonly string[]) =>
      lines.length === whole.length && this.widthOf(lines.at(-1) ?? '', style) > width * 0.2;
    return whole.length === 1 ? whole : ([1, 0.94, 0.88, 0.8].map(at).find(isFine) ?? whole);
  }

  #heightOf({ size, beside = size }: Style): number {
    return beside * this.#setup.leading;
  }

  get #bottom(): number {
    return this.#document.page.height - this.#setup.margin.top;
  }

  #leftOf(width: number, from: number): number {
    const { margin, direction } = this.#setup;
    return margin.side + (direction === 'rtl' ? this.width - from - width : from);
  }

  /** Where the text goes on, a space ends the line: without it, two words would be read as one. */
  #line({ words, hasSpace }: { words: string; hasSpace: boolean }, style: Style, left: number): void {
    const { size, beside = size } = style;
    // Capitals stand in the middle between two lines, whatever the size.
    const baseline = this.y + this.#heightOf(style) / 2 + beside * 0.35;
    const own = this.widthOf(words, style);
    const runs = this.#runsOf(hasSpace ? `${words} ` : words, style);
    let x =
      this.#setup.direction === 'rtl' && hasSpace ? left + own - this.widthOf(`${words} `, style) : left;
    for (const run of runs) {
      const width = this.#advance(run, style);
      this.#document
        .fillColor(style.colour)
        .text(run.text, x, baseline, { ...optionsOf(run, style), lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
    if (style.isUnderlined) this.#stroke(left, own, baseline + size * 0.2, 0.5, style.colour);
  }

  #stroke(left: number, width: number, y: number, thickness: number, colour: string): void {
    this.#document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(thickness)
      .stroke(colour);
  }

  /** In the faces that have its letters. What none has (an emoji) is left out: a PDF would show a box. */
  #runsOf(words: string, { voice }: Style): DirectedRun[] {
    const { voices, direction } = this.#setup;
    // A space alone comes from the plain face: a font that is embedded for its space only has nothing to draw, and
    // some readers of PDFs refuse it.
    const runs = faceRuns(words, voices[voice].faces)
      .map((run) => (run.text.trim() === '' ? { ...run, face: voices.plain.faces[0] } : run))
      .filter((run) => run.face);
    return inVisualOrder(runs, direction).map((run) =>
      run.isRightToLeft ? { ...run, text: mirrored(run.text) } : run,
    );
  }

  #advance(run: DirectedRun, style: Style): number {
    this.#open(run, style.size);
    const options = optionsOf(run, style);
    return this.#document.widthOfString(run.text, options) + options.characterSpacing;
  }

  /** Makes the font of a run the one that is written in. */
  #open({ face, isRightToLeft }: DirectedRun, size: number): void {
    if (!face) return;
    const { weight = 400 } =
      Object.values(this.#setup.voices).find(({ faces }) => faces.includes(face)) ?? {};
    const name = `${face.name} ${weight}`;
    this.#direction = isRightToLeft ? 'rtl' : 'ltr';
    if (!this.#opened.has(name)) {
      const { _font, _fontFamilies } = this.#document
        .registerFont(name, face.file)
        .font(name) as unknown as Inside;
      // One file may be plain and strong at once, where a typeface has no other: each has its own name in the PDF.
      delete _fontFamilies[_font.name];
      boundLetters(_font.font, face.family);
      nameFont(_font.font, weight, face.name.split('-').at(-1) ?? '');
      const layout = _font.font.layout.bind(_font.font);
      _font.font.layout = (text, features) => layout(text, features, undefined, undefined, this.#direction);
      this.#opened.add(name);
    }
    this.#document.font(name, size);
  }
}

/** What pdfkit knows of its fonts. */
interface Inside {
  _font: { name: string; font: Font };
  _fontFamilies: Record<string, unknown>;
}

/** Arabic letters join: there is no room between them. Words that run from the right are set as one, not each alone. */
function optionsOf({ text, isRightToLeft }: DirectedRun, { size, tracking = 0 }: Style) {
  const characterSpacing = /\p{Script=Arabic}/u.test(text) ? 0 : tracking * size;
  return { characterSpacing, ...(isRightToLeft && { features: [] }) };
}

/**
 * What a PDF calls a font. It tells fonts apart by that, and those of one typeface are alike; programs that read
 * applications know headings by the word Bold in it. It is written as it is: a slash or a bracket would begin something else.
 */
function nameFont(font: Font, weight: number, hash: string): void {
  const [family = ''] = (font.postscriptName ?? '').split('-');
  const plain = family.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 60) || 'Font';
  const heaviness = weight >= 700 ? 'Bold' : weight >= 600 ? 'SemiBold' : 'Regular';
  Object.defineProperty(font, 'postscriptName', { value: `${plain}-${heaviness}-${hash}` });
}

/** The title and the names are written into XML too, where they come as they are: “&” would end it. */
function escapeXml(document: PDFKit.PDFDocument): void {
  const inside = document as unknown as { info: Record<string, unknown>; _addInfo(): void };
  const add = inside._addInfo;
  inside._addInfo = () => {
    const entries = Object.entries(inside.info);
    const info = entries.map(([key, value]) => [key, typeof value === 'string' ? xml(value) : value]);
    add.call(Object.assign(Object.create(document), { info: Object.fromEntries(info) }));
  };
}
