import { Prototype as PrototypeBlock } from '../../../blocks/Prototype/Prototype.tsx';
import { Film as FilmFigure } from '../../../ui/Film/Film.tsx';
import { underPicture } from '../../caption.ts';
import type { SlideKind } from '../../talk.ts';
import { Beside } from '../Beside/Beside.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { staged } from '../StagePicture/staged.ts';
import styles from './Device.module.css';

/** A film in its device. It plays as on the page. */
export function Film({ form, section }: FormProps<'film'>) {
  const { device, film, caption, title } = form;
  return (
    <Framed form={form} section={section} caption={underPicture(caption, title)}>
      <FilmFigure film={{ ...film, poster: staged(film.poster) }} device={device} />
    </Framed>
  );
}

/** A prototype to be tried on the stage, in the same fence as on the page. */
export function Prototype({ form, section }: FormProps<'prototype'>) {
  const { device, task, file, width, height, still } = form;
  const prototype = { device, task, file, width, height };
  return (
    <Framed form={form} section={section}>
      <PrototypeBlock type="prototype" hideOnPhone={false} {...prototype} still={staged(still)} />
    </Framed>
  );
}

type Devices = Extract<SlideKind, 'film' | 'prototype'>;

interface FramedProps extends FormProps<Devices> {
  caption?: string | undefined;
  children: React.ReactNode;
}

/** The words in a column, the device beside them. */
function Framed({ form, section, caption, children }: FramedProps) {
  const isPhone = form.device.startsWith('Phone');
  const words = (
    <>
      <Head heading={form} section={section} size="beside" />
      {caption && <p className={styles.caption}>{caption}</p>}
    </>
  );
  const device = (
    <div className={styles.root} data-phone={isPhone || undefined} data-kind={form.kind}>
      {children}
    </div>
  );
  if (!form.title && !form.text && !form.over && !section && !caption) return device;
  return (
    <Beside words={words} room={isPhone ? 'half' : 'most'}>
      {device}
    </Beside>
  );
}
