import { qrCode } from '../../../lib/qr/code.ts';

/** Modules of quiet around a code, without which phones do not find it. */
const QUIET = 4;

/** A text for the cameras of phones. Drawn here, since whoever draws it elsewhere has the link. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrCode(text);
  if (!code) return null;
  const size = code.length + 2 * QUIET;
  const path = code
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      {/* Dark on white in every scheme: many readers know no other way round. */}
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
