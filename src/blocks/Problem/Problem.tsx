import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { FigureRow } from '../../ui/FigureRow/FigureRow.tsx';

export function Problem({ pictures, ...head }: BlockProps<'problem'>) {
  return (
    <BlockFrame head={head}>{pictures && <FigureRow name={head.title} figures={pictures} />}</BlockFrame>
  );
}
