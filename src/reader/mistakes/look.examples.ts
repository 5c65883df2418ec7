import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { madeFont } from '../../../tests/helpers/fonts.ts';
import type { Mistake } from './mistake.examples.ts';

const COLOUR = 'This is not a colour. Write it as CSS does: "#f4be35"';

/** Something wrong in content/look.yaml, which says nothing else. */
const look = (mistake: string, lines: string, says: string, right?: string): Mistake => ({
  mistake: `in the look, ${mistake}`,
  file: 'look.yaml',
  change: { whole: `# How it looks\n${lines}\n` },
  at: lines.split('\n').at(-1)?.trim(),
  says,
  right,
});

const ground = (mistake: string, value: string, says: string, right?: string): Mistake =>
  look(mistake, `colours:\n  ground: ${value}`, says, right && `ground: ${right}`);

/** Something wrong in content/look.css, told at its last line but for where another is named. */
const css = (mistake: string, lines: string, says: string, at = lines.split('\n').at(-1)): Mistake => ({
  mistake: `in the owner’s own style sheet, ${mistake}`,
  file: 'look.css',
  change: { whole: `/* Mine. */\n${lines}\n` },
  at: at?.trim(),
  says,
});

const rule = (mistake: string, line: string, says: string): Mistake =>
  css(mistake, `h1 {\n  ${line}\n}`, says, line);

/** A font of the owner’s that cannot be used. */
const font = (
  mistake: string,
  bytes: Buffer | string | undefined,
  says: string,
  name = 'Own.woff2',
): Mistake => ({
  mistake: `a font that is ${mistake}`,
  file: 'look.yaml',
  change: (content) => {
    writeFileSync(join(content, 'look.yaml'), `typefaces:\n  text: look/${name}\n`);
    mkdirSync(join(content, 'look'));
    if (bytes !== undefined) writeFileSync(join(content, 'look', name), bytes);
  },
  at: 2,
  says: `content/look/${name} ${says}`,
});

const good = await madeFont();
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

const fonts: Mistake[] = [
  { ...font('not there', undefined, ''), says: 'There is no font content/look/Own.woff2. Put it there, or' },
  font('empty', '', 'is empty. Put it there again as a WOFF2, WOFF, TTF or OTF file'),
  font('a picture', png, 'is a picture and no font.'),
  font('a page about the font', '<!doctype html><title>404</title>', 'is no font that can be read.'),
  font('cut off in its middle', good.subarray(0, good.length / 2), 'is damaged: its letters cannot be used.'),
  font(
    'cut off, in another form',
    (await madeFont({ form: 'truetype' })).subarray(0, 900),
    'is damaged',
    'Own.ttf',
  ),
  font(
    'several in one',
    Buffer.from('ttcf00000000'),
    'is a collection of several fonts in one file.',
    'Own.ttf',
  ),
  font('enormous', Buffer.alloc(14 * 1024 * 1024), 'has 14 MB; a font may have 10.'),
  font(
    'not to be embedded',
    await madeFont({ fsType: 2 }),
    'may not be embedded: its maker says so in the file (fsType 2). Ask its maker',
  ),
  font('not to be cut', await madeFont({ fsType: 0x108 }), 'may not be cut to the letters that are used'),
];

/** What people do to the look. */
export const looks: Mistake[] = [
  css(
    'a rule that does not end',
    'h1 {\n  color: teal;',
    'The { on this line has no } that belongs to it.',
    'h1 {',
  ),
  css('a } too many', 'h1 { color: teal } }', 'This } has no { that belongs to it.'),
  css('a remark that does not end', '/* and on', 'This remark does not end. Write */ behind it.'),
  css(
    'a remark as other languages have it',
    '// mine\nh1 { color: teal }',
    'Write /* and */ around it.',
    '// mine',
  ),
  css(
    'a remark of that kind in a rule',
    'h1 { // mine\n  color: teal }',
    'Write /* and */ around it.',
    'h1 {',
  ),
  css('the element around it', '<style>\nh1 { color: teal }\n</style>', 'Delete the <style> around it.'),
  css(
    'a selector that is none',
    'h1 > { color: teal }',
    'A browser cannot read this: `h1 > { color: teal }`.',
  ),
  css(
    'a question of the window that does not end',
    '@media (min-width: 40em { h1 { color: teal } }',
    'A browser cannot read this',
  ),
  rule('a line without a colon', 'color teal;', 'A browser cannot read this: `color`. A line inside a rule'),
  rule('a line without a value', 'color: ;', '`color` has no value.'),
  rule(
    'a name that is mistyped',
    'font-weigth: 300;',
    'CSS knows no `font-weigth`, so this line does nothing. Did you mean `font-weight`?',
  ),
  rule('a colour that is none', 'color: #ggg;', '`#ggg` is not a colour.'),
  rule('quotes that do not end', 'content: "a;', 'The quotes that begin on this line do not end.'),
  rule('curly quotes', 'content: “a”;', 'These quotes are curly'),
  rule('a ( that does not end', 'color: rgb(1 2;', 'The ( on this line has no ). Write the ).'),
  css(
    'a sheet from another host',
    '@import "https://fonts.example/css";',
    'A style sheet from elsewhere is not brought in',
  ),
  css('a typeface', '@font-face { font-family: A; src: url(look/a.woff2) }', 'A typeface is not named here.'),
  rule('a picture of another host', 'background: url(https://track.example/a.png);', 'This asks for a file'),
  rule(
    'a picture of a host in disguise',
    'background: \\75 rl(//track.example/a.png);',
    'This asks for a file',
  ),
  rule('a picture in a set', 'background: image-set("a.png" 1x);', 'This asks for a file'),
  rule('a picture beside it', 'background: url("look/a.png");', 'Write a picture out as url("data:image/…")'),
  look(
    'a key that there is none of',
    'color: red',
    'There is no field called `color`. Did you mean `colours`?',
  ),
  look('a colour that has no place', 'colours:\n  headings: red', 'There is no field called `headings`.'),
  look(
    'a look that there is none of',
    'look: brutalist',
    'This is not one of the words it can be. Write workshop, editorial, swiss, night, poster or quiet.',
  ),
  look('colours in a row', 'colours: red, blue', 'This should be a group of fields, but it is text.'),
  look(
    'round corners',
    'corners: round',
    'This should be a number, but it is text. Write digits, without quotes.',
  ),
  look('corners of a percentage', 'corners: 50%', 'This should be a number, but it is text.'),
  look('corners that are too round', 'corners: 48', 'This is above 32. Write a smaller number.'),
  look('text that is too small', 'textSize: 12', 'This is below 85. Write a larger number.'),
  look('headings that are bold', 'headingWeight: bold', 'This should be a number, but it is text.'),
  look('headings that are too light', 'headingWeight: 100', 'This is below 300. Write a larger number.'),
  look('headings that are too heavy', 'headingWeight: 1000', 'This is above 900. Write a smaller number.'),
  look(
    'a typeface that is spelled otherwise',
    'typefaces:\n  heading: fraunce',
    'There is no typeface called fraunce here. Did you mean Fraunces?',
    'heading: Fraunces',
  ),
  look(
    'a typeface that there is none of',
    'typefaces:\n  text: Helvetica Neue',
    'There is no typeface called Helvetica Neue here. Write Lexend, Kumbh Sans,',
  ),
  look(
    'a typeface for what has none',
    'typefaces:\n  body: Inter',
    'There is no field called `body`. The fields here are `heading`, `text`.',
  ),
  look(
    'a font in another folder',
    'typefaces:\n  text: site/Inter.woff2',
    'content/site/Inter.woff2 is not in the folder content/look. Put the font there, and write look/Inter.woff2.',
  ),
  look(
    'a font as Windows writes its place',
    'typefaces:\n  text: look\\Inter.woff2',
    'Folders are parted by slashes here. Write look/Inter.woff2.',
  ),
  look('one typeface for all', 'typefaces: Inter', 'This should be a group of fields, but it is text.'),
  ...fonts,
  look('spacing of another name', 'spacing: wide', 'Write tight, even or airy.'),
  look('lines of a width', 'lines: 2', 'Write none, hairline or strong.'),
  look('depth of another name', 'depth: deep', 'Write flat or soft.'),
  look(
    'a hero of another name',
    'hero: besides',
    'This is not one of the words it can be. Write beside, statement or centred.',
  ),
  look(
    'work in another layout',
    'work: card',
    'This is not one of the words it can be. Write cards, grid, list or panels.',
  ),
  ground('a colour that is none', 'whiteish', COLOUR),
  ground('a colour that stops in its middle', '"color("', COLOUR),
  ground('a colour without end', '"rgb(1e400 0 0)"', COLOUR),
  ground('a colour without its sign', '"f4be35"', COLOUR),
  ground('a colour that is a number', '222222', 'This should be text, but it is a number.', '"222222"'),
  ground('a colour without quotes', '#f4be35', 'quotes', '"#f4be35"'),
  ground('a colour without quotes before a remark', '#fff # the wall', 'quotes', '"#fff" # the wall'),
  ground('a colour that is seen through', '"#f4be3580"', 'This colour is see-through.'),
  ground('no colour', '', 'This field is empty. Fill it in. It is: what everything stands on.'),
];
