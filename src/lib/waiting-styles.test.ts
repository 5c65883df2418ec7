// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyWaitingStyles } from './waiting-styles.ts';

beforeEach(() => {
  const link = Object.assign(document.createElement('link'), { media: 'not all' });
  link.dataset.waitingStyles = '';
  document.head.append(link);
});
afterEach(() => document.head.replaceChildren());

const link = () => document.querySelector('link') as HTMLLinkElement;

it('applies a sheet that is there at once', async () => {
  Object.defineProperty(link(), 'sheet', { value: {} });
  await applyWaitingStyles();
  expect(link().media).toBe('all');
});

it('waits for a sheet that is still on its way', async () => {
  let isDone = false;
  const applied = applyWaitingStyles().then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  link().dispatchEvent(new Event('load'));
  await applied;
  expect(link().media).toBe('all');
});

it('fails when the sheet does not arrive, and asks for it anew the next time', async () => {
  const first = applyWaitingStyles();
  const failed = link();
  failed.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow();
  const second = applyWaitingStyles();
  expect(link()).not.toBe(failed);
  link().dispatchEvent(new Event('load'));
  await second;
});

it('has nothing to wait for where every style is in the page', async () => {
  document.head.replaceChildren();
  await expect(applyWaitingStyles()).resolves.toBeUndefined();
});
