import type { ReactNode } from 'react';
import { Fit } from '../../../kit/frame.tsx';
import { type BankId, type BankTheme, bankIds, banks, c } from '../tokens.ts';
import { Dashboard, Dock, dashboardSize } from './Dashboard.tsx';
import { Handle, MobileHome } from './Mobile.tsx';

/** A 1280×800 screen at the size the device frames want, and a hair over, so that no white shows at the rim. */
export function OnDesk({ children, width = 1442 }: { children: ReactNode; width?: number }) {
  return (
    <Fit from={dashboardSize} width={width}>
      {children}
    </Fit>
  );
}

/** One screen, a leaning slice per bank: the same layout showing through six themes. */
export function Sliced({
  width,
  height,
  lean = 90,
  order = bankIds,
  cuts,
  children,
}: {
  width: number;
  height: number;
  lean?: number;
  order?: readonly BankId[];
  cuts?: readonly number[];
  children: (theme: BankTheme) => ReactNode;
}) {
  const edges = cuts ?? Array.from({ length: order.length }, (_, i) => (i * width) / order.length);
  return (
    <div style={{ position: 'relative', width, height, overflow: 'hidden' }}>
      {order.map((id, i) => {
        const first = i === 0;
        const a = edges[i]!;
        // Each slice lies over the one before and reaches to the right edge: no seams.
        const left = first ? [-lean, -lean] : [a + lean / 2, a - lean / 2];
        return (
          <div
            key={id}
            style={{
              position: 'absolute',
              inset: 0,
              clipPath: `polygon(${left[0]}px 0, ${width}px 0, ${width}px ${height}px, ${left[1]}px ${height}px)`,
            }}
          >
            {children(banks[id])}
          </div>
        );
      })}
    </div>
  );
}

export function SlicedDashboard() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: 1280, height: 800 }}>
      <div style={{ height: 740, overflow: 'hidden' }}>
        <Sliced width={1280} height={800} cuts={[0, 258, 473, 664, 855, 1046]}>
          {(theme) => <Dashboard theme={theme} />}
        </Sliced>
      </div>
      <Dock theme={banks.default} />
    </div>
  );
}

export function SlicedHome() {
  return (
    <div style={{ position: 'absolute', inset: '0 -1px -2px 0' }}>
      <Sliced width={392} height={846} lean={44} order={['td', 'bmo', 'scotia', 'rbc', 'cibc']}>
        {(theme) => <MobileHome theme={theme} />}
      </Sliced>
      <div style={{ position: 'absolute', left: 0, right: 0, bottom: 0, background: c.paper }}>
        <Handle theme={banks.td} />
      </div>
    </div>
  );
}
