import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { type PersonId, workspace } from '../data.ts';
import { Face, Mark, type Styled, World } from './parts.tsx';
import { c } from './theme.ts';

const places: { id: Place; icon: IconName }[] = [
  { id: 'leads', icon: 'kanban' },
  { id: 'campaigns', icon: 'target' },
  { id: 'links', icon: 'link' },
  { id: 'team', icon: 'users' },
];
export type Place = 'leads' | 'campaigns' | 'links' | 'team';

export const railWidth = 68;

/** Rail, header, content; fills its parent. */
export function Shell({
  place,
  title,
  note,
  tools,
  me = 'daniel',
  children,
  style,
}: Styled & {
  place: Place;
  me?: PersonId;
  title: ReactNode;
  note?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <World
      style={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        background: c.ground,
        overflow: 'hidden',
        ...style,
      }}
    >
      <nav
        style={{
          width: railWidth,
          flex: 'none',
          background: c.night,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          padding: '18px 0',
          gap: 10,
        }}
      >
        <Mark size={36} />
        <div style={{ height: 14 }} />
        {places.map(({ id, icon }) => (
          <span
            key={id}
            style={{
              width: 44,
              height: 44,
              borderRadius: 12,
              display: 'grid',
              placeItems: 'center',
              background: id === place ? c.indigo : 'none',
              color: id === place ? '#fff' : '#a9a5e0',
            }}
          >
            <Icon name={icon} size={22} />
          </span>
        ))}
        <span
          style={{ marginTop: 'auto', color: '#a9a5e0', height: 44, display: 'grid', placeItems: 'center' }}
        >
          <Icon name="settings" size={22} />
        </span>
        <Face id={me} size={36} ring="#4d46a0" />
      </nav>
      <main style={{ flex: 1, minWidth: 0, position: 'relative', display: 'flex', flexDirection: 'column' }}>
        <header
          style={{
            height: 76,
            flex: 'none',
            padding: '0 24px',
            display: 'flex',
            alignItems: 'center',
            gap: 12,
          }}
        >
          <div style={{ marginRight: 'auto', minWidth: 0 }}>
            <div style={{ fontSize: 13, fontWeight: 600, color: c.muted, lineHeight: 1.2 }}>
              {workspace.name}
            </div>
            <div style={{ display: 'flex', alignItems: 'baseline', gap: 12, whiteSpace: 'nowrap' }}>
              <span style={{ fontSize: 23, fontWeight: 750, letterSpacing: '-0.02em', lineHeight: 1.3 }}>
                {title}
              </span>
              {note && <span style={{ color: c.muted }}>{note}</span>}
            </div>
          </div>
          {tools}
        </header>
        {children}
      </main>
    </World>
  );
}
