import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples as gallery } from '../../blocks/Gallery/Gallery.examples.ts';
import { examples as goals } from '../../blocks/Goals/Goals.examples.ts';

const [titled] = Object.values(goals).filter((one) => 'title' in one);
const untitled = { ...gallery.fourWithCaptions, title: undefined, section: undefined };

test('a row has a name and can be reached with the keyboard, and its buttons wait for the script', () => {
  if (!titled) throw new Error('No example of goals has a title.');
  const { one, all } = renderBlock(titled);
  const row = one('[data-row]');
  expect(row?.getAttribute('aria-label')).toBe(titled.title);
  expect(row?.tabIndex).toBe(0);
  expect(all('button').map((button) => [button.textContent, button.hidden])).toEqual([
    [labels.previousInRow, true],
    [labels.nextInRow, true],
  ]);
  expect(renderBlock(untitled).one('[data-row]')?.getAttribute('aria-label')).toBe(labels.row);
});

test('every item is in the page, whatever the window shows of it', () => {
  expect(renderBlock(untitled).all('[data-row] > ul > li')).toHaveLength(4);
});
