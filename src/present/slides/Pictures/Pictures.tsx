import { isBeside } from '../../part.ts';
import { Beside } from '../Beside/Beside.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { Over } from '../Over/Over.tsx';
import { StagePicture } from '../StagePicture/StagePicture.tsx';
import { shapeOf } from '../StagePicture/staged.ts';
import styles from './Pictures.module.css';

/** One picture with its words beside it, or several side by side under them. */
export function Pictures({ form, section }: FormProps<'pictures'>) {
  const { pictures, title, text } = form;
  const [only, ...more] = pictures;
  if (only && more.length === 0 && (title || text || section) && isBeside(only.picture)) {
    const shape = shapeOf(only.picture);
    return (
      <Beside
        words={<Head heading={form} section={section} size="beside" />}
        room={shape === 'wide' ? 'most' : 'half'}
      >
        <StagePicture {...only} />
      </Beside>
    );
  }
  const rows = rowsFor(pictures.map(({ picture }) => picture));
  const columns = Math.ceil(pictures.length / rows);
  return (
    <Over heading={form} section={section}>
      <ul
        className={styles.root}
        data-rows={rows}
        data-captioned={pictures.some(({ caption }) => caption) || undefined}
      >
        {pictures.map((one) => (
          <li key={one.picture.fallback}>
            <StagePicture {...one} room={1440 / columns - 40} />
          </li>
        ))}
      </ul>
    </Over>
  );
}

/** Wide ones would be small in one row of four: they stand two by two. */
function rowsFor(pictures: readonly { width: number; height: number }[]): 1 | 2 {
  const shapes = pictures.reduce((sum, { width, height }) => sum + width / height, 0);
  return pictures.length > 2 && shapes > 4 ? 2 : 1;
}
