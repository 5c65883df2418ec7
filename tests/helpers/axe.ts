import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a style sheet can break: all else is the same in every look. */
export const BY_STYLE = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** What axe finds wrong on a page, or in one part of it, a line each; by every rule, or by those that are named. */
export async function axe(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (part ? builder.include(part) : builder)
    // It names what is wrong, not every element that is right; and without frames it needs no second page to sum up.
    .options({
      resultTypes: ['violations'],
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
    })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
