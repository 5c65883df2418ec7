import { isScreen, PHONE_STILL_SIZES } from '../../model/places.ts';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Mockup.module.css';

export function Mockup({ device, picture, caption, more = [], ...head }: BlockProps<'mockup'>) {
  const mockups = [{ device, picture, caption }, ...more];
  const shapes = mockups.map(({ picture: { width, height } }) => width / height);
  const alike = Math.max(...shapes) / Math.min(...shapes) < 1.05;
  const framed = mockups.filter(isFramed);
  const row = framed.length === mockups.length ? styles.phones : styles.strip;
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="large" className={framed.length === 0 && alike ? undefined : row}>
        {mockups.map((one) => (
          <li key={one.picture.fallback} data-device={one.device}>
            {isFramed(one) ? (
              <Figure
                picture={{ ...one.picture, sizes: PHONE_STILL_SIZES }}
                caption={one.caption}
                device={one.device}
              />
            ) : (
              <Figure picture={one.picture} caption={one.caption} />
            )}
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}

/** A phone’s screen as it is has its phone drawn around it; any other picture shows its device already. */
const isFramed = ({ device, picture }: Pick<BlockProps<'mockup'>, 'device' | 'picture'>) =>
  device.startsWith('Phone') && isScreen(picture);
