import { describe, expect, test } from 'vitest';
import { plainText } from './inline.ts';
import { parseInline } from './markdown.ts';

describe('inline text', () => {
  test('keeps emphasis, strong and links as data', () => {
    const result = parseInline('I *really* paint, see [**Fun**](/fun).');
    expect(result).toEqual({
      text: [
        { kind: 'text', text: 'I ' },
        { kind: 'emphasis', children: [{ kind: 'text', text: 'really' }] },
        { kind: 'text', text: ' paint, see ' },
        {
          kind: 'link',
          href: '/fun',
          children: [{ kind: 'strong', children: [{ kind: 'text', text: 'Fun' }] }],
        },
        { kind: 'text', text: '.' },
      ],
    });
  });

  test('joins lines that were only wrapped in the file', () => {
    const result = parseInline('one\ntwo');
    expect('text' in result && plainText(result.text)).toBe('one two');
  });

  test.each([
    ['a list', '- one\n- two'],
    ['a heading', '# Title'],
    ['two paragraphs', 'one\n\ntwo'],
    ['a picture', 'see ![me](me.png)'],
    ['code', 'run `rm`'],
  ])('refuses %s with a sentence', (_, source) => {
    const result = parseInline(source);
    expect('refused' in result && result.refused).toMatch(/\.$/);
  });

  // The same after a star, where the text is taken apart sign by sign.
  test.each([
    'Plain words, and more of them: 3 - 2 = 1; #4 > 5!',
    'Words that end in a space ',
    'Words before a space that does not break\u00a0',
    'Words and a tab\t',
    'R&D, AT&amp;T and 2 < 3',
    'snake_case and a [bracket]',
    '研究、そして！',
  ])('reads a text that is known for plain as it reads any other: %j', (source) => {
    const words = (text: string) => {
      const result = parseInline(text);
      return 'text' in result ? plainText(result.text) : result.refused;
    };
    expect(words(`*a* ${source}`)).toBe(`a ${words(source)}`);
  });
});
