// Small Word documents, in the pieces that programs write them in.
import { strToU8, zipSync } from 'fflate';
import { bundleOf } from '../../src/import/bundle.ts';
import { readBundle } from '../../src/import/readers.ts';
import { proposeStudy, studyValue } from '../../src/import/study.ts';
import { textsIn } from '../../src/import/words.ts';
import { isToWrite } from '../../src/model/starter.ts';
import { readWordFile } from '../../tools/import/word.ts';

export const OPEN = 'http://schemas.openxmlformats.org';
const OF_OFFICE = `${OPEN}/officeDocument/2006`;
const MICROSOFT = 'http://schemas.microsoft.com/office';
const SPACES = Object.entries({
  w: `${OPEN}/wordprocessingml/2006/main`,
  r: `${OF_OFFICE}/relationships`,
  m: `${OF_OFFICE}/math`,
  wp: `${OPEN}/drawingml/2006/wordprocessingDrawing`,
  a: `${OPEN}/drawingml/2006/main`,
  pic: `${OPEN}/drawingml/2006/picture`,
  mc: `${OPEN}/markup-compatibility/2006`,
  wps: `${MICROSOFT}/word/2010/wordprocessingShape`,
  wpg: `${MICROSOFT}/word/2010/wordprocessingGroup`,
  w14: `${MICROSOFT}/word/2010/wordml`,
  se: `${MICROSOFT}/word/2015/wordml/symex`,
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, space]) => `xmlns:${prefix}="${space}"`)
  .join(' ');

export const run = (words: string, about = '') =>
  `<w:r><w:rPr>${about}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
export const paragraph = (inside: string, about = '') =>
  `<w:p>${about && `<w:pPr>${about}</w:pPr>`}${inside.startsWith('<') ? inside : run(inside)}</w:p>`;
export const styled = (words: string, style: string) => paragraph(words, `<w:pStyle w:val="${style}"/>`);
export const mark = (type: string, data = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${data}</w:fldChar></w:r>`;
export const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
export const field = (text: string, result = '', data = '') =>
  `${mark('begin', data)}${code(text)}${result && mark('separate') + result}${mark('end')}`;
export const blip = '<a:blip r:embed="p1"/>';
export const pic = (alt: string, inside = blip) =>
  `<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="i" descr="${alt}"/></pic:nvPicPr><pic:blipFill>${inside}</pic:blipFill></pic:pic>`;
export const drawing = (inside: string, about = '') =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="d" ${about}/><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
export const box = (inside: string) =>
  `<wps:wsp><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></wps:wsp>`;
export const vml = (inside: string) => `<w:r><w:pict>${inside}</w:pict></w:r>`;
export const either = (newer: string, older: string, needs = 'wps') =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="${needs}">${newer}</mc:Choice><mc:Fallback>${older}</mc:Fallback></mc:AlternateContent></w:r>`.replaceAll(
    /(<mc:(?:Choice|Fallback)[^>]*>)<w:r>|<\/w:r>(?=<\/mc:)/g,
    '$1',
  );
export const listed = (words: string, list: number, level = 0) =>
  paragraph(words, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
export const part = (kind: string, inside: string) => `<w:${kind} ${SPACES}>${inside}</w:${kind}>`;
export const related = (
  links: Record<string, [type: string, target: string, isOutside?: true]>,
  strict = false,
) => {
  const types = strict ? 'http://purl.oclc.org/ooxml/officeDocument' : OF_OFFICE;
  const all = Object.entries(links).map(
    ([id, [type, target, isOutside]]) =>
      `<Relationship Id="${id}" Type="${types}/relationships/${type}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="${OPEN}/package/2006/relationships">${all.join('')}</Relationships>`;
};

const style = (id: string, name: string, about = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${about}</w:style>`;
const STYLES = part(
  'styles',
  [
    style('Heading1', 'heading 1'),
    style('Heading2', 'heading 2', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
    style('Titre2', 'Titre 2', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
    style('Mine', 'Mine', '<w:basedOn w:val="Heading2"/>'),
    style('Body', 'Body', '<w:basedOn w:val="Heading2"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>'),
    style('Step', 'Step', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
    style('TOC1', 'toc 1'),
    style('Top', 'z-Top of Form', '<w:rPr><w:vanish/></w:rPr>'),
    style('Block', 'Block Text'),
    style('Below', 'Image Caption'),
  ].join(''),
);
const level = (at: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const LISTS = part(
  'numbering',
  [
    [level(0, 'decimal', 'Step %1:'), level(1, 'lowerLetter', 'Part %1.%2')],
    [level(0, 'bullet', 'o')],
    [level(0, 'upperRoman', '第%1章', 4), level(1, 'decimal', '%1.%2')],
  ]
    .map((levels, id) => `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`)
    .join('') +
    [1, 2, 3].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id - 1}"/></w:num>`).join(''),
);
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type Parts = Record<string, string | Uint8Array>;
export const zipped = (parts: Parts) => {
  // A part of nothing is not there.
  const there = Object.entries(parts).filter(([, one]) => one.length > 0);
  const bytes = there.map(([path, one]) => [
    path,
    typeof one === 'string' ? strToU8(one) : new Uint8Array(one),
  ]);
  return zipSync(Object.fromEntries(bytes));
};
export const small = (words: string) => zipped({ 'word/document.xml': part('document', paragraph(words)) });

/** A document of a program: its text under a title, a sentence and a heading. */
export const document = (body: string, more: Parts = {}) =>
  zipped({
    '[Content_Types].xml': `<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/></Types>`,
    '_rels/.rels': related({ r: ['officeDocument', 'word/document.xml'] }),
    'word/_rels/document.xml.rels': related({
      s: ['styles', 'styles.xml'],
      n: ['numbering', 'numbering.xml'],
      f: ['footnotes', 'footnotes.xml'],
      e: ['endnotes', 'endnotes.xml'],
      p1: ['image', 'media/a.png'],
      p2: ['image', 'media/a.emf'],
      p3: ['image', 'https://a.example/b.png', true],
      l1: ['hyperlink', 'https://a.example/l', true],
      x1: ['package', 'embeddings/Tides.xlsx'],
      c1: ['aFChunk', 'chunk.docx'],
    }),
    'word/document.xml': part(
      'document',
      `<w:body>${styled('Ferry', 'Heading1')}${paragraph('At the top.')}${styled('Times', 'Heading2')}${body}</w:body>`,
    ),
    'word/styles.xml': STYLES,
    'word/numbering.xml': LISTS,
    'word/media/a.png': DOT,
    'word/media/a.emf': 'EMF',
    ...more,
  });

/** What becomes of a document: its texts below the heading, its pictures, and what is told. */
export async function brought(bytes: Uint8Array) {
  const { sources } = await readBundle(bundleOf('a.docx', bytes), { word: readWordFile });
  const widths = new Map([1, 2, 3].map((count) => [`a.docx/picture-${count}.png`, 2000]));
  const study = proposeStudy(sources[0] as NonNullable<(typeof sources)[0]>, widths);
  const { value, notCarried } = studyValue(study);
  const texts = textsIn(value.blocks).filter((text) => text !== 'Times' && !isToWrite(text));
  const pictures = study.proposals.flatMap(({ part: { body } }) =>
    body.kind === 'pictures' ? body.pictures.map(({ alt }) => alt ?? '') : [],
  );
  const told = [...study.notCarried, ...notCarried].map(({ what, words }) => `${what}: ${words}`);
  return { texts, pictures, told, all: [...textsIn(value), ...told] };
}
