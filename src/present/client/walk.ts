interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a key leads among boxes that stand in rows: up and down to what is really there. Nowhere at the edge. */
export function walked(
  boxes: readonly Box[],
  here: number,
  { key, direction }: { key: string; direction: 'ltr' | 'rtl' },
): number | undefined {
  const from = boxes[here];
  if (!from) return undefined;
  const forward = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return within(here + forward, boxes);
    case 'ArrowLeft':
      return within(here - forward, boxes);
    case 'Home':
      return within(0, boxes);
    case 'End':
      return within(boxes.length - 1, boxes);
    case 'ArrowDown':
      return inNextRow(boxes, from, 1);
    case 'ArrowUp':
      return inNextRow(boxes, from, -1);
    default:
      return undefined;
  }
}

const within = (at: number, boxes: readonly Box[]) => (boxes[at] ? at : undefined);

/** The nearest by its middle in the nearest row on that side. Boxes of a row may begin a little higher or lower. */
function inNextRow(boxes: readonly Box[], from: Box, side: 1 | -1): number | undefined {
  const away = (box: Box) => (box.top - from.top) * side;
  const slack = from.height / 2;
  const beyond = boxes.filter((box) => away(box) > slack);
  const nearest = Math.min(...beyond.map(away));
  const row = beyond.filter((box) => away(box) < nearest + slack);
  const aside = (box: Box) => Math.abs(middle(box) - middle(from));
  const [target] = row.toSorted((a, b) => aside(a) - aside(b));
  return target && boxes.indexOf(target);
}

const middle = ({ left, width }: Box) => left + width / 2;
