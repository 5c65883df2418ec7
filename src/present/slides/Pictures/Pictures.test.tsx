import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePicture, prose } from '../../../blocks/example-media.ts';
import { LabelsProvider } from '../../../ui/Labels/Labels.ts';
import { wordsFor } from '../../../words/words.ts';
import { Pictures } from './Pictures.tsx';

test.each([
  ['a drawing with a heading alone lies under it, where it is larger', 1600, 900, undefined, false],
  ['with words to read it has them beside it', 1600, 900, 'Read this.', true],
  ['a squarer one stands beside its heading', 1200, 1000, undefined, true],
  ['a wide one never does', 2400, 900, 'Read this.', false],
])('%s', (_, width, height, text, isBeside) => {
  const picture = { ...examplePicture('wide', 'A drawing.'), width, height };
  const form = {
    kind: 'pictures' as const,
    title: 'Before',
    ...(text !== undefined && { text: [prose(text)] }),
    pictures: [{ picture }],
  };
  const drawn = renderToStaticMarkup(
    <LabelsProvider value={wordsFor('en').labels}>
      <Pictures form={form} />
    </LabelsProvider>,
  );
  expect(drawn.includes('data-room=')).toBe(isBeside);
});
