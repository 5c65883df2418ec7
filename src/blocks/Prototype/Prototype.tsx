import { useContext, useEffect, useRef } from 'react';
import { FRAME_PAGE } from '../../lib/frame.ts';
import { withBase } from '../../lib/href.ts';
import { MediaSourceContext } from '../../lib/media-source.ts';
import { PHONE_STILL_SIZES } from '../../model/places.ts';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { DeviceFrame } from '../../ui/DeviceFrame/DeviceFrame.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/paths.ts';
import { useLabels } from '../../ui/Labels/Labels.ts';
import { inPlaceOf, Picture } from '../../ui/Picture/Picture.tsx';
import styles from './Prototype.module.css';
import type { Player } from './player.ts';
import type { PrototypeEvent } from './prototype-state.ts';

/**
 * A prototype in a device: its still, and above it, or under the words beside a phone, a bar with the task and a button.
 * From the first press on, player.ts runs the prototype in a frame that can reach nothing, and the bar has the ways to
 * start over, to enlarge and to close. Without a script, and on paper, it is its still.
 */
export function Prototype({
  device,
  task,
  file,
  width,
  height,
  still,
  portrait,
  ...head
}: BlockProps<'prototype'>) {
  const labels = useLabels();
  const source = useContext(MediaSourceContext);
  const player = useRef<Player>(null);
  useEffect(() => {
    if (source && player.current) player.current.readSealed = source.read;
  }, [source]);
  const isPhone = device.startsWith('Phone');
  const { gone } = file;
  const shown = gone ? inPlaceOf(still, gone) : still;
  const picture = isPhone ? { ...shown, sizes: PHONE_STILL_SIZES } : shown;
  const upright = portrait?.file.gone ? undefined : portrait;
  const version = ({ file, width, height }: Pick<BlockProps<'prototype'>, 'file' | 'width' | 'height'>) =>
    `${width} ${height} ${withBase(file.src)}`;
  return (
    <BlockFrame head={head} width={isPhone ? 'beside' : undefined}>
      <prototype-player
        ref={player}
        data-frame={withBase(FRAME_PAGE)}
        data-page={version({ file, width, height })}
        data-upright={upright && version(upright)}
        data-failed={labels.prototypeFailed}
      >
        <figure className={styles.root} data-state="still">
          <DeviceFrame device={device}>
            <div className={styles.stage} data-act={gone ? undefined : 'try'}>
              <Picture picture={picture} className={styles.still} upright="stacked" />
            </div>
          </DeviceFrame>
          {/* Read after the still, it stands before it: whoever leaves the frame by Tab finds the way out. */}
          <figcaption className={styles.bar}>
            <span className={styles.words}>
              <span data-task>{task}</span>
              <span role="status" />
            </span>
            {!gone && (
              <>
                <button type="button" className={styles.start} data-act="try">
                  <span>{labels.tryPrototype}</span>
                  <span className="visually-hidden">{task}</span>
                </button>
                <span className={styles.acts}>
                  <Act act="restart" icon="restart" labels={[labels.restartPrototype]} />
                  <Act
                    act="resize"
                    icon="enlarge"
                    labels={[labels.enlargePrototype, labels.shrinkPrototype]}
                  />
                  <Act act="close" icon="close" labels={[labels.closePrototype]} />
                </span>
              </>
            )}
          </figcaption>
        </figure>
      </prototype-player>
    </BlockFrame>
  );
}

/** Its word, or the one of its two that fits; and where a phone has no room for that, its sign. */
const Act = ({ act, icon, labels }: { act: PrototypeEvent; icon: IconName; labels: readonly string[] }) => (
  <button type="button" data-act={act}>
    <Icon name={icon} />
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </button>
);
