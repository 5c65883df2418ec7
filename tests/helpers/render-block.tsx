import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockList } from '../../src/blocks/BlockList.tsx';
import type { AnyBlock } from '../../src/model/resolved.ts';
import { LabelsProvider } from '../../src/ui/Labels/Labels.ts';
import { en } from '../../src/words/en.ts';

/** The small words of the interface, as English has them. */
export const { labels } = en;

/** One block as the build writes it. */
export function markupOf(block: AnyBlock): string {
  return renderToStaticMarkup(
    <LabelsProvider value={labels}>
      <BlockList blocks={[block]} />
    </LabelsProvider>,
  );
}

/** One block as a person meets it, with short ways to ask about it. */
export function renderBlock(block: AnyBlock) {
  const { document } = new Window();
  document.body.innerHTML = markupOf(block);
  const root = document.querySelector('[data-starts]') as unknown as HTMLElement;
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    root,
    all,
    one: (selector: string) => root.querySelector<HTMLElement>(selector) ?? undefined,
    /** The words of every element that matches. */
    texts: (selector: string) => all(selector).map((element) => element.textContent?.trim() ?? ''),
    /** The alt texts, in order. */
    alts: () => all('img').map((image) => image.getAttribute('alt')),
    /** `h2 The title`, in order. */
    headings: () =>
      all('h1, h2, h3, h4, h5, h6').map(
        ({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent}`,
      ),
  };
}
