import { report } from '../data.ts';
import { Avatar, Pill } from './parts.tsx';
import { c, font } from './theme.ts';

/** The question pinned to a figure, large: for phones. */
export function QuestionCard({ width }: { width: number }) {
  return (
    <div
      style={{
        width,
        fontFamily: font,
        color: c.ink,
        background: c.white,
        borderRadius: 18,
        padding: '18px 20px 20px',
        fontSize: 16,
        lineHeight: 1.4,
        boxShadow:
          '0 0 0 1px rgb(8 20 40 / 8%), 0 3px 8px rgb(4 12 28 / 14%), 0 20px 44px rgb(4 12 28 / 26%)',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', marginBottom: 12 }}>
        <span style={{ fontWeight: 650, flex: 1 }}>Question on Est. cost</span>
        <Pill level="watch" style={{ fontSize: 13.5, height: 24, padding: '0 9px' }}>
          Waiting on contractor
        </Pill>
      </div>
      <div style={{ display: 'flex', gap: 11 }}>
        <Avatar initials={report.underwriter.initials} size={34} ground={c.teal300} ink={c.navy950} />
        <span
          style={{
            background: c.slate50,
            borderRadius: '4px 12px 12px 12px',
            boxShadow: `0 0 0 1px ${c.slate200}`,
            padding: '10px 14px',
          }}
        >
          Does the estimate carry the unapproved change orders? At 86% complete, who signed the last cost to
          complete?
        </span>
      </div>
    </div>
  );
}
