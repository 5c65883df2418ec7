import { focusOn } from '../focus.ts';
import { elementAt } from '../page/scan.ts';

/** Leads to a block on the page; without one, to the top of it. */
export function goToBlock(file: string, block: number | undefined): void {
  if (block === undefined) {
    scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const element = elementAt(file, ['blocks', block]);
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const section = element?.closest<HTMLElement>('[data-starts]') ?? element;
  focusOn(section, { preventScroll: true });
}
