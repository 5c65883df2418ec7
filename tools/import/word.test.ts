// Small Word documents as Word, LibreOffice, Google Docs, Pages, WPS, Pandoc and others write them: no word of any is lost.
import { describe, expect, test } from 'vitest';
import { bundleOf } from '../../src/import/bundle.ts';
import { wordsOfWord } from '../../src/import/counted-word.ts';
import { readBundle } from '../../src/import/readers.ts';
import { proposeStudy, studyValue } from '../../src/import/study.ts';
import { missingWords } from '../../src/import/words.ts';
import {
  blip,
  box,
  brought,
  code,
  document,
  drawing,
  either,
  field,
  listed,
  mark,
  OPEN,
  type Parts,
  paragraph,
  part,
  pic,
  related,
  run,
  small,
  styled,
  vml,
  zipped,
} from '../../tests/helpers/word-documents.ts';
import { readWordFile } from './word.ts';

describe('a Word document brings', () => {
  const TABLE = (cells: string) => `<w:tbl><w:tr>${cells}</w:tr></w:tbl>`;
  const LIST = '<w:listEntry w:val="Ferry"/><w:listEntry w:val="Tramway"/>';
  test.each<[name: string, body: string, texts: string[]]>([
    [
      'the words that number a list',
      ['Draw', 'Test'].map((one) => listed(one, 1)).join('') + listed('In rain', 1, 1) + listed('Go', 1),
      ['Step 1: Draw', 'Step 2: Test', 'Part 2.a In rain', 'Step 3: Go'],
    ],
    [
      'those that a style numbers with',
      styled('Draw', 'Step') + styled('Test', 'Step'),
      ['Step 1: Draw', 'Step 2: Test'],
    ],
    ['chapters without spaces', listed('船', 3), ['第IV章 船']],
    ['points that look like letters as points', listed('Red', 2), ['Red']],
    [
      'what was chosen of a list',
      paragraph(
        run('By ') +
          field(
            ' FORMDROPDOWN ',
            '',
            `<w:ffData><w:ddList><w:result w:val="1"/>${LIST}</w:ddList></w:ffData>`,
          ),
      ),
      ['By Tramway'],
    ],
    [
      'what stands in a control, and no other choice of it',
      `<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:displayText="No" w:value="n"/></w:dropDownList></w:sdtPr><w:sdtContent>${paragraph('Yes')}</w:sdtContent></w:sdt>`,
      ['Yes'],
    ],
    [
      'ticks',
      paragraph(
        `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('☒')}</w:sdtContent></w:sdt>${run(' Drawn ')}${field(' FORMCHECKBOX ', '', '<w:ffData><w:checkBox><w:default w:val="1"/></w:checkBox></w:ffData>')}${run(' Sent')}`,
      ),
      ['☒ Drawn ☑ Sent'],
    ],
    [
      'text that is marked as text',
      paragraph('<w:r><w:t><![CDATA[Boats <&> tides]]></w:t></w:r>'),
      ['Boats <&> tides'],
    ],
    [
      'letters that were put in as signs',
      paragraph(
        `${run('caf')}<w:r><w:sym w:font="Calibri" w:char="00E9"/><w:sym w:char="0073"/><w:sym w:font="Symbol" w:char="F061"/><w:sym w:font="Mine" w:char="F061"/></w:r>`,
      ),
      ['cafésα'],
    ],
    [
      'hyphens of all kinds',
      paragraph(
        '<w:r><w:t>co</w:t><w:noBreakHyphen/><w:t>op inter</w:t><w:softHyphen/><w:t>esting</w:t></w:r>',
      ),
      ['co‑op inter\u00ADesting'],
    ],
    [
      'a sign that only newer programs draw',
      paragraph(
        run('Go ') + either('<se:symEx se:font="Segoe UI Emoji" se:char="1F600"/>', '<w:t>😀</w:t>', 'se'),
      ),
      ['Go 😀'],
    ],
    [
      'lines and pages that end in a paragraph',
      paragraph(
        '<w:r><w:t>one</w:t><w:br w:type="page"/><w:t>two</w:t><w:cr/><w:t>three</w:t><w:ptab w:alignment="left"/><w:t>four</w:t></w:r>',
      ),
      ['one', 'two', 'three four'],
    ],
    [
      'words read aloud, in two ways',
      paragraph(
        `<w:r><w:ruby><w:rt>${run('ふね')}</w:rt><w:rubyBase>${run('船')}</w:rubyBase></w:ruby></w:r>`,
      ) +
        paragraph(
          run('次の') + field(' EQ \\* jc2 \\* "Font:MS Mincho" \\o\\ad(\\s\\up 9(ふね),船) ') + run('は'),
        ),
      ['船（ふね）', '次の船（ふね）は'],
    ],
    [
      'a button, a quotation and a fraction that are fields',
      paragraph(
        `${field(' MACROBUTTON NoMacro [Click here] ')}${run(' ')}${field(' QUOTE "and there" ')}${run(' ')}${field(' EQ \\f(1,2) ')}`,
      ),
      ['[Click here] and there 1/2'],
    ],
    [
      'of a field that asks another what came of it',
      paragraph(
        `${mark('begin')}${code(' IF ')}${field(' PAGE ', run('3'))}${code(' = 3 ')}${mark('separate')}${run('Shown')}${mark('end')}`,
      ),
      ['Shown'],
    ],
    [
      'a field without an end, or without a result, with all that stands in it',
      paragraph(
        `${mark('begin')}${code(' PAGE ')}${run('One ')}${mark('end')}${mark('begin')}${code(' IF ')}${run('two')}`,
      ) + paragraph(field(' REF a ', run('three'))),
      ['One two', 'three'],
    ],
    [
      'a field across paragraphs',
      paragraph(mark('begin') + code(' INDEX ') + mark('separate') + run('boats')) +
        paragraph(run('tides') + mark('end')),
      ['boats', 'tides'],
    ],
    [
      'a first letter that is set large',
      paragraph(run('“') + run('O'), '<w:framePr w:dropCap="drop" w:lines="3"/>') +
        paragraph('nce upon a time'),
      ['“Once upon a time'],
    ],
    [
      'a paragraph whose end was deleted',
      `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${run('It leaves ')}</w:p>${paragraph('late')}`,
      ['It leaves late'],
    ],
    [
      'what was moved, once',
      paragraph(`<w:moveFrom>${run('Moved')}</w:moveFrom>`) +
        paragraph(`<w:moveTo>${run('Moved')}</w:moveTo>`),
      ['Moved'],
    ],
    [
      'what stands in wraps that nobody knows',
      paragraph(
        `<w:bdo w:val="rtl">${run('اتجاه')}</w:bdo><w:smartTag w:element="City">${run(' Halifax')}</w:smartTag><x:y xmlns:x="x">${run(' harbour')}</x:y>`,
      ),
      ['اتجاه Halifax harbour'],
    ],
    [
      'tables in tables, and rows and cells in controls',
      `<w:tbl><w:tr><w:tc>${paragraph('Red')}${TABLE(`<w:tc>${paragraph('Blue')}</w:tc>`)}</w:tc></w:tr><w:sdt><w:sdtContent><w:tr><w:sdt><w:sdtContent><w:tc>${paragraph('Green')}</w:tc></w:sdtContent></w:sdt></w:tr></w:sdtContent></w:sdt></w:tbl>`,
      ['Red', 'Blue', 'Green'],
    ],
    [
      'headings by any name',
      styled('Le port', 'Titre2') +
        styled('Words.', 'Body') +
        styled('The pier', 'Mine') +
        paragraph('Words.', '<w:outlineLvl w:val="1"/>'),
      ['Le port', 'Words.', 'The pier', 'Words.'],
    ],
    [
      'words in boxes once, and once each',
      paragraph(
        either(
          drawing(box(paragraph('Boxed'))),
          vml(
            `<v:shape><v:textbox><w:txbxContent>${paragraph('Boxed')}</w:txbxContent></v:textbox></v:shape>`,
          ),
        ),
      ) +
        paragraph(
          vml(`<v:oval><v:textbox><w:txbxContent>${paragraph('Round')}</w:txbxContent></v:textbox></v:oval>`),
        ),
      ['Boxed', 'Round'],
    ],
    [
      'words that are drawn',
      paragraph(vml('<v:shape><v:textpath style="a" string="Grand sale"/></v:shape>')),
      ['Grand sale'],
    ],
    [
      'numbers of pages, and what else a program works out',
      paragraph(`${run('Figure ')}<w:fldSimple w:instr=" SEQ Figure ">${run('7')}</w:fldSimple>`),
      ['Figure 7'],
    ],
  ])('%s', async (_, body, texts) => {
    const study = await brought(document(body));
    expect([study.texts, study.told]).toEqual([texts, []]);
  });

  test.each<[name: string, body: string, link: string]>([
    [
      'by a code with a tip',
      paragraph(field(' HYPERLINK "https://a.example/x" \\o "Mind" \\t "_blank" ', run('map'))),
      '[map](https://a.example/x)',
    ],
    [
      'by a code in pieces',
      paragraph(
        `${mark('begin')}${code(' HYPER')}${code('LINK \\m https://a.example/y \\l')}${code(' "part"')}${mark('separate')}${run('map')}${mark('end')}`,
      ),
      '[map](https://a.example/y#part)',
    ],
    [
      'by a simple code',
      paragraph(`<w:fldSimple w:instr=' HYPERLINK "https://a.example/z" '>${run('map')}</w:fldSimple>`),
      '[map](https://a.example/z)',
    ],
    [
      'by its name',
      paragraph(`<w:hyperlink r:id="l1" w:tooltip="Mind">${run('map')}</w:hyperlink>`),
      '[map](https://a.example/l)',
    ],
  ])('links %s', async (_, body, link) => {
    const { sources } = await readBundle(bundleOf('a.docx', document(body)), { word: readWordFile });
    const [source] = sources;
    if (!source) throw new Error('There is no source.');
    const { value } = studyValue(proposeStudy(source, new Map()));
    expect(JSON.stringify(value.blocks)).toContain(link);
    const told = source.notCarried.map(({ what, words }) => `${what}: ${words}`);
    expect(told).toEqual(body.includes('Mind') ? ['the tip of a link: Mind'] : []);
  });

  test.each<[name: string, body: string, pictures: string[], texts: string[]]>([
    [
      'of a group, each with what is said of it, and its labels',
      drawing(`<wpg:wgp>${pic('One boat')}${box(paragraph('Pier'))}${pic('Two boats')}</wpg:wgp>`),
      ['One boat', 'Two boats'],
      ['Pier'],
    ],
    ['in a box', drawing(box(paragraph('Boxed') + paragraph(drawing(pic('A boat'))))), ['A boat'], ['Boxed']],
    [
      'that fill a shape',
      drawing(
        `<wps:wsp><wps:spPr><a:blipFill>${blip}</a:blipFill></wps:spPr><wps:txbx><w:txbxContent>${paragraph('Over it')}</w:txbxContent></wps:txbx></wps:wsp>`,
      ),
      [''],
      ['Over it'],
    ],
    [
      'of the older way, with what is said of them',
      vml('<v:shape alt="A bus"><v:imagedata r:id="p1" o:title="IMG_1"/></v:shape>'),
      ['A bus'],
      [],
    ],
    [
      'of an older group',
      vml(
        `<v:group alt="Piers"><v:shape><v:imagedata r:id="p1"/></v:shape><v:rect><v:textbox><w:txbxContent>${paragraph('Pier')}</w:txbxContent></v:textbox></v:rect></v:group>`,
      ),
      ['Piers'],
      ['Pier'],
    ],
    [
      'that a program drew of what newer ones draw, and its words',
      either(
        drawing(`<wpg:wgp>${box(paragraph('Wait'))}${box(paragraph('Board'))}</wpg:wgp>`, 'descr="A way"'),
        drawing(pic('', blip), 'descr="A way"'),
        'wpg',
      ),
      ['A way'],
      ['Wait', 'Board'],
    ],
    [
      'without the name of their file',
      drawing(pic('C:\\me\\boat 1.jpg'), 'descr="C:\\me\\boat 1.jpg"'),
      [''],
      [],
    ],
    ['said twice, once', drawing(pic('A boat'), 'descr="A boat"'), ['A boat'], []],
  ])('pictures %s', async (_, body, pictures, texts) => {
    const study = await brought(document(paragraph(body)));
    const words = study.texts.filter((text) => !pictures.includes(text) && !/picture-\d/.test(text));
    expect([study.pictures, words, study.told]).toEqual([pictures, texts, []]);
  });
});

describe('a Word document does not bring, and tells with its words,', () => {
  const chart = (inside: string) => `<c:chartSpace xmlns:c="c" xmlns:a="a">${inside}</c:chartSpace>`;
  test.each<[name: string, body: string, parts: Parts, told: string[]]>([
    [
      'deleted words',
      paragraph(`${run('Kept')}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>`) +
        `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${paragraph('<w:del><w:r><w:delText>row</w:delText></w:r></w:del>')}</w:tc></w:tr></w:tbl>`,
      {},
      ['deleted words: row … gone'],
    ],
    [
      'words that moved to nowhere',
      paragraph(`<w:moveFrom>${run('Moved')}</w:moveFrom>`),
      {},
      ['moved words: Moved'],
    ],
    [
      'hidden words',
      paragraph(run('Seen ') + run('unseen', '<w:vanish/>') + run(' again', '<w:vanish w:val="0"/>')) +
        styled('Top of Form', 'Top'),
      {},
      ['hidden words: unseen … Top of Form'],
    ],
    [
      'what is struck out twice',
      paragraph(run('Ten ') + run('nine', '<w:dstrike/>')),
      {},
      ['struck-out words: nine'],
    ],
    [
      'formulas',
      paragraph(`${run('So ')}<m:oMath><m:r><m:t>x=2y</m:t></m:r></m:oMath>`),
      {},
      ['a formula: x=2y'],
    ],
    [
      'a table of contents',
      `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph(`${mark('begin')}${code(' TOC ')}${mark('separate')}${run('Contents')}`)}${paragraph(mark('end'))}</w:sdtContent></w:sdt>${styled('Times 1', 'TOC1')}`,
      {},
      ['the table of contents: Contents … Times 1'],
    ],
    [
      'what is said of tables and drawings',
      `<w:tbl><w:tblPr><w:tblCaption w:val="Riders"/></w:tblPr><w:tr><w:tc>${paragraph('A')}</w:tc></w:tr></w:tbl>${paragraph(drawing(box(paragraph('B')), 'descr="A way"'))}`,
      {},
      ['what is said of a table: Riders', 'what is said of a drawing: A way'],
    ],
    [
      'pictures that lie elsewhere, or that no browser shows',
      paragraph(
        drawing(pic('', '<a:blip r:link="p3"/>'), 'descr="Far"') +
          drawing(pic('', '<a:blip r:embed="p2"/>'), 'descr="Old"'),
      ),
      {},
      ['a picture: Far', 'a picture: Old'],
    ],
    [
      'charts of both kinds, with a word or without',
      paragraph('x'),
      {
        'word/charts/chartEx1.xml': chart('<c:pt idx="0">Winter</c:pt>'),
        'word/charts/chart1.xml': chart(''),
        'word/drawings/drawing1.xml':
          '<c:userShapes xmlns:c="c" xmlns:a="a"><a:p><a:r><a:t>Peak</a:t></a:r></a:p></c:userShapes>',
      },
      ['a chart: Winter', 'a chart: ', 'words on a chart: Peak'],
    ],
    [
      'head, foot and comments',
      paragraph('x'),
      {
        'word/header1.xml': part(
          'hdr',
          paragraph(vml('<v:shape><v:textpath string="DRAFT"/></v:shape>')) + paragraph('Head'),
        ),
        'word/comments.xml': part('comments', `<w:comment w:id="0">${paragraph('Really')}</w:comment>`),
      },
      ['the head of the pages: DRAFT Head', 'comments: Really'],
    ],
    [
      'files that are opened from it, but those behind its charts',
      paragraph('x'),
      {
        'word/embeddings/Notes.docx': small('Inner'),
        'word/embeddings/Tides.xlsx': zipped({
          'xl/sharedStrings.xml': '<sst xmlns="x"><si><t>High tide</t></si></sst>',
        }),
        'word/embeddings/Chart.xlsx': small('Behind'),
        'word/charts/_rels/chart1.xml.rels': related({ a: ['package', '../embeddings/Chart.xlsx'] }),
      },
      ['a file inside the document: Inner', 'a file inside the document: High tide'],
    ],
    [
      'documents and pages that are a part of it',
      '<w:altChunk r:id="c1"/>',
      {
        'word/chunk.docx': small('Of another'),
        'word/a.rtf': "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\pard Caf\\'e9 \\b pier\\b0\\par \\u8217?s}",
        'word/b.mht':
          'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>At the pi=\r\ner, =C3=A9t=C3=A9</p>\r\n--b\r\nContent-Type: image/png\r\n\r\nxyz\r\n--b--',
      },
      [
        'a page inside the document: Of another',
        'a page inside the document: Café pier ’s',
        'a page inside the document: At the pier, été',
      ],
    ],
    [
      'the marks of notes, whose words come',
      paragraph(`${run('So')}<w:r><w:endnoteReference w:id="2"/></w:r>`),
      {
        'word/endnotes.xml': part(
          'endnotes',
          `<w:endnote w:id="2">${paragraph(`${run('Says Mina')}<w:del><w:r><w:delText>not</w:delText></w:r></w:del>`)}</w:endnote>`,
        ),
      },
      ['deleted words: not', 'the marks of footnotes: [1]'],
    ],
  ])('%s', async (_, body, parts, told) => {
    expect((await brought(document(body, parts))).told).toEqual(told);
  });
});

describe('a Word document is one', () => {
  const words = async (bytes: Uint8Array, name = 'a.docx') => {
    const { sources } = await readBundle(bundleOf(name, bytes), { word: readWordFile });
    return JSON.stringify(sources.map(({ nodes }) => nodes)).match(/(?<="text":")[^"]+/g);
  };

  test.each([
    [
      'of the strict form, whose main part has another name',
      'w',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
      true,
    ],
    ['with other names for its spaces', 'ns0', `${OPEN}/wordprocessingml/2006/main`, false],
  ] as const)('%s', async (_, prefix, space, strict) => {
    const body = paragraph(
      `<w:bdo w:val="rtl">${run('Turned')}</w:bdo><w:moveFrom>${run('Moved')}</w:moveFrom>`,
    );
    const xml = part('document', `<w:body>${body}</w:body>`)
      .replaceAll(/(<\/?|\s(?:xmlns:)?)w:/g, `$1${prefix}:`)
      .replace(`xmlns:w="`, `xmlns:${prefix}="`)
      .replace(`${OPEN}/wordprocessingml/2006/main`, space);
    const files = {
      '_rels/.rels': related({ r: ['officeDocument', 'word/document2.xml'] }, strict),
      'word/document2.xml': xml.replace(`xmlns${prefix}:w`, `xmlns:${prefix}`),
    };
    expect(await words(zipped(files))).toEqual(['Turned']);
  });

  test.each(['old.doc', 'mine.dotx', 'mine'])('whatever it is called: %s', async (name) => {
    expect(await words(document(''), name)).toContain('At the top.');
  });

  test('with a password, and says so', async () => {
    const bytes = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1);
    await expect(words(bytes)).rejects.toThrow(/a\.docx is protected with a password, or .* of the old kind/);
  });
});

describe('a damaged Word document comes in, but for what is damaged:', () => {
  const lists = (inside: string) => ({ 'word/numbering.xml': part('numbering', inside) });
  const link = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
  test.each<[name: string, body: string, parts: Parts, texts: string[], told: string[]]>([
    [
      'a picture that has no file',
      paragraph(drawing(pic('', '<a:blip r:embed="p9"/>'), 'descr="A boat"')),
      {},
      [],
      ['a picture: A boat'],
    ],
    [
      'a picture whose file is gone',
      paragraph(drawing(pic('', '<a:blip r:embed="p1"/>'), 'descr="A boat"')),
      { 'word/media/a.png': '' },
      [],
      ['a picture: A boat'],
    ],
    [
      'links to nowhere',
      paragraph(`<w:hyperlink r:id="l9" w:anchor="a">${run('map')}</w:hyperlink>`),
      {},
      ['map'],
      [],
    ],
    [
      'a note that is not there',
      paragraph(`${run('So')}<w:r><w:footnoteReference w:id="7"/></w:r>`),
      {},
      ['So'],
      [],
    ],
    ['a list of no kind', listed('Red', 1), lists('<w:num w:numId="1"/>'), ['Red'], []],
    [
      'a list of a style that is not there',
      listed('Red', 1),
      lists(`<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="No"/></w:abstractNum>${link}`),
      ['Red'],
      [],
    ],
    [
      'styles and notes that cannot be read',
      paragraph('Red'),
      { 'word/styles.xml': '<w:styles', 'word/footnotes.xml': 'none' },
      ['Red'],
      [],
    ],
    [
      'a comment about nothing',
      paragraph(`${run('Red')}<w:r><w:commentReference w:id="7"/></w:r>`),
      { 'word/comments.xml': '<w:comments' },
      ['Red'],
      [],
    ],
  ])('%s', async (_, body, parts, texts, told) => {
    const study = await brought(document(body, parts));
    expect([study.texts.filter((text) => !/^(Ferry|At the top\.)$/.test(text)), study.told]).toEqual([
      texts,
      told,
    ]);
  });

  test('a picture of which nobody says what it is', async () => {
    const body = paragraph(drawing(pic('A boat')));
    expect((await brought(document(body, { '[Content_Types].xml': '' }))).pictures).toEqual(['A boat']);
  });
});

test('the words of a document are counted without the library that reads it', () => {
  const body = [
    listed('Draw', 1),
    paragraph(
      field(' FORMDROPDOWN ', '', '<w:ffData><w:ddList><w:listEntry w:val="Tramway"/></w:ddList></w:ffData>'),
    ),
    paragraph(field(' HYPERLINK "https://a.example" \\o "Mind" ', run('map'))),
    paragraph(field(' EQ \\o\\ad(\\s\\up 9(ふね),船) ') + field(' MACROBUTTON No Press ')),
    paragraph('<w:r><w:t><![CDATA[<Boats>]]></w:t><w:sym w:font="Calibri" w:char="00E9"/></w:r>'),
    paragraph(
      `<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:hyperlink w:tooltip='Over "it"'>${run('x')}</w:hyperlink>`,
    ),
    paragraph(vml('<v:shape alt="A bus"><v:textpath string="Sale"/></v:shape>')),
    paragraph(drawing(pic('Boat'), 'descr="Boat" title="Pier"')),
    '<w:tbl><w:tblPr><w:tblDescription w:val="Riders"/></w:tblPr></w:tbl>',
    paragraph(either('<w:t>New</w:t>', '<w:t>Old</w:t>') + either('<se:x/>', '<w:t>Alone</w:t>')),
  ];
  const parts = {
    'word/charts/chartEx1.xml': '<cx:chartSpace xmlns:cx="cx"><cx:pt idx="0">Winter</cx:pt></cx:chartSpace>',
    'word/chunk.docx': small('Chunk'),
  };
  const counted = wordsOfWord(document(body.join(''), parts), 'a.docx');
  const expected =
    'Ferry At the top Times Draw Step Tramway map Mind ふね 船 Press <Boats>é gone Over "it" x A bus Sale Boat Pier Riders New Alone Winter Chunk';
  expect([missingWords([expected], [counted]), missingWords([counted], [expected])]).toEqual([[], []]);
});
