import { expect } from 'vitest';
import { type Fields, set } from '../../../tests/helpers/good-content.ts';
import { areToldOnce, changed, STUDY, withBlocks, words } from '../../../tests/helpers/told.ts';
import { starterPicture } from '../../new/starter-picture.ts';

const file = `content/${STUDY}`;
const part = (fields: Fields) => ({ type: 'text', text: ['More.'], ...fields });

areToldOnce([
  {
    kind: 'a heading out of order',
    ...withBlocks(part({ title: 'A part' }), {
      type: 'insights',
      insights: [1, 2].map((number) => ({ title: `Insight ${number}`, text: 'Words.' })),
    }),
    severity: 'advice',
    file,
    line: 'type: insights',
    says: 'This block has no heading, so its own items rank with “A part” above instead of under it: give the block a `title:`.',
    also: {
      inEditor: expect.stringMatching(/^The block “Insights”, number \d+ on the page, .* Give it a title\.$/),
    },
  },
  {
    kind: 'a heading with nothing under it',
    ...withBlocks({ type: 'text', section: 'Last', title: 'The last one' }),
    severity: 'advice',
    file,
    line: 'title: The last one',
    says: 'There is nothing under the heading “The last one”',
  },
  {
    kind: 'a paragraph too long',
    ...changed('about.yaml', ['bio', 1], words(95)),
    severity: 'advice',
    file: 'content/about.yaml',
    line: 'words of',
    says: 'This paragraph has 95 words, a grey wall on a phone: cut it, or split it into two under 90.',
  },
  {
    kind: 'a study that takes too long to read',
    ...withBlocks(...Array.from({ length: 40 }, () => part({ text: [words(70)] }))),
    severity: 'advice',
    file,
    line: 'blocks:',
    says: 'This takes 13 minutes to read, and hardly anyone gives a study more than 12',
  },
  {
    kind: 'a sentence of the starter left',
    ...changed(STUDY, ['description'], 'Write here — what it is about, in one or two sentences.'),
    severity: 'error',
    file,
    line: 'description: Write here',
    says: 'One sentence is still to be written, beginning with “Write here — what it is about, in one or two sentences”. Write it, or make the study a draft for now.',
  },
  {
    kind: 'several sentences of the starter left',
    spoil: (files) => {
      set(files, STUDY, ['description'], 'Write here — what it is about.');
      set(files, STUDY, ['summary', 1, 'text'], 'Write here — what you did.');
    },
    severity: 'error',
    file,
    line: 'description: Write here',
    says: '2 sentences are still to be written, beginning with “Write here — what it is about”. Write them, or make',
  },
  {
    kind: 'a sentence of the starter left in a draft, which is not published',
    spoil: (files) => {
      set(files, STUDY, ['draft'], true);
      set(files, STUDY, ['description'], 'Write here — what it is about.');
    },
    severity: 'advice',
    file,
    line: 'description: Write here',
    says: 'One sentence is still to be written: “Write here — what it is about.”',
  },
  {
    kind: 'a mistake in a draft, which stops nothing',
    spoil: (files) => {
      set(files, STUDY, ['draft'], true);
      set(files, STUDY, ['summary'], undefined);
    },
    severity: 'advice',
    file,
    also: { isOfDraft: true },
    says: 'This field is missing. Add it. It is: the study in at most five lines, for someone with thirty seconds.',
  },
  {
    kind: 'a starter picture left',
    ...changed(STUDY, ['cover'], { file: 'cover.png', alt: 'What goes onto the card' }),
    put: async ({ put }) =>
      put(
        'content/case-studies/alpha/cover.png',
        await starterPicture({ file: 'cover.png', width: 2160, height: 1620, place: 'the card' }),
      ),
    severity: 'unfinished',
    file,
    line: 'file: cover.png',
    says: 'Starters are still in use (cover.png): put your own in their place, on the page in “npm run edit” or into content/case-studies/alpha under the same names.',
  },
  {
    kind: 'an address of the sample left',
    ...changed('site.yaml', ['owner', 'email'], 'hello@mina-alvarado.example'),
    severity: 'advice',
    file: 'content/site.yaml',
    line: 'email:',
    says: 'hello@mina-alvarado.example is an example, and nobody’s: put your own in its place.',
  },
  {
    kind: 'a study without summary',
    ...changed(STUDY, ['summary'], undefined),
    severity: 'error',
    file,
    says: 'This field is missing. Add it. It is: the study in at most five lines, for someone with thirty seconds.',
  },
  {
    kind: 'a line of the summary too long',
    ...changed(STUDY, ['summary', 0, 'text'], words(50)),
    severity: 'advice',
    file,
    line: 'text:',
    says: 'This line of the summary has 50 words, too many for someone with thirty seconds',
  },
  {
    kind: 'a study that is not on the Work page',
    spoil: (files) => {
      files['case-studies/gamma/study.yaml'] = { ...files[STUDY], title: 'The third' };
    },
    severity: 'advice',
    file: 'content/case-studies/gamma/study.yaml',
    line: 'title: The third',
    says: 'This study has no card on the Work page, and no sitemap or feed names it, so only someone with its address finds it. If that is not what you want, add gamma to content/work.yaml.',
  },
  {
    kind: 'a locked study without a teaser',
    ...changed(STUDY, ['locked'], true),
    severity: 'advice',
    file,
    line: 'locked: true',
    says: 'This study is locked and has no `teaser:`',
  },
]);
