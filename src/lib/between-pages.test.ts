import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { betweenPages, drawInTurn, withoutPages } from './between-pages.ts';

/** A page that is asked for: notes when it is begun, and ends when told. */
function page(log: string[], name: string) {
  const response = new EventEmitter();
  drawInTurn(response as ServerResponse, () => log.push(name));
  return () => {
    log.push(`end of ${name}`);
    response.emit('close');
  };
}
const moment = () => wait(10);

test('content changes once the pages that are being drawn are there, and those after it have the new', async () => {
  const log: string[] = [];
  const endFirst = page(log, 'first');
  await moment();
  const change = betweenPages(async () => {
    await moment();
    log.push('change');
  }, 5000);
  const endSecond = page(log, 'second');
  await moment();
  expect(log).toEqual(['first']);
  endFirst();
  await change;
  await moment();
  endSecond();
  expect(log).toEqual(['first', 'end of first', 'change', 'second', 'end of second']);
});

test('a page that never ends holds nothing up for long, nor does a change that fails', async () => {
  const log: string[] = [];
  const end = page(log, 'endless');
  await moment();
  await expect(betweenPages(() => Promise.reject(new Error('No.')), 20)).rejects.toThrow('No.');
  page(log, 'next')();
  await moment();
  expect(log).toContain('next');
  end();
});

test('what came in while a page took too long comes in once more when that is there', async () => {
  const log: string[] = [];
  const end = page(log, 'slow');
  await moment();
  await betweenPages(async () => log.push('change'), 20);
  expect(log).toEqual(['slow', 'change']);
  end();
  await moment();
  expect(log).toEqual(['slow', 'change', 'end of slow', 'change']);
  await moment();
  expect(log.length).toBe(4);
});

test('a page that was left before its turn is waited for by nobody', async () => {
  const log: string[] = [];
  const change = betweenPages(moment);
  page(log, 'left')();
  await change;
  await moment();
  let isIn = false;
  void betweenPages(async () => {
    isIn = true;
  }, 5000);
  await moment();
  expect(isIn).toBe(true);
});

test('while files are moved no page is drawn, until the content that names them is in', async () => {
  const log: string[] = [];
  const endFirst = page(log, 'first');
  await moment();
  const move = withoutPages(async () => {
    log.push('move');
    await moment();
    await betweenPages(async () => log.push('change'));
    await moment();
    log.push('moved');
  });
  page(log, 'second')();
  const endThird = page(log, 'third');
  await moment();
  expect(log).toEqual(['first', 'end of second']);
  endFirst();
  await move;
  await moment();
  endThird();
  expect(log.slice(2)).toEqual([
    'end of first',
    'move',
    'change',
    'moved',
    'second',
    'third',
    'end of third',
  ]);
});

test('a move that fails, or waits for a page that never ends, holds nothing up for long', async () => {
  const log: string[] = [];
  const end = page(log, 'endless');
  await moment();
  await expect(withoutPages(() => Promise.reject(new Error('No.')), 20)).rejects.toThrow('No.');
  page(log, 'next')();
  await moment();
  expect(log).toContain('next');
  end();
});

test('holds whoever loaded it: the editor and Astro have one of their own each', async () => {
  const again = './between-pages.ts?again';
  const other: typeof import('./between-pages.ts') = await import(/* @vite-ignore */ again);
  expect(other.drawInTurn).not.toBe(drawInTurn);
  const log: string[] = [];
  const end = page(log, 'page');
  await moment();
  const change = other.betweenPages(async () => log.push('change'), 5000);
  await moment();
  expect(log).toEqual(['page']);
  end();
  await change;
  expect(log).toEqual(['page', 'end of page', 'change']);
});
