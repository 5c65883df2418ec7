// Documents that nobody wrote: whatever they hold, the study is one that may be saved, and no word is lost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studySchema } from '../model/study.ts';
import { bundleOf } from './bundle.ts';
import { readMarkdown } from './markdown.ts';
import { readBundle } from './readers.ts';
import { CannotBring, textsOfNode } from './source.ts';
import { startersIn } from './starters.ts';
import { proposeStudy, studyValue } from './study.ts';
import { missingWords, textsIn } from './words.ts';

const WORDS =
  'Goals Insights before after Persona Role: Tools: Team 42% 3x How might we Summary **bold** *soft* [link](https://a.example) `code` <b>x</b> & < 1. # – é 日本 \\* _'.split(
    ' ',
  );
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 }).map((all) => all.join(' '));

const line = fc.oneof(
  words,
  words.map((text) => `# ${text}`),
  words.map((text) => `## ${text}`),
  words.map((text) => `### ${text}`),
  words.map((text) => `- ${text}`),
  words.map((text) => `  - ${text}`),
  words.map((text) => `> ${text}`),
  words.map((text) => `| ${text} | ${text} | b |\n| --- | --- | --- |\n| 1 | | 2 |\n| 3 | 4 | 5 |`),
  fc.constantFrom(
    '![](a.png)',
    '![A wide hall](b.png)',
    '![before](before.png)',
    '![after](after.png)',
    '![s](small.png)',
    '',
    '',
  ),
);

const WIDTHS = new Map([
  ['a.png', 2000],
  ['b.png', 700],
  ['before.png', 900],
  ['after.png', 900],
  ['small.png', 90],
]);

test('any document becomes a study that may be saved, without losing a word or a picture', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 14 }), fc.nat(), (lines, turn) => {
      const bundle = bundleOf('a.md', Buffer.from(`${lines.join('\n\n')}\n`));
      for (const name of WIDTHS.keys()) bundle.files.set(name, () => new Uint8Array());
      const source = readMarkdown(bundle, 'a.md');
      const study = proposeStudy(source, WIDTHS);
      const { value, notCarried } = studyValue(
        study,
        study.proposals.map(({ kinds }) => kinds[turn % kinds.length]),
      );
      expect(studySchema.safeParse(value).error).toBeUndefined();
      // What it leaves to be written is French on a French site, down to the last line.
      const french = startersIn(value, 'fr-CA');
      expect(studySchema.safeParse(french).error).toBeUndefined();
      expect(JSON.stringify(french)).not.toContain('Write here');
      const told = [...study.notCarried, ...notCarried];
      const said = [
        source.title ?? '',
        ...source.facts.map(({ value: fact }) => fact),
        ...source.nodes.flatMap(textsOfNode),
      ];
      expect(missingWords(said, [...textsIn(value), ...told.map(({ words: one }) => one)])).toEqual([]);
      const pictures = source.nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture.path] : []));
      const text = JSON.stringify(value) + JSON.stringify(told);
      expect(pictures.filter((path) => !text.includes(path))).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('any bytes are read or refused in a sentence', async () => {
  const names = fc.constantFrom('a.zip', 'a.md', 'a.html', 'a.json', 'a.csv', 'a.docx');
  await fc.assert(
    fc.asyncProperty(names, fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (name, bytes, isZip) => {
      const all = isZip
        ? Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes, 0x50, 0x4b, 5, 6, ...bytes.subarray(0, 18)])
        : bytes;
      try {
        await readBundle(bundleOf(name, all), { word: async () => ({ html: '' }) });
      } catch (error) {
        expect(error).toBeInstanceOf(CannotBring);
      }
    }),
    { numRuns: 400 },
  );
});
