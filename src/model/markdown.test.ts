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
});
