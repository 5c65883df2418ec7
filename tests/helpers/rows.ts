import type { Page } from '@playwright/test';

/** Words that the buttons of rows lie over: at the start of each row, and a little further, where both buttons show. */
export const coveredWords = (page: Page) =>
  page.evaluate(async () => {
    const covered = new Set<string>();
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const texts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { text: string; boxes: DOMRect[] }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        if (!node.textContent?.trim() || !around || around.closest('[data-to], .visually-hidden')) continue;
        if (!isShown(around)) continue;
        const range = document.createRange();
        range.selectNode(node);
        found.push({ text: node.textContent, boxes: [...range.getClientRects()] });
      }
      return found;
    };
    for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
      const buttons = row.parentElement?.querySelectorAll<HTMLElement>('[data-to]:not([hidden])') ?? [];
      const way = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
      for (const left of buttons.length > 0 ? [60 * way, 0] : []) {
        row.scrollTo({ left, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        for (const button of [...buttons].filter(isShown)) {
          const box = button.getBoundingClientRect();
          for (const { text, boxes } of texts()) {
            const isOver = boxes.some(
              (word) =>
                word.left < box.right - 1 &&
                word.right > box.left + 1 &&
                word.top < box.bottom - 1 &&
                word.bottom > box.top + 1,
            );
            if (isOver) covered.add(`${row.ariaLabel}: ${text.slice(0, 40)}`);
          }
        }
      }
    }
    return [...covered];
  });

/** The names of rows whose buttons stand on them and not below. */
export const buttonsOverRows = (page: Page): Promise<(string | null)[]> =>
  page.locator('main [data-row]:has(~ [data-to]:not([hidden]))').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const ends = row.getBoundingClientRect().bottom;
      const buttons = [...(row.parentElement?.querySelectorAll(':scope > [data-to]') ?? [])];
      const isOver = buttons.some((button) => button.getBoundingClientRect().top < ends);
      return isOver ? [row.getAttribute('aria-label')] : [];
    }),
  );
