import { Line } from './Line.tsx';
import { ICON_PATHS, type IconName, POINTING } from './paths.ts';

/** One of the site’s signs. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Line path={ICON_PATHS[name]} className={className} isPointing={POINTING.includes(name)} />;
}
