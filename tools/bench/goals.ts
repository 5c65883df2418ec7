import type { PageBench } from './pages.ts';
import { ratio } from './table.ts';

const KB = 1024;

/** Every goal that a run missed, as a sentence. Locked pages are kept from search engines on purpose. */
export function missedGoals(benches: readonly PageBench[], locked: ReadonlySet<string>): string[] {
  return benches.flatMap((bench) => {
    const { route, form, page, limit } = bench;
    const isOpen = !locked.has(route);
    const missed: [boolean, string][] = [
      [page.scores.performance < 100, `scores ${page.scores.performance} in performance`],
      [page.scores.accessibility < 100, `scores ${page.scores.accessibility} in accessibility`],
      [page.scores['best-practices'] < 100, `scores ${page.scores['best-practices']} in best practices`],
      [isOpen && page.scores.seo < 100, `scores ${page.scores.seo} in SEO`],
      [
        ratio(bench) > 1.1,
        `shows its largest part ${ratio(bench).toFixed(2)} times as late as its limit page`,
      ],
      [page.cls > 0, `shifts by ${page.cls.toFixed(3)}`],
      [
        isOpen && page.tbt > 0,
        `blocks the thread for ${page.tbt.toFixed(0)} ms (its limit page for ${limit.tbt.toFixed(0)})`,
      ],
      [route === '/' && form === 'phone' && page.bytes.total > 150 * KB, 'loads more than 150 KB'],
    ];
    return missed.filter(([is]) => is).map(([, words]) => `${route} on a ${form} ${words}.`);
  });
}
