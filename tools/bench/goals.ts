import type { PageBench } from './pages.ts';
import { ratio, watchedRatio } from './table.ts';

const KB = 1024;

/** Every goal that a run missed, as a sentence. Locked pages are kept from search engines on purpose. */
export function missedGoals(benches: readonly PageBench[], locked: ReadonlySet<string>): string[] {
  return benches.flatMap((bench) => {
    const { route, form, page } = bench;
    const { scores, bytes } = page;
    const isText = route === '/' || route === '/about';
    const missed: [boolean, string][] = [
      [
        watchedRatio(bench) > 1.25,
        `was seen to show its largest part ${watchedRatio(bench).toFixed(2)} times as late as its limit page`,
      ],
      [scores.performance < 100, `scores ${scores.performance} in performance`],
      [scores.accessibility < 100, `scores ${scores.accessibility} in accessibility`],
      [scores['best-practices'] < 100, `scores ${scores['best-practices']} in best practices`],
      [!locked.has(route) && scores.seo < 100, `scores ${scores.seo} in SEO`],
      [
        ratio(bench) > 1.15,
        `is simulated to show its largest part ${ratio(bench).toFixed(2)} times as late as its limit page`,
      ],
      [page.cls > 0, `shifts by ${page.cls.toFixed(3)}`],
      [bytes.document + bytes.stylesheet > 20 * KB, 'has more than 20 KB of HTML with its styles'],
      [isText && bytes.script > 0, 'loads a script'],
    ];
    return missed.filter(([is]) => is).map(([, words]) => `${route} on a ${form} ${words}.`);
  });
}
