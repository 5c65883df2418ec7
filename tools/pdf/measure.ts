/** Where each unit of a page ends, and how much room there is for them. In the browser; the cover and the last page have none. */
export const MEASURE = `[...document.querySelectorAll('[data-page]')].flatMap((page) => {
  const flow = page.querySelector('[data-flow]');
  if (!flow) return [];
  const { top, bottom } = flow.getBoundingClientRect();
  const ends = [...flow.querySelectorAll('[data-unit]')].map((unit) => unit.getBoundingClientRect().bottom - top);
  return [{ room: bottom - top, ends }];
})`;

/** A picture on the pages. */
export interface Seen {
  address: string;
  /** How wide its largest place is. */
  inches: number;
}

export const SEEN = `[...Map.groupBy([...document.images], ({ dataset }) => dataset.picture)].map(([address, images]) => ({
  address,
  inches: Math.max(...images.map((one) => {
    const { width, height } = one.getBoundingClientRect();
    const ratio = Number(getComputedStyle(one).getPropertyValue('--ratio'));
    return Math.max(width, height * ratio) / 96;
  })),
}))`;

/** The numbers of pages on which something reaches over the edge of its room, though pages were laid out anew. */
export const CUT = `[...document.querySelectorAll('[data-page]')].flatMap((page, index) => {
  const flow = page.querySelector('[data-flow]');
  if (!flow) return [];
  const { right, left } = page.getBoundingClientRect();
  const foot = page.querySelector('footer').getBoundingClientRect().top;
  const isOver = [...page.firstElementChild.querySelectorAll('*')].some((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && (box.bottom > foot + 1 || box.right > right + 1 || box.left < left - 1);
  });
  return isOver ? [index + 1] : [];
})`;

/** Stands for a picture while pages are laid out. */
export const placeholder = (_address: string): string =>
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/%3E';
