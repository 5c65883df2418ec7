import { stringify } from 'yaml';
import { rightContent } from '../../../tests/helpers/content-folder.ts';
import { ABOUT, changed, FUN, type Mistake, STUDY, title, whole } from './mistake.examples.ts';

const BEGINS = 'means something else in YAML. Put quotes around the whole of it.';
const REMARK =
  'because # after a space begins a remark. If it belongs to the text, put quotes around the whole text';
const CURLY = 'These are curly quotes, which YAML takes for letters of the text. Write straight ones';
const ODD_SPACE = 'A space on this line is not a plain one, although it looks like one';
const LINE_UP = 'is indented differently from those it belongs with. Line it up';
const UTF8 = 'Save it as UTF-8';

const begins = (sign: string, text: string) =>
  title(`a text that begins with ${sign}`, text, `begins with \`${sign}\` ${BEGINS}`, `"${text}"`);

const fun = stringify(rightContent()[FUN]);

/** Nine times nine times nine … */
const bomb = [
  'a: &a [x, x]',
  ...['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh', 'hi'].map(
    ([from, to]) => `${to}: &${to} [*${from}, *${from}]`,
  ),
  'j: [*i, *i]',
  '',
];

/** Signs that mean something to YAML, and how a file was saved. */
export const signs: Mistake[] = [
  begins('*', '*Finally*'),
  begins('&', '&Co and friends'),
  begins('!', '!important news'),
  begins('%', '%20 of all trips'),
  begins('@', '@ada draws'),
  begins('`', '`code` first'),
  begins('[', '[Draft] Alpha'),
  begins('{', '{name} is away'),
  begins('>', '> 50% faster'),
  begins('|', '|so to say'),
  begins('?', '? Who knows'),
  begins(',', ', and so on'),
  title('emphasis, then more', '*Finally*, a bus', `begins with \`*\` ${BEGINS}`, '"*Finally*, a bus"'),
  title('emphasis in a text of two lines', '*Finally*\n  a bus', `begins with \`*\` ${BEGINS}`),
  title(
    'a text that begins with a dash',
    '- Alpha',
    'A list begins on the line below its name. Move it there',
  ),
  title('a text in brackets', '[Draft]', 'This should be text, but it is a list. Put quotes', '"[Draft]"'),
  changed('an alt text with emphasis', FUN, ['alt: A field', 'alt: *A field*'], BEGINS, 'alt: "*A field*"'),
  changed('an item with emphasis', FUN, ['- Paintings.', '- *Paintings.*'], BEGINS, '- "*Paintings.*"'),
  changed('emphasis inside brackets', STUDY, [/tags:\n {2}- WEB/, 'tags: [*WEB*, APP]'], BEGINS),

  changed('an alias of nothing', FUN, ['title: Fun', 'title: *heading'], BEGINS, 'title: "*heading"'),
  whole(
    'an alias bomb',
    bomb.join('\n'),
    2,
    'repeats parts of itself by reference (`*a`) without end. Write out',
  ),
  changed(
    'a part that holds itself',
    FUN,
    [/intro:\n.*/, 'intro: &all [*all]'],
    'by reference (`*all`) without end',
  ),
  changed('a merge key', FUN, ['intro:', '<<: {}\nintro:'], 'There is no field called `<<`. The fields here'),

  title(
    '# inside a text',
    'Night bus #1 in town',
    `“#1” on would be left out, ${REMARK}`,
    '"Night bus #1 in town"',
  ),
  title('# and a number', 'Night bus # 1', `“# 1” on would be left out, ${REMARK}`, '"Night bus # 1"'),
  title('# at the start of a text', '#1 in town', `“#1” on would be left out, ${REMARK}`, '"#1 in town"'),
  changed(
    'a hashtag in a list',
    STUDY,
    ['- WEB', '- #web'],
    `“#web” on would be left out, ${REMARK}`,
    '- "#web"',
  ),
  changed('hashtags in brackets', STUDY, [/tags:\n {2}- WEB/, 'tags: [#web, #app]'], 'would be left out'),

  title('curly quotes for quotes', '“Alpha”', CURLY, '"Alpha"'),
  title('single curly quotes for quotes', '‘Alpha’', CURLY, '"Alpha"'),
  title(
    'curly quotes around a colon',
    '“Alpha: a bus”',
    'do not hold this text together. Write',
    '"Alpha: a bus"',
  ),
  changed('a file in curly quotes', ABOUT, ['file: wide.png', 'file: “wide.png”'], CURLY, 'file: "wide.png"'),

  whole(
    'Latin-1 bytes',
    Buffer.from(fun.replace('Paintings', 'Café'), 'latin1'),
    5,
    `“Café.”, most likely. ${UTF8}`,
  ),
  whole(
    'UTF-16 without a mark',
    Buffer.from(fun, 'utf16le'),
    1,
    `saved as UTF-16, two bytes for each letter. ${UTF8}`,
  ),
  whole('UTF-16 the other way round', Buffer.from(fun, 'utf16le').swap16(), 1, `saved as UTF-16`),
  title(
    'a letter that was lost before',
    'Caf\uFFFD',
    'A letter on this line was lost when the file was saved',
  ),
  title('a control character', 'Al\u000Bpha', 'There is an invisible control character on this line'),
  title('a line break from a drawing program', 'Alpha\u2028more', 'There is an invisible control character'),
  changed(
    'a merge that was not finished',
    FUN,
    ['title: Fun', '<<<<<<< HEAD\ntitle: Fun\n=======\ntitle: Joy\n>>>>>>> main'],
    'Two versions of this file met here, and git left both. Keep the one you want, and delete the lines',
  ),
  changed(
    'the end of a merge',
    FUN,
    ['intro:', '>>>>>>> main\nintro:'],
    'left over from a merge. Delete it.',
  ),
  whole('an empty file', '', 1, 'This file is empty, or holds nothing but remarks. Write its fields'),
  whole('nothing but remarks', '# title: Fun\n', 1, 'holds nothing but remarks. Write its fields'),
  whole('plain text', 'My paintings\n', 1, 'This should be a group of fields, but it is text.'),

  changed(
    'a tab',
    FUN,
    ['  - Paintings.', '\t- Paintings.'],
    'indented with a tab, which YAML does not take. Use spaces',
  ),
  changed(
    'no-break spaces as indentation',
    STUDY,
    ['  alt: A screen', '\u00A0\u00A0alt: A screen'],
    ODD_SPACE,
  ),
  changed('a no-break space after the colon', FUN, ['title: Fun', 'title:\u00A0Fun'], ODD_SPACE),
  changed('a no-break space after a dash', FUN, ['- Paintings.', '-\u00A0Paintings.'], ODD_SPACE),
  {
    ...changed('a line of no-break spaces', FUN, ['title: Fun', '\u00A0\u00A0\ntitle: Fun'], ODD_SPACE),
    at: '\u00A0',
  },
  changed(
    'no space after the colon',
    STUDY,
    [/^title: Alpha$/m, 'title:Alpha'],
    'no space after the colon. Put one',
    'title: Alpha',
  ),
  changed('a field that is not lined up', STUDY, ['  alt: A screen', '   alt: A screen'], LINE_UP),
  changed(
    'the first field of a group one space too deep',
    ABOUT,
    ['  file: wide.png', '   file: wide.png'],
    LINE_UP,
  ),
  changed(
    'the first field of a group two spaces too deep',
    ABOUT,
    ['  file: wide.png', '    file: wide.png'],
    LINE_UP,
  ),
  changed(
    'the first field of a group not deep enough',
    ABOUT,
    ['  file: wide.png', ' file: wide.png'],
    LINE_UP,
  ),
  changed('the first field of a group at the edge', ABOUT, ['  file: wide.png', 'file: wide.png'], LINE_UP),
  whole(
    'a page’s field that is indented',
    'title: Fun\n\n intro:\n  - Paintings.\ntext: A page\n',
    3,
    LINE_UP,
  ),
  whole(
    'the first dash of a list too deep',
    'title: Fun\nintro:\n    - One.\n  - Two.\n  - Three.\n',
    3,
    LINE_UP,
  ),
  whole(
    'a group of a list without its dash',
    'paintings:\n  - title: One\n    alt: A bus\n  title: Two\n    alt: A field\n  - title: Three\n    alt: A quay\n',
    4,
    'lacks the dash that an item of a list begins with.',
    '- title: Two',
  ),
  whole(
    'a dash without its space',
    'paintings:\n  -title: One\n    alt: A bus\n  - title: Two\n    alt: A field\n',
    2,
    'There is no space after the dash.',
    '- title: One',
  ),
  whole(
    'a colon in French words, and good lines below',
    'title: Contexte: et encore\ntext: Une page\nintro:\n  - Une *autre* ligne.\n',
    1,
    'A colon with a space after it cuts this text in two.',
    'title: "Contexte: et encore"',
  ),
  whole(
    'a quote that is not closed, over a text with signs in quotes',
    'title: "Fun\ntext: "*A page* with #1"\nintro:\n  - "*One* and &more"\n',
    1,
    'The quote (") that opens on this line is never closed.',
  ),
  whole(
    'notes without their colon, over words that are slanted',
    'title: Fun\nnotes |-\n  Say it\n  *slowly*: nobody knows it.\ntext: A page\n',
    2,
    '“notes |-” is neither a field nor a part',
  ),
  changed('a dash that is not lined up', ABOUT, ['  - Two.', ' - Two.'], LINE_UP),
  changed(
    'an invisible sign in a file name',
    ABOUT,
    ['file: wide', 'file: wi\u200Bde'],
    'invisible sign in “wide.png”, probably',
  ),
  changed(
    'an invisible sign in a field’s name',
    FUN,
    ['intro:', 'ti\u200Btle: Fun\nintro:'],
    'invisible sign in “title”',
  ),

  title(
    'a quote that is not closed',
    '"Alpha',
    'The quote (") that opens on this line is never closed. Put another one',
  ),
  title(
    'a quote that the next one closes',
    '"Alpha\nother: "x"',
    'The quote (") that opens on this line is never closed.',
  ),
  title(
    'an apostrophe at the start',
    "'Tis the season",
    'if it is an apostrophe, put double quotes around the whole text.',
  ),
  whole(
    'a quote that the one before a colour closes',
    "colours: 'four of them\n  paper: white\n  ground: '#ffffff' # paper\n",
    1,
    "The quote (') that opens on this line is never closed.",
  ),
  whole(
    'a first line without its colon, and with a remark',
    'title Fun # the name\n\ntext: A page\n',
    1,
    '“title Fun # the name” is neither a field nor a part of the text above it.',
  ),
  whole(
    'a line without its colon, and with a remark, in a group',
    'title: Fun\nhero:\n  greeting Hi # warm\n  text: A page\n',
    3,
    '“greeting Hi # warm” is neither a field',
  ),
  whole(
    'an address without a colon after its name',
    'title: Fun\nurl https://fun.example\ntext: A page\n',
    2,
    '“url https://fun.example” is neither a field',
  ),
  whole(
    'a first field that is indented',
    '# Fun\n\n title: Fun # the name\ntext: A page\n',
    3,
    'is indented differently from those it belongs with.',
  ),
  title(
    'a quote that ends too soon',
    '"Alpha" and more',
    'after the quote has ended. Put quotes',
    `'"Alpha" and more'`,
  ),
  title(
    'a colon inside a text',
    'Alpha: a bus',
    'with a space after it cuts this text in two. Put quotes',
    '"Alpha: a bus"',
  ),
  title('a backslash in quotes', '"C:\\Alpha"', 'A backslash inside straight double quotes', '"C:\\\\Alpha"'),
  changed(
    'a bracket that is not closed',
    STUDY,
    [/tags:\n {2}- WEB/, 'tags: [WEB, APP'],
    'is never closed. Put ] at its end',
  ),
  whole(
    'a bracket behind a name, over its list',
    'title: Fun\nintro: [ # a few lines\n  - Paintings.\ntext: A page\n',
    2,
    'Take it out: what stands below is lined up, and needs none.',
    'intro: # a few lines',
  ),
  whole(
    'a list in brackets, a line each, without its end',
    'title: Fun\ntags: [\n  WEB,\n  APP\ntext: A page\n',
    2,
    'is never closed. Put ] at its end',
  ),
  whole(
    'a bracket behind a name, and a quote without its end further down',
    'title: Fun\nintro: [\n  - Paintings.\ntext: "A page\n',
    2,
    'is never closed. Put ] at its end',
  ),
  whole(
    'the first field of an item without its colon',
    'skills:\n  - title Research\n    items: [Interviews]\n  - title: Making\n    items: [Paper]\n',
    2,
    'This line lacks the colon that ends the name of a field.',
    '- title: Research',
  ),
  changed(
    'a line without a field',
    FUN,
    ['intro:', 'and more of it\nintro:'],
    '“and more of it” is neither a field nor a part',
  ),
  changed(
    'a field written twice',
    FUN,
    ['intro:', 'description: Joy\nintro:'],
    '`description` is written twice, the first time on line 2.',
  ),
  changed('two files in one', FUN, ['title: Fun', '---\ntitle: Fun'], 'makes two files of one. Take it out'),
];
