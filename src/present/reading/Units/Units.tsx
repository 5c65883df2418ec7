import { plainText } from '../../../model/inline.ts';
import { SubjectTable } from '../../../ui/SubjectTable/SubjectTable.tsx';
import type { Unit } from '../sheet.ts';
import { OneUnit } from './OneUnit.tsx';
import styles from './Units.module.css';

interface UnitsProps {
  units: readonly Unit[];
  /** The page on which something begins, by its id. */
  pageOf(id: string): number | undefined;
}

/** What fills a page: units of one kind stand together, each where a page may end. */
export function Units({ units, pageOf }: UnitsProps) {
  return groupsOf(units).map((group) => <Group key={keyOf(group[0])} units={group} pageOf={pageOf} />);
}

function Group({ units, pageOf }: UnitsProps) {
  const [first] = units;
  if (!first) return null;
  const { kind } = first;
  if (kind === 'row') {
    const rows = units.filter((one) => one.kind === 'row');
    return (
      <SubjectTable
        subjects={first.subjects}
        rows={rows}
        className={styles.table}
        rowMark={{ 'data-unit': '' }}
      />
    );
  }
  const shape = {
    className: styles.group,
    'data-kind': groupKind(first),
    'data-count': units.length,
    'data-point-count': units.filter((one) => one.kind === 'point').length || undefined,
    'data-long': units.some((one) => one.kind === 'figure' && one.value.length > 9) || undefined,
  };
  const drawn = units.map((unit) => <OneUnit key={keyOf(unit)} unit={unit} pageOf={pageOf} />);
  if (kind === 'figure') return <dl {...shape}>{drawn}</dl>;
  if (kind === 'swatch' || kind === 'specimen' || kind === 'entry') return <ul {...shape}>{drawn}</ul>;
  if (kind === 'column')
    return first.step === undefined ? <ul {...shape}>{drawn}</ul> : <ol {...shape}>{drawn}</ol>;
  return <div {...shape}>{drawn}</div>;
}

/** Texts, points, lists and quotes are read in one run. */
const RUNNING: readonly Unit['kind'][] = ['prose', 'point', 'list', 'quote'];
const groupKind = ({ kind }: Unit) => (RUNNING.includes(kind) ? 'running' : kind);

function groupsOf(units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (last?.[0] && groupKind(last[0]) === groupKind(unit)) last.push(unit);
    else groups.push([unit]);
  }
  return groups;
}

/** What a unit is known by among the others of its page. */
function keyOf(unit: Unit | undefined): string {
  if (!unit) return '';
  if (unit.kind === 'prose') return plainText(unit.text);
  if (unit.kind === 'list') return unit.lines.map(({ words }) => words).join('\n');
  return JSON.stringify(unit);
}
