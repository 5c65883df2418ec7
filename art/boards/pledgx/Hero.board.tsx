import { defineBoard } from '../../board.ts';
import { At, Frame } from '../../kit/frame.tsx';
import { contract } from './data.ts';
import { Dashboard } from './ui/Dashboard.tsx';
import { FadeCard } from './ui/FadeCard.tsx';
import { Zoom } from './ui/parts.tsx';
import { Spreadsheet } from './ui/Spreadsheet.tsx';
import { c } from './ui/theme.ts';

const lifted = '0 0 0 1px rgb(8 20 40 / 14%), 0 6px 16px rgb(4 12 28 / 26%), 0 30px 80px rgb(4 12 28 / 42%)';

/** The file on the left, the report it became on the right. */
function Hero({ portrait = false }: { portrait?: boolean }) {
  if (portrait) {
    return (
      <Frame ground={c.navy800}>
        <At x={-14} y={36} turn={-4}>
          <div style={{ borderRadius: 10, overflow: 'hidden', boxShadow: lifted, opacity: 0.92 }}>
            <Spreadsheet
              width={520}
              height={470}
              rowHeight={27}
              size={15}
              letters="BHKLN"
              widths={{ B: 190, H: 70, K: 74, L: 74, N: 66 }}
            />
          </div>
        </At>
        <At x={40} y={262}>
          <FadeCard of={contract('2104')} width={400} zoom={1.28} />
        </At>
      </Frame>
    );
  }
  return (
    <Frame ground={c.navy800}>
      <At x={42} y={52}>
        <div style={{ borderRadius: 12, overflow: 'hidden', boxShadow: lifted }}>
          <Spreadsheet width={1000} height={566} rowHeight={27.5} size={15} />
        </div>
      </At>
      <At x={362} y={118}>
        <Zoom
          by={1.03}
          width={876}
          height={720}
          style={{ borderRadius: 14, boxShadow: `${lifted}, 0 0 0 1.5px rgb(160 190 240 / 22%)` }}
        >
          <Dashboard columns="key" kpis={4} selected="2104" rowHeight={37} />
        </Zoom>
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'pledgx/hero',
  size: { width: 1280, height: 720 },
  ground: c.navy800,
  Component: Hero,
  states: {
    wide: { out: 'case-studies/pledgx/hero.png', props: {} },
    portrait: {
      out: 'case-studies/pledgx/hero-portrait.png',
      props: { portrait: true },
      size: { width: 480, height: 640 },
    },
  },
});
