import qrcode from 'qrcode-generator';
import { c } from './theme.ts';

/** A real code: decodes to `text`, four modules of quiet zone included. */
export function Qr({
  text,
  size,
  ink = c.night,
  quiet = 4,
  level = 'M',
}: {
  text: string;
  size: number;
  ink?: string;
  quiet?: number;
  level?: 'L' | 'M' | 'Q';
}) {
  const code = qrcode(0, level);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let d = '';
  for (let row = 0; row < count; row++) {
    for (let from = 0; from < count; from++) {
      if (!code.isDark(row, from)) continue;
      let to = from;
      while (to < count && code.isDark(row, to)) to++;
      d += `M${from} ${row}h${to - from}v1h${from - to}z`;
      from = to;
    }
  }
  const box = count + 2 * quiet;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${box} ${box}`}
      shapeRendering="crispEdges"
      aria-hidden
      style={{ flex: 'none' }}
    >
      <rect x={-quiet} y={-quiet} width={box} height={box} fill="#fff" />
      <path d={d} fill={ink} />
    </svg>
  );
}
