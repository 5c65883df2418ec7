import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { FigureRow } from '../../ui/FigureRow/FigureRow.tsx';

export function Wireframes({ fidelity, figures, ...head }: BlockProps<'wireframes'>) {
  return (
    <BlockFrame head={head}>
      <div data-fidelity={fidelity}>
        <FigureRow name={head.title} figures={figures} />
      </div>
    </BlockFrame>
  );
}
