import { expect, type Locator } from '@playwright/test';
import { atRest } from './at-rest.ts';

/**
 * Presses with the mouse what a prototype shows, where it is seen. A driver’s own click loses its way in a frame that is
 * drawn in another size than its window has.
 */
export async function clickInside(frame: Locator, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await frame.scrollIntoViewIfNeeded();
  await target.evaluate(atRest);
  const middle = await target.evaluate((one) => {
    one.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const place = await frame.boundingBox();
  if (!place) throw new Error('There is no prototype to be seen.');
  const scale = place.width / Number(await frame.getAttribute('width'));
  await frame.page().mouse.click(place.x + middle.x * scale, place.y + middle.y * scale);
}
