import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { contentFolder, rightContent, study } from '../../tests/helpers/content-folder.ts';
import { everyExample, FILES_BESIDE, written as writtenWith } from '../../tests/helpers/example-blocks.ts';
import { picture } from '../../tests/helpers/good-content.ts';
import { examples } from '../blocks/examples.ts';
import type { AnyBlock } from '../model/resolved.ts';
import { ContentError } from './problem.ts';
import { readLibrary } from './read.ts';

type Fields = Record<string, unknown>;

const FILE = 'case-studies/alpha/study.yaml';
const AT = (where: string) => new RegExp(`content/case-studies/alpha/study\\.yaml, line \\d+, ${where}: `);

let remove = () => {};
afterEach(() => remove());

/** An example as the owner writes it. */
const written = (block: AnyBlock): Fields => writtenWith(block, '../../wide.png');

/** Puts a block third in a study that is otherwise right; gives back what the owner is told, a line per problem. */
async function told(block: Fields | Fields[]): Promise<string[]> {
  const files: Record<string, Fields | string | Buffer> = rightContent();
  const first = study('Alpha').blocks as Fields[];
  const blocks = Array.isArray(block) ? block : [...first, { type: 'text', text: ['More.'] }, block];
  files[FILE] = { ...study('Alpha'), blocks };
  for (const [file, bytes] of FILES_BESIDE) files[`case-studies/alpha/${file}`] = bytes;
  files['case-studies/alpha/small.png'] = await picture(300, 200);
  files['case-studies/alpha/films/hevc.mp4'] = readFileSync('tests/fixtures/films/hevc.mp4');
  const folder = await contentFolder(files);
  remove = folder.remove;
  try {
    await readLibrary(folder.root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

/** An example with one thing in it changed, or taken out. */
function spoilt(block: AnyBlock | undefined, path: (string | number)[], value?: unknown): Fields {
  const copy = block ? written(block) : {};
  const parent = path.slice(0, -1).reduce<Fields>((node, step) => node[step] as Fields, copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

test('every example is read without complaint', async () => {
  expect(await told([...(study('Alpha').blocks as Fields[]), ...everyExample('../../wide.png')])).toEqual([]);
});

describe('a block that is wrong is told in one sentence with file, line, block number and mend:', () => {
  test.each<[string, () => Fields, RegExp, string]>([
    [
      'an unknown type, with the nearest known name',
      () => ({ type: 'problm', text: ['It was hard.'] }),
      AT('blocks, item 3, type'),
      'There is no block called `problm`. Did you mean `problem`?',
    ],
    [
      'an unknown type that resembles nothing, with the blocks there are',
      () => ({ type: 'carousel-of-dreams' }),
      AT('blocks, item 3, type'),
      'There is no block called `carousel-of-dreams`. The blocks are `text`, `howMightWe`, `problem`,',
    ],
    [
      'no type at all',
      () => ({ title: 'Something' }),
      AT('blocks, item 3, type'),
      'This block does not say which kind it is. Add `type:` and its name. The blocks are `text`,',
    ],
    [
      'a missing field',
      () => ({ type: 'howMightWe' }),
      AT('blocks, item 3, question'),
      'This field is missing. Add it. It is: the question, beginning with “How might we”.',
    ],
    [
      'a missing choice, with the words it can be',
      () => spoilt(examples.wireframes.one, ['fidelity']),
      AT('blocks, item 3, fidelity'),
      'This field is missing. Add it. Write low or mid.',
    ],
    [
      'an extra field, with the nearest known name',
      () => ({ type: 'text', txt: ['Words.'] }),
      AT('blocks, item 3, txt'),
      'There is no field called `txt`. Did you mean `text`?',
    ],
    [
      'an extra field that resembles nothing, with the fields there are',
      () => ({ type: 'text', background: 'pink' }),
      AT('blocks, item 3, background'),
      'There is no field called `background`. The fields here are `type`, `section`, `title`, `text`, `fold`, `foldOnPhone`, `hideOnPhone`, `notes`, `slide`, `quote`, `bullets`, `numbers`, `columns`.',
    ],
    [
      'a reason without its spot',
      () => spoilt(examples.chosenWireframe.plain, ['reasons', 1, 'spot']),
      AT('blocks, item 3, reasons, item 2, spot'),
      'This field is missing. Add it. It is: where its number stands on the picture: x and y in percent.',
    ],
    [
      'a spot outside the picture',
      () => spoilt(examples.chosenWireframe.plain, ['reasons', 0, 'spot', 'x'], 140),
      AT('blocks, item 3, reasons, item 1, spot, x'),
      'This is above 100. Write a smaller number. It is: from the left, in percent of the width.',
    ],
    [
      'two reasons instead of three',
      () => {
        const block = written(examples.chosenWireframe.plain as AnyBlock);
        return { ...block, reasons: (block.reasons as Fields[]).slice(0, 2) };
      },
      AT('blocks, item 3, reasons'),
      'This list needs exactly 3. Add the missing ones. It is: three reasons, each with its spot.',
    ],
    [
      'a theme without its picture',
      () => spoilt(examples.themeSelector.plain, ['themes', 1, 'picture']),
      AT('blocks, item 3, themes, item 2, picture'),
      'This field is missing. Add it. It is: `file` and `alt` for a wide picture.',
    ],
    [
      'seven showcases of which one has no picture',
      () => spoilt(examples.showcase.seven, ['features', 4, 'picture']),
      AT('blocks, item 3, features, item 5, picture'),
      'This field is missing. Add it. It is: `file` and `alt` for a feature on a phone.',
    ],
    [
      'a film without its still',
      () => spoilt(examples.film.plain, ['film', 'poster']),
      AT('blocks, item 3, film, poster'),
      'This field is missing. Add it. It is: `file` and `alt` for the still of a film.',
    ],
    [
      'a film that is not there',
      () => spoilt(examples.film.plain, ['film', 'webm'], 'missing.webm'),
      AT('blocks, item 3, film, webm'),
      'There is no film content/case-studies/alpha/missing.webm. Put it there, or correct its name.',
    ],
    [
      'a film that not every browser plays',
      () => spoilt(examples.film.plain, ['film', 'mp4'], 'films/hevc.mp4'),
      AT('blocks, item 3, film, mp4'),
      'content/case-studies/alpha/films/hevc.mp4 holds HEVC (H.265) of 320 × 200, which not every browser plays. Export it as MP4 or MOV with H.264: in QuickTime Player with File → Export As → 1080p, anywhere with HandBrake and its preset Fast 1080p30.',
    ],
    [
      'a prototype without its still',
      () => spoilt(examples.prototype.plain, ['still']),
      AT('blocks, item 3, still'),
      'This field is missing. Add it. It is: `file` and `alt` for the still of a prototype.',
    ],
    [
      'a prototype that is not there',
      () => spoilt(examples.prototype.plain, ['file'], 'missing.html'),
      AT('blocks, item 3, file'),
      'There is no prototype content/case-studies/alpha/missing.html. Put it there, or correct its name.',
    ],
    [
      'an upright prototype without an upright still',
      () => spoilt(examples.prototype.everything, ['still', 'portrait']),
      AT('blocks, item 3, still, portrait'),
      'An upright prototype and an upright still go together. Add `portrait:` to both, or take it out of both.',
    ],
    [
      'an upright picture that is not there',
      () => spoilt(examples.flow.everything, ['picture', 'portrait'], 'tall.png'),
      AT('blocks, item 3, picture, portrait'),
      'There is no picture content/case-studies/alpha/tall.png. Put it there, or correct its name.',
    ],
    [
      'a dark version that is not there',
      () => spoilt(examples.flow.everything, ['picture', 'dark'], 'night.png'),
      AT('blocks, item 3, picture, dark'),
      'There is no picture content/case-studies/alpha/night.png. Put it there, or correct its name.',
    ],
    [
      'a dark version that is too small',
      () => spoilt(examples.flow.everything, ['picture', 'dark'], 'small.png'),
      AT('blocks, item 3, picture, dark'),
      'content/case-studies/alpha/small.png is 300 pixels wide, too small for a wide picture, which shows it up to 1280 wide. Use one at least 640 wide; from 1920 on it is sharp on every screen.',
    ],
    [
      'a dark version that lies elsewhere',
      () => spoilt(examples.flow.everything, ['picture', 'dark'], '../../../night.png'),
      AT('blocks, item 3, picture, dark'),
      'night.png lies outside the folder content. Put the file into content, and name it there.',
    ],
    [
      'an upright dark version that is not there',
      () => spoilt(examples.flow.everything, ['picture', 'darkPortrait'], '../../small.png'),
      AT('blocks, item 3, picture, darkPortrait'),
      'There is no picture content/small.png. Put it there, or correct its name.',
    ],
    [
      'an upright dark version without an upright light one',
      () => spoilt(examples.flow.plain, ['picture', 'darkPortrait'], '../../wide.png'),
      AT('blocks, item 3, picture, darkPortrait'),
      'An upright version for the dark scheme needs one for the light scheme. Add `portrait:`, or take `darkPortrait:` out.',
    ],
    [
      'a section without a title',
      () => ({ type: 'text', section: 'More', text: ['Words.'] }),
      AT('blocks, item 3, title'),
      'A block that starts a section needs a heading. Add `title:`.',
    ],
    [
      'a comparison row with too few values',
      () => spoilt(examples.comparison.plain, ['rows', 1, 'values'], ['With a card']),
      AT('blocks, item 3, rows'),
      'Every row needs one value per subject. Add the missing ones, or take the extra ones out.',
    ],
    [
      'a colour that is no hex',
      () => spoilt(examples.styleGuide.plain, ['swatches', 1, 'hex'], 'honey'),
      AT('blocks, item 3, swatches, item 2, hex'),
      'This is not a colour. Write # and six digits, for example "#f4be35".',
    ],
    [
      'a link in a tip that leads nowhere',
      () => spoilt(examples.tips.oneTip, ['tips', 0, 'link', 'href'], '/abuot'),
      AT('blocks, item 3, tips, item 1, link'),
      'There is no page /abuot on this site. Did you mean /about?',
    ],
    [
      'a link in a paragraph that leads nowhere',
      () => ({ type: 'text', text: ['Fine.', 'See *the [paintings](/fnu)*.'] }),
      AT('blocks, item 3, text, item 2'),
      'There is no page /fnu on this site. Did you mean /fun?',
    ],
  ])('%s', async (_, make, where, mend) => {
    const problems = await told(make());
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(where);
    expect(problems[0]).toContain(mend);
  });

  test('a first block that starts no section', async () => {
    const problems = await told([{ type: 'text', title: 'Hello', text: ['Words.'] }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(AT('blocks, item 1, section'));
    expect(problems[0]).toContain(
      'The first block starts no section. Add `section:`, a short name for the section list.',
    );
  });
});
