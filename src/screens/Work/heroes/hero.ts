import type { Resolved } from '../../../model/resolved.ts';
import type { WorkPage } from '../../../model/work.ts';

export interface HeroProps {
  hero: Resolved<WorkPage['hero']>;
}
