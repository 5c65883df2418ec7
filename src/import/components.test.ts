import { expect, test } from 'vitest';
import { withoutComponents } from './components.ts';

const read = (text: string, isMdx = true) =>
  withoutComponents(text, isMdx, () => {})
    .replaceAll(/\n\s*\n/g, '\n')
    .trim();

test.each([
  ['<Quote author="Mina" text="It works"/>', 'It works\nMina'],
  [
    '<Callout type="warning" title="Mind *it*">\n  Words **in** it\n</Callout>',
    '**Mind \\*it\\***\n  Words **in** it',
  ],
  ['A <Badge text="new"/> one', 'A  new  one'],
  ['<Stat\n  value="42%"\n  label={"fewer errors"}\n  theme="dark"\n/>', '**fewer errors**\n42%'],
  ['<Card href="/a" icon="star" className="a b" client:load />', ''],
  ["<List items={['Red boats', 'Ship', 'off', `Bo`]} loop={3} />", 'Red boats\nShip\nBo'],
  ["<Steps all={[{ title: 'Draw it', id: 'a' }, { title: 'Test it' }]} {...rest} />", 'Draw it\nTest it'],
  ['<Tabs><TabItem value="a" label="Apple">Red</TabItem></Tabs>', 'Apple Red'],
  ['<my-card caption="The hall"></my-card>', 'The hall'],
  ['<X :title="\'Of X\'" v-if="a > b" caption="by night"/>', '**Of X**\nby night'],
  ["{'Words'}{' '}of it", 'Words of it'],
  [
    "import A from './a'\nimport { b } from 'c';\n\nimport these words from somewhere",
    'import these words from somewhere',
  ],
  [
    'import hall from \'./a.png\'\n\n<Image src={hall} alt="A hall" caption="At noon" />',
    '<figure><img src="./a.png" alt="A hall"><figcaption><p>At noon</p></figcaption></figure>',
  ],
  ["<img src={require('./a.png').default} alt={'A hall'} width={300} />", '<img src="./a.png" alt="A hall">'],
  ['<div className="a" style={{ color: 1 }}>\nWords\n</div>', '<div className="a">\nWords\n</div>'],
  [
    'a < b and <TABLE BORDER="1"> and <https://a.example>',
    'a < b and <TABLE BORDER="1"> and <https://a.example>',
  ],
  ['<Stat value={42} unit="Prozent" loop={3} />', '42\nProzent'],
  ['If x<y>z, a List<String>', 'If x&lt;y>z, a List&lt;String>'],
  [
    'Dear <Name>, press <Button> and <em>wait</em><br>',
    'Dear &lt;Name>, press &lt;Button> and <em>wait</em><br>',
  ],
  ['A <Box>word</Box> and a <p>paragraph', 'A word and a <p>paragraph'],
])('%s', (written, shown) => {
  expect(read(written)).toBe(shown);
});

test('elements of HTML stay as they are where a page is no MDX', () => {
  const html = '<div class="a">\n  <p title="b">{c}</p>\n</div>';
  expect(withoutComponents(html, false, () => {})).toBe(html);
});

test('what a component draws of nothing that is written is told', () => {
  const drawn: string[] = [];
  withoutComponents('<Chart data={rows} />\n\nA <Tweet id="1"/> and <Box>words</Box><BR>', true, (what) =>
    drawn.push(what),
  );
  expect(drawn).toEqual(['Chart', 'Tweet 1']);
});
