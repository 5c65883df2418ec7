import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Film } from '../../ui/Film/Film.tsx';

export function FilmBlock({ device, film, caption, ...head }: BlockProps<'film'>) {
  return (
    <BlockFrame head={head} width={device.startsWith('Phone') ? 'beside' : undefined}>
      <Film film={film} device={device} caption={caption} />
    </BlockFrame>
  );
}
