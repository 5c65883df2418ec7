import { Line } from '../../ui/Icon/Line.tsx';
import styles from './Act.module.css';

/** The presenter window’s own signs, drawn like the site’s. */
const SIGNS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  overview: 'M4 5h7v5H4zM13 5h7v5h-7zM4 14h7v5H4zM13 14h7v5h-7z',
  black: 'M3.5 5h17v12h-17zM9 21h6M7 8.5v5M10 8.5v5M13 8.5v5M16 8.5v5',
  white: 'M3.5 5h17v12h-17zM9 21h6',
  hold: 'M8 5v14M16 5v14',
  swap: 'M4 9h14M14 5l4 4-4 4M20 15H6M10 11l-4 4 4 4',
  window: 'M4 5h16v14H4zM4 9h16M9 14h6',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
  smaller: 'M6 12h12',
  larger: 'M12 6v12M6 12h12',
  run: 'M8 5l11 7-11 7z',
  reset: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4',
} as const;

interface ActProps {
  sign: keyof typeof SIGNS;
  label: string;
  /** The key that does the same, if there is one. */
  byKey?: string;
  isMain?: boolean;
  /** Only for what is on or off. */
  isOn?: boolean;
  onPress(): void;
}

/** A button of the presenter window: its sign, its word, and its key for the next time. */
export function Act({ sign, label, byKey, isMain, isOn, onPress }: ActProps) {
  return (
    <button
      type="button"
      className={styles.root}
      data-main={isMain ? '' : undefined}
      aria-pressed={isOn}
      aria-keyshortcuts={KEYS[byKey ?? ''] ?? byKey}
      onClick={onPress}
      // The arrow keys stay with the talk, whatever was pressed last.
      onPointerUp={({ currentTarget }) => requestAnimationFrame(() => currentTarget.blur())}
    >
      <Line path={SIGNS[sign]} size={20} />
      <span>{label}</span>
      {byKey && <span data-key={byKey} />}
    </button>
  );
}

/** As the standard calls them. */
const KEYS: Record<string, string> = { '←': 'ArrowLeft', '→': 'ArrowRight', '−': '-' };
