import { Prototype as PrototypeBlock } from '../../../blocks/Prototype/Prototype.tsx';
import { DeviceFrame } from '../../../ui/DeviceFrame/DeviceFrame.tsx';
import { Film as FilmFigure } from '../../../ui/Film/Film.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { SlideKind } from '../../talk.ts';
import { Beside } from '../Beside/Beside.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { staged } from '../StagePicture/staged.ts';
import styles from './Device.module.css';

/** A finished screen on a device. */
export function Device({ form, section }: FormProps<'device'>) {
  const { device, picture, caption } = form;
  return (
    <Framed form={form} section={section} caption={caption}>
      <DeviceFrame device={device}>
        <Picture picture={staged(picture)} loading="early" />
      </DeviceFrame>
    </Framed>
  );
}

/** A film in its device. It plays as on the page. */
export function Film({ form, section }: FormProps<'film'>) {
  const { device, film, caption } = form;
  return (
    <Framed form={form} section={section} caption={caption}>
      <FilmFigure film={{ ...film, poster: staged(film.poster) }} device={device} />
    </Framed>
  );
}

/** A prototype to be tried on the stage, in the same fence as on the page. */
export function Prototype({ form, section }: FormProps<'prototype'>) {
  const { kind: _, title: __, text: ___, portrait: ____, ...prototype } = form;
  return (
    <Framed form={form} section={section}>
      <PrototypeBlock type="prototype" hideOnPhone={false} {...prototype} still={staged(prototype.still)} />
    </Framed>
  );
}

type Devices = Extract<SlideKind, 'device' | 'film' | 'prototype'>;

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
  if (!form.title && !form.text && !section && !caption) return device;
  return (
    <Beside words={words} room={isPhone ? 'half' : 'most'}>
      {device}
    </Beside>
  );
}
