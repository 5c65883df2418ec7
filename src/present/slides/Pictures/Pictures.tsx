import type { Picture } from '../../../model/picture.ts';
import { underPicture } from '../../caption.ts';
import { isBeside } from '../../part.ts';
import type { Heading, ShownPicture } from '../../talk.ts';
import { Beside } from '../Beside/Beside.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { Over } from '../Over/Over.tsx';
import { StagePicture } from '../StagePicture/StagePicture.tsx';
import { isLongUnder, shapeOf } from '../StagePicture/staged.ts';
import styles from './Pictures.module.css';

/** One picture with its words beside it, or several side by side under them. */
export function Pictures({ form, section }: FormProps<'pictures'>) {
  const { pictures, title, text } = form;
  const [only, ...more] = pictures;
  if (only && more.length === 0 && standsBeside(only.picture, { title, text })) {
    const shape = shapeOf(only.picture);
    return (
      <Beside
        words={<Head heading={form} section={section} size="beside" />}
        room={shape === 'wide' ? 'most' : 'half'}
      >
        <StagePicture picture={only.picture} caption={underPicture(only.caption, title)} />
      </Beside>
    );
  }
  const shown = more.length > 0 ? pictures : pictures.map((one) => lone(one, title));
  const rows = rowsFor(pictures.map(({ picture }) => picture));
  const room = ROOM.width / Math.ceil(pictures.length / rows) - ROOM.gap;
  return (
    <Over heading={form} section={section}>
      <ul className={styles.root} data-rows={rows} data-captioned={captioned(shown, room)}>
        {shown.map((one) => (
          <li key={one.picture.fallback}>
            <StagePicture {...one} room={room} />
          </li>
        ))}
      </ul>
    </Over>
  );
}

/** Without a text to read, a wider picture than this is larger under its heading than beside it. */
const WIDEST_BESIDE_TITLE = 1.55;

function standsBeside(
  picture: Picture,
  { title, text }: { [Part in 'title' | 'text']: Heading[Part] | undefined },
) {
  if (text) return isBeside(picture);
  return title !== undefined && picture.width / picture.height <= WIDEST_BESIDE_TITLE;
}

/** A picture without what the heading says already. */
function lone({ picture, caption }: ShownPicture, title: string | undefined): ShownPicture {
  const left = underPicture(caption, title);
  return { picture, ...(left !== undefined && { caption: left }) };
}

/** The room under a heading of one line, and the gaps in it. */
const ROOM = { width: 1440, height: 620, gap: 40, caption: 72 };

/** One row or two, whichever shows them larger. */
function rowsFor(pictures: readonly { width: number; height: number }[]): 1 | 2 {
  const shape = Math.max(...pictures.map(({ width, height }) => width / height));
  const widthIn = (rows: number) => {
    const columns = Math.ceil(pictures.length / rows);
    return Math.min(ROOM.width / columns - ROOM.gap, (ROOM.height / rows - ROOM.caption) * shape);
  };
  return pictures.length > 2 && widthIn(2) > widthIn(1) ? 2 : 1;
}

/** Pictures in a row have the same room for their lines, whichever of them has the longest. */
function captioned(pictures: readonly ShownPicture[], room: number): 'long' | 'short' | undefined {
  const captions = pictures.flatMap(({ caption }) => caption ?? []);
  if (captions.length === 0) return undefined;
  return captions.some((caption) => isLongUnder(caption, room)) ? 'long' : 'short';
}
