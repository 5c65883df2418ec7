/** The pictures of a slide that are seen: of two versions, one has no box. */
export const picturesOf = (slide: Element): HTMLImageElement[] =>
  [...slide.querySelectorAll('img')].filter((image) => image.getClientRects().length > 0);

/** The place among them of the one at a point of the window; undefined where there is none. */
export function pictureAt(slide: Element, x: number, y: number): number | undefined {
  const at = picturesOf(slide).findIndex((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at === -1 ? undefined : at;
}

/** The place of the one that a link holds, however that was pressed. */
export function pictureIn(slide: Element, link: Element): number | undefined {
  const at = picturesOf(slide).findIndex((image) => link.contains(image));
  return at === -1 ? undefined : at;
}

/** The place of the largest. */
export function largestPicture(slide: Element): number | undefined {
  const areas = picturesOf(slide).map((image) => image.offsetWidth * image.offsetHeight);
  return areas.length > 0 ? areas.indexOf(Math.max(...areas)) : undefined;
}

/** Fetched and decoded before the slide is shown, so that it is there whole in the frame after the key. */
export function prepare(slide: Element): void {
  for (const image of picturesOf(slide)) {
    image.loading = 'eager';
    image.decoding = 'sync';
    image.decode().catch(() => {}); // it is drawn as soon as it is there
  }
}

/** A slide in small is a picture of itself: its films keep still. */
export function putToRest(slide: Element): void {
  for (const source of slide.querySelectorAll('video source, video[src]')) source.removeAttribute('src');
}
