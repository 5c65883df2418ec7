import type { Fields } from '../../../tests/helpers/good-content.ts';
import { areToldOnce, changed, STUDY, withBlocks, words } from '../../../tests/helpers/told.ts';

const file = `content/${STUDY}`;
const part = (fields: Fields) => ({ type: 'text', text: ['More.'], ...fields });

areToldOnce([
  {
    kind: 'a section whose name is taken',
    ...withBlocks(part({ section: 'Problem', title: 'It stayed hard' })),
    severity: 'error',
    file,
    line: 'section: Problem',
    says: 'The section list cannot lead to “Problem”, because that name is taken on this page: give the section a name of its own.',
  },
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
    severity: 'advice',
    file,
    line: 'title:',
    says: 'This study still shows 1 sentence that begins with “Write here”: put your own in its place before you publish.',
  },
  {
    kind: 'a sentence of the starter left, when it is about to be published',
    ...changed(STUDY, ['description'], 'Write here — what it is about, in one or two sentences.'),
    options: { publish: true },
    severity: 'error',
    file,
    line: 'title:',
    says: 'This study still shows 1 sentence',
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
    says: 'This study has no card on the Work page, so only someone with its address finds it: add gamma to content/work.yaml.',
  },
  {
    kind: 'a locked study without a teaser',
    ...changed(STUDY, ['locked'], true),
    options: { env: { GATE_SHA384: '0123456789abcdef'.repeat(6) } },
    severity: 'advice',
    file,
    line: 'locked: true',
    says: 'This study is locked and has no `teaser:`',
  },
]);
