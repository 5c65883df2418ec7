// What draws slides in small beside the page. A module of its own, asked for when slides are: src/editor/in-one.ts.
import '../../../styles/global.css';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../../../present/client/Frame.tsx';
import { putToRest } from '../../../present/client/pictures.ts';
import { SlideView } from '../../../present/slides/SlideView.tsx';
import type { Slide } from '../../../present/talk.ts';
import { type LabelSet, LabelsProvider } from '../../../ui/Labels/Labels.ts';

export { slidesOf } from '../../../present/slides-of.ts';

export interface SmallSlideProps {
  slide: Slide;
  number: number;
  of: number;
  labels: LabelSet;
}

/** A slide in a tree of its own, which knows nothing of the editor’s styles. */
export function openSlide(host: HTMLElement, sheets: CSSStyleSheet[]) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = sheets;
  const root = createRoot(shadow);
  return {
    draw: (props: SmallSlideProps) => root.render(<SmallSlide {...props} />),
    close: () => root.unmount(),
  };
}

const SmallSlide = memo(function SmallSlide({ slide, number, of, labels }: SmallSlideProps) {
  return (
    <LabelsProvider value={labels}>
      <div ref={rest} className="small" inert>
        <Frame>
          <SlideView slide={inSmall(slide)} number={number} of={of} />
        </Frame>
      </div>
    </LabelsProvider>
  );
});

/** Its films keep still. */
const rest = (element: HTMLElement | null) => {
  if (element) putToRest(element);
};

/** As wide as a slide is shown here; no browser need fetch more of a picture. */
const SIZE = '400px';

function inSmall<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inSmall) as T;
  const parts = Object.entries(value).map(([key, part]) => [key, key === 'sizes' ? SIZE : inSmall(part)]);
  return Object.fromEntries(parts) as T;
}
