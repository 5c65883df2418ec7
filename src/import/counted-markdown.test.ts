// The counter sees what a person reads, whatever a reader makes of it.
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { wordsIn } from './counted.ts';
import { wordsOf } from './words.ts';

const counted = (name: string, text: string) =>
  wordsOf(wordsIn(bundleOf(name, strToU8(text)), name)).join(' ');

test.each([
  ['Use `p {#id code}` here', 'use p id code here'],
  ['We wrote {#launch day} on the wall {#here .big w="1"}', 'we wrote launch day on the wall'],
  ['the chart ^above and\n\na chart ^a1b2c3', 'the chart above and a chart'],
  ['the chart ^above\n\nsee [[#^above]]', 'the chart see above'],
  [
    '[Tools]: Figma/Maze\n\n[Date]: May.2024\n\n[k]: https://k.example\n\n[l]: a.png',
    'tools figma maze date may 2024',
  ],
  ['a [b][k] c\n\n[k]: https://k.example "Kinds of d"', 'a b c kinds of d'],
  ['a [b](https://k.example "b") c [d](e "a title of d")', 'a b c d title of'],
  ['![A hall](a-hall.png "At noon")', 'a hall at noon'],
  ['![a-hall](a-hall.png) ![[b.png|A quay|30]] ![A|30](c.png)', 'a quay a'],
  ['```js title="a b"\nc\n```', 'c a b'],
  ['> [!warning]\n> a\n\n> [!note] b\n> c\n\n> [!quote]\n> d', 'warning a b c d'],
  [':::tip\na\n:::\n\n:::tip b\nc\n:::\n\n::: columns\nd\n:::', 'tip a b c d'],
  ['![a]({{ site.baseurl }}/a.png) ![b]({{ "/b.png" | relative_url }}) c', 'c'],
  ['a <Quote by="Mina Al" text="It works" theme="dark"/> b <Box>c</Box>', 'a mina al it works b c'],
  ["<div style={{ a: 'b c' }}>d</div> <x-card label='E f'></x-card>", 'd e f'],
  ['import A from "./b"\n\na', 'a'],
  ['```x\n```\na [b][c]\n\n```\nd\n```\n\n[c]: e.html#f', 'a b d'],
  ['a [`b`\nc][]s [D][`b`\nc]\n\n[`b` c]: e.html#f-g', 'a b cs d'],
  [
    '{{% notice tip "Mind it" %}} a {{% /notice %}} {{< img src="b c.png" alt="A hall" >}}',
    'mind it a a hall',
  ],
  ['{% if x %}a{% endif %} {% include b.html title="C d" %}', 'a c d'],
  ['Von 5~6 und ~30 Leuten', 'von 5 6 und 30 leuten'],
  ['List<String>, <Name>: <b>a</b> <Box>c</Box>', 'list string name a c'],
  ['![a](b.png "c \\" d")', 'a c d'],
  ['/a.png "A hall" 30x20\n\n![b](c.png =30x)', 'a hall b'],
])('%j', (text, words) => {
  expect(counted('a.md', text)).toBe(words);
});

test.each([
  ['<p>a <a href="b" title="c d">a</a> <a href="b" title="a">a</a></p>', 'a a a c d'],
  ['<img src="a-hall.png" alt="A hall" title="At noon"><img src="b-c.png" alt="b-c">', 'a hall at noon'],
  ['<h2>a <a href="#a" title="Go to a">#</a></h2>', 'a'],
])('%s', (page, words) => {
  expect(counted('a.html', page)).toBe(words);
});
