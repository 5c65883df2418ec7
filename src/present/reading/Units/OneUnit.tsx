import { plainText, type RichText as Text } from '../../../model/inline.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import type { ReadList, ReadPoint } from '../../talk.ts';
import { Photo } from '../Photo.tsx';
import type { ReadSide, Unit } from '../sheet.ts';
import { Entry } from './Entry.tsx';
import styles from './Units.module.css';

interface OneUnitProps {
  unit: Unit;
  pageOf(id: string): number | undefined;
}

/** One piece of a page. */
export function OneUnit({ unit, pageOf }: OneUnitProps) {
  switch (unit.kind) {
    case 'prose':
      return (
        <p data-unit="">
          <RichText text={unit.text} />
        </p>
      );
    case 'quote':
      return <blockquote className={styles.quote} data-unit="">{`“${unit.words}”`}</blockquote>;
    case 'point':
      return <Point {...unit} />;
    case 'list':
      return <List {...unit} />;
    case 'remark':
      return (
        <p className={styles.soft} data-unit="">
          {unit.words}
        </p>
      );
    case 'figure':
      return (
        <div className={styles.figure} data-unit="" data-achieved={unit.isAchieved}>
          <dt>{unit.label}</dt>
          <dd className={styles.value}>
            <span>{unit.value}</span>
          </dd>
          {unit.text && (
            <dd className={styles.meaning}>
              <Paragraphs text={unit.text} />
            </dd>
          )}
        </div>
      );
    case 'finding':
      return (
        <div className={styles.finding} data-unit="">
          <Side {...unit.saw} />
          <Side {...unit.changed} />
        </div>
      );
    case 'column':
      return (
        <li className={styles.column} data-unit="">
          {unit.step !== undefined && <span className={styles.step}>{unit.step}</span>}
          <p className={styles.title}>{unit.title}</p>
          <ul className={styles.lines}>
            {unit.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      );
    case 'swatch':
      return (
        <li className={styles.swatch} data-unit="">
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={unit.hex} />
          </svg>
          <p className={styles.title}>{unit.name}</p>
          <p className={styles.soft}>{unit.hex}</p>
          <p className={styles.soft}>{unit.use}</p>
        </li>
      );
    case 'specimen':
      return (
        <li className={styles.specimen} data-unit="">
          <div>
            <p className={styles.title}>{unit.name}</p>
            <p className={styles.soft}>{unit.use}</p>
          </div>
          <p className={styles.sample} data-family={unit.family} data-size={unit.size}>
            {unit.sample}
          </p>
        </li>
      );
    case 'card':
      return (
        <div className={styles.card} data-unit="">
          <div className={styles.cardRoom}>
            <Photo picture={unit.picture} />
          </div>
          <h3 className={styles.title}>{unit.title}</h3>
          <Paragraphs text={unit.text} />
        </div>
      );
    case 'entry':
      return <Entry {...unit} pageOf={pageOf} />;
    case 'row':
      return null; // drawn in its table
  }
}

function Point({ title, text, number, link }: ReadPoint) {
  return (
    <div className={styles.point} data-unit="" data-numbered={number === undefined ? undefined : ''}>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <div>
        <p className={styles.title}>{title}</p>
        <Paragraphs text={text} />
        {link && (
          <p>
            <Link href={link.href}>{link.label}</Link>
          </p>
        )}
      </div>
    </div>
  );
}

function List({ title, lines, start }: ReadList) {
  const items = lines.map(({ words, depth = 0 }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand under several others, and none moves.
    <li key={index} data-depth={Math.min(depth, 3) || undefined}>
      {words}
    </li>
  ));
  return (
    <div data-unit="">
      {title && <p className={styles.title}>{title}</p>}
      {start === undefined ? (
        <ul className={styles.lines} data-many={lines.length > MANY || undefined}>
          {items}
        </ul>
      ) : (
        <ol className={styles.lines} start={start}>
          {items}
        </ol>
      )}
    </div>
  );
}

/** More lines than these stand in two columns where there is little room. */
const MANY = 10;

function Side({ title, text }: ReadSide) {
  return (
    <div>
      <p className={styles.label}>{title}</p>
      <Paragraphs text={text} />
    </div>
  );
}

function Paragraphs({ text }: { text: readonly Text[] }) {
  return text.map((one) => (
    <p key={plainText(one)}>
      <RichText text={one} />
    </p>
  ));
}
