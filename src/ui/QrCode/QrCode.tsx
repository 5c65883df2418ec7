import qrcode from 'qrcode-generator';

/** Modules of quiet around a code, without which phones do not find it. */
const QUIET = 4;

/** A text for the cameras of phones. Drawn here, since whoever draws it elsewhere has the link. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // As large as the text needs; at this level a seventh of it may be smudged.
  const code = qrcode(0, 'M');
  // An address has no other signs once it is one: letters beyond ASCII are written out in it.
  code.addData(new URL(text).href);
  code.make();
  const count = code.getModuleCount();
  const size = count + 2 * QUIET;
  const places = Array.from({ length: count }, (_, at) => at);
  const path = places
    .flatMap((y) => places.flatMap((x) => (code.isDark(y, x) ? [`M${x} ${y}h1v1h-1z`] : [])))
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
