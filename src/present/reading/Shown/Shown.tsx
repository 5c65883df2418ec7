import { DeviceFrame } from '../../../ui/DeviceFrame/DeviceFrame.tsx';
import type { ShownPicture } from '../../talk.ts';
import { Photo } from '../Photo.tsx';
import { ratioOf } from '../ratio.ts';
import type { Shown as ShownData } from '../sheet.ts';
import { rowsOf } from './rows.ts';
import styles from './Shown.module.css';

interface ShownProps {
  shown: ShownData;
  /** How wide its room is for its height. */
  room: number;
}

/** What is seen on a page. */
export function Shown({ shown, room }: ShownProps) {
  switch (shown.kind) {
    case 'pictures':
      return <Rows pictures={shown.pictures} room={room} />;
    case 'device':
      return (
        <figure className={styles.device} data-captioned={shown.caption ? '' : undefined}>
          <div className={styles.room} data-phone={shown.device.startsWith('Phone') || undefined}>
            <DeviceFrame device={shown.device}>
              <Photo picture={shown.picture} />
            </DeviceFrame>
          </div>
          {shown.caption && <figcaption>{shown.caption}</figcaption>}
        </figure>
      );
    case 'spots':
      return (
        <div className={styles.room}>
          <div className={styles.spotted} style={ratioOf(shown.picture)}>
            <Photo picture={shown.picture} />
            <svg className={styles.spots} aria-hidden="true">
              {shown.spots.map(({ x, y }, index) => (
                <g key={`${x}-${y}`}>
                  <circle cx={`${x}%`} cy={`${y}%`} r="13" />
                  <text x={`${x}%`} y={`${y}%`} dy="0.36em" textAnchor="middle">
                    {index + 1}
                  </text>
                </g>
              ))}
            </svg>
          </div>
        </div>
      );
  }
}

/** Pictures side by side are equally high; in one row, or in as many as show them largest. */
function Rows({ pictures, room }: { pictures: readonly ShownPicture[]; room: number }) {
  const rows = rowsOf(pictures, room);
  return (
    <div className={styles.rows} data-captioned={captioned(pictures)}>
      {rows.map((row) => (
        <div key={row[0]?.picture.fallback} className={styles.rowRoom}>
          <div className={styles.row} style={{ '--row': sumOf(row), '--gaps': row.length - 1 }}>
            {row.map(({ picture, caption }) => (
              <figure key={picture.fallback} className={styles.figure} style={ratioOf(picture)}>
                <Photo picture={picture} />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const sumOf = (row: readonly ShownPicture[]): number =>
  row.reduce((sum, { picture }) => sum + picture.width / picture.height, 0);

/** All have the same room for their lines, whichever has the longest. */
function captioned(pictures: readonly ShownPicture[]): 'short' | 'long' | undefined {
  const longest = Math.max(0, ...pictures.map(({ caption = '' }) => caption.length));
  if (longest === 0) return undefined;
  return longest > (pictures.length === 1 ? SHORT : SHORT / pictures.length) ? 'long' : 'short';
}

/** So many letters are one line under a picture that has the page’s width. */
const SHORT = 90;
