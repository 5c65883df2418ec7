import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';

export function Mockup({ device, picture, caption, ...head }: BlockProps<'mockup'>) {
  return (
    <BlockFrame head={head}>
      <div data-device={device}>
        <Figure picture={picture} caption={caption} />
      </div>
    </BlockFrame>
  );
}
