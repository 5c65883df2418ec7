import { ICON_PATHS, type IconName, POINTING } from './paths.ts';

/** A drawn sign beside words; it never speaks for itself. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      data-points={POINTING.includes(name) || undefined}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
