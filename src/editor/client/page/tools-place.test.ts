import { expect, test } from 'vitest';
import { toolsRoom } from './tools-place.ts';

const box = (left: number) => ({ left, top: 0, width: 900, height: 400 });

test('tools have the room up to the panel, from the thing or the window’s edge on', () => {
  expect(toolsRoom(box(40), { left: 1024 })).toBe(976);
  expect(toolsRoom(box(-160), { left: 1024 })).toBe(1016);
  expect(toolsRoom(box(1100), { left: 1024 })).toBe(0);
});

test('a panel that lies below the page takes no room', () => {
  expect(toolsRoom(box(16), { left: 0 })).toBeUndefined();
  expect(toolsRoom(box(16), undefined)).toBeUndefined();
});
