const SHARE = String.raw`calc\(([\d.]+)vw - (\d+)px\)`;
const UP_TO = new RegExp(String.raw`(?:\(max-width: (\d+)px\) )?min\((\d+)px, ${SHARE}\)`, 'g');

/**
 * The same `sizes` without min(): WebKit does not know it there, and takes a picture for as wide as the window. From the
 * window on in which it has reached its most, a condition says so.
 */
export function plainSizes(sizes: string): string {
  return sizes.replaceAll(UP_TO, (_, until: string | undefined, most, share, taken) => {
    const grown = Math.ceil((Number(most) + Number(taken)) / (Number(share) / 100));
    const shown = `calc(${share}vw - ${taken}px)`;
    if (!until) return `(min-width: ${grown}px) ${most}px, ${shown}`;
    if (grown > Number(until)) return `(max-width: ${until}px) ${shown}`;
    return `(max-width: ${grown}px) ${shown}, (max-width: ${until}px) ${most}px`;
  });
}
