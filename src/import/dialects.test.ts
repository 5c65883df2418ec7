import { expect, test } from 'vitest';
import { withoutDialects } from './dialects.ts';

test.each([
  ['## Heading {#its-id}', '## Heading'],
  ['## Heading {.big #its-id} ##', '## Heading ##'],
  ['Words {: .lead}', 'Words'],
  ['{: .lead #x}', ''],
  ['![A](a.png){width=50%}', '![A](a.png)'],
  ['![A](a.png){: width="50"}', '![A](a.png)'],
  ['A paragraph ^a1b2c3', 'A paragraph'],
  ['^my-place', ''],
  ['[Role]: Designer', '\\[Role]: Designer'],
  ['[role]: https://a.example', '[role]: https://a.example'],
  ['Write {name} and {{ name }} and { #fff }', 'Write {name} and {{ name }} and { #fff }'],
  ['Words {.lead}', 'Words'],
  ['[Words]{.underline} and *soft*{.x}', 'Words and *soft*'],
  ['![A](a.png){title="The hall" width=50%}', '![A](a.png "The hall")'],
  ['We wrote {#launch day} on {#the} wall {#here}', 'We wrote {#launch day} on {#the} wall {#here}'],
  ['see the chart ^above', 'see the chart ^above'],
  ['the chart ^above\n\nAs said in [[#^above]]', 'the chart\n\nAs said in #^above'],
  ['an area in m ^2', 'an area in m ^2'],
  ['[Tools]: Figma/Maze', '\\[Tools]: Figma/Maze'],
  ['- [Date]:\n  May.2024', '- \\[Date]:\n  May.2024'],
  ['[Team]: Ana "and me"', '\\[Team]: Ana "and me"'],
  ['See [tools].\n\n[Tools]: Figma/Maze', 'See [tools].\n\n[Tools]: Figma/Maze'],
  ['[tools]: images/a.png', '[tools]: images/a.png'],
  ['[TOC]', ''],
  [
    'A ==marked== word, ![[a b.png|400]], [[Page|its words]] and [[Page]]',
    'A marked word, ![](<a b.png>), its words and Page',
  ],
  ['![[a b.png|The hall|400x300]] ![[a.png|At noon]]', '![The hall](<a b.png>) ![At noon](<a.png>)'],
  [
    '![The hall|400](a.png) ![|40x40](a.png) ![A | B](a.png)',
    '![The hall](a.png) ![](a.png) ![A | B](a.png)',
  ],
  ['a == b and c == d', 'a == b and c == d'],
  ['> [!quote] Title\n> Words', '> **Title**\n>\n> Words'],
  ['A\n> [!note]- Title\n> Words\n> - one\nNext', 'A\n\n**Title**\n\nWords\n- one\n\nNext'],
  ['> [!TIP]\n> Words\n\n> A quotation', '\n**Tip**\n\nWords\n\n> A quotation'],
  ['> [!tip]\n> > Words', '\n**Tip**\n\n> Words'],
  ['> [!my-note] **Mind** it', '\n**Mind it**\n'],
  ['> [!tip]\n> A\n> > [!note]\n> > B', '\n**Tip**\n\nA\n\n**Note**\n\nB'],
  ['> A\n> > [!note]\n> > B', '> A\n>\n> **Note**\n>\n> B'],
  ['> [!quote]\n> Words', '> Words'],
  [':::tip\nWords\n:::', '\n**Tip**\n\nWords\n'],
  [':::note[Mind it]\nWords\n:::', '\n**Mind it**\n\nWords\n'],
  ['::: warning Mind *it*\nWords\n:::', '\n**Mind *it***\n\nWords\n'],
  ['::: {.callout-note title="Mind it"}\nWords\n:::', '\n**Mind it**\n\nWords\n'],
  [':::: columns\n::: {.column width="50%"}\nWords\n:::\n::::', '\n\nWords\n\n'],
])('marks for a program leave the words: %s', (written, read) => {
  expect(withoutDialects(written)).toBe(read);
});

test.each([
  ['A word[^1] more.\n\n[^1]: The *note*.', 'A word (The *note*.) more.\n'],
  ['A word[^a] and[^a].\n\n[^a]: Note.', 'A word (Note.) and.\n'],
  ['A[^1].\n\n[^1]: One\n    and two.\n[^2]: Never meant.', 'A (One and two.).\n\n\nNever meant.'],
  ['A[^1].\n\n[^1]: One.\n\nNext.', 'A (One.).\n\n\nNext.'],
  ['A^[In line.].', 'A (In line.).'],
  ['A[^none].', 'A[^none].'],
  ['A[^1].\n\n[^1]: See[^2].\n[^2]: And[^1].', 'A (See (And.).).\n'],
  ['# Title[^1]\n\n[^1]: Note.', '# Title\n\n(Note.)\n'],
])('the words of a footnote stand where its mark stood: %s', (written, read) => {
  expect(withoutDialects(written)).toBe(read);
});

test('what stands in a box is read as Markdown', () => {
  expect(withoutDialects('<aside>\n💡 **Bold**\n</aside>')).toBe('<aside>\n\n💡 **Bold**\n\n</aside>\n');
  expect(withoutDialects('<details>\n    <p>')).toBe('<details>\n    <p>');
});
