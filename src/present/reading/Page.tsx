import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import { lengthOf } from '../slides/length.ts';
import styles from './Page.module.css';
import type { PageOf } from './paging.ts';
import { Shown } from './Shown/Shown.tsx';
import type { Sheet } from './sheet.ts';
import { anchorOf } from './Units/Entry.tsx';
import { Units } from './Units/Units.tsx';
import type { PdfWords } from './words.ts';

export interface PageProps {
  page: PageOf;
  number: number;
  pageOf(id: string): number | undefined;
  words: PdfWords;
  /** Whose it is, and of which study. */
  foot: { start: string; middle?: string | undefined };
}

/** One page of the PDF. */
export function Page({ page, number, pageOf, words, foot }: PageProps) {
  const { sheet, units, turn, set } = page;
  const { shown, place } = turn === 0 ? sheet : { shown: undefined, place: undefined };
  const layout = turn > 0 ? 'continued' : sheet.layout;
  return (
    <section
      className={styles.root}
      id={turn === 0 ? anchorOf(sheet.id) : undefined}
      data-page=""
      data-layout={layout}
      data-set={set}
      data-shape={shown && shapeIn(shown)}
      data-count={units.length}
    >
      <div className={styles.body}>
        <div className={styles.words}>
          <Head sheet={sheet} turn={turn} words={words} />
          <div className={styles.flow} data-flow="">
            <Units units={units} pageOf={pageOf} />
          </div>
          {place && (
            <div className={styles.place}>
              <div className={styles.code}>
                <QrCode text={place.href} label={place.href} />
              </div>
              <a href={place.href}>{place.label}</a>
            </div>
          )}
        </div>
        {shown && (
          <div className={styles.shown}>
            <Shown shown={shown} room={ROOM[layout === 'over' ? 'over' : 'beside']} />
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <p>{foot.start}</p>
        <p>{foot.middle}</p>
        <p className={styles.number}>{number}</p>
      </footer>
    </section>
  );
}

/** How wide the room of pictures is for its height: under a heading, and beside words. */
const ROOM = { over: 267 / 92, beside: 175 / 128 };

function Head({ sheet, turn, words }: { sheet: Sheet; turn: number; words: PdfWords }) {
  const { section, over, title, under, info, layout } = sheet;
  if (turn > 0)
    return (
      <div className={styles.head}>
        <p className={styles.goesOn}>{words.goesOn.replace('{title}', title ?? over ?? section ?? '')}</p>
      </div>
    );
  const Title = layout === 'opening' || layout === 'contents' || layout === 'contact' ? 'h1' : 'h2';
  return (
    <div className={styles.head}>
      {section && section !== title && <p className={styles.kicker}>{section}</p>}
      {over && over !== title && over !== section && (
        <p className={title ? styles.over : styles.goesOn}>{over}</p>
      )}
      {title && (
        <Title className={styles.title} data-length={lengthOf(title)}>
          {title}
        </Title>
      )}
      {under && <p className={styles.under}>{under}</p>}
      {info && (
        <dl className={styles.info}>
          {info.map(({ title, items }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{items.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Upright pictures leave words more room than others do. */
function shapeIn(shown: NonNullable<Sheet['shown']>): 'upright' | 'square' | 'wide' {
  const pictures = shown.kind === 'pictures' ? shown.pictures.map(({ picture }) => picture) : [shown.picture];
  const wide = pictures.reduce((sum, { width, height }) => sum + width / height, 0);
  if (shown.kind === 'device' && !shown.device.startsWith('Phone')) return 'wide';
  return wide < 0.85 ? 'upright' : wide < 1.25 ? 'square' : 'wide';
}
