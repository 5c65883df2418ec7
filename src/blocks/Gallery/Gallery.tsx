import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { FigureRow } from '../../ui/FigureRow/FigureRow.tsx';

export function Gallery({ figures, ...head }: BlockProps<'gallery'>) {
  return (
    <BlockFrame head={head}>
      <FigureRow name={head.title} figures={figures} />
    </BlockFrame>
  );
}
