import { money } from '../../../kit/text.tsx';
import { filer, t4, year } from '../data.ts';
import { c, type } from '../world.ts';

/**
 * The T4 a café sends its barista, on 680 × 420: real box numbers in their real places,
 * fewer of them than on the form. `mark` rings boxes by number. The coffee is why box 16 is hard to read.
 */
export function T4Slip({ width, mark = {} }: { width: number; mark?: Record<string, string> }) {
  const plain = (amount: number) => money(amount).replace('$', '');
  const b = t4.boxes;
  const left = [b.income, b.cpp, b.ei];
  const right = [b.tax, b.eiEarnings, b.cppEarnings];
  return (
    <svg
      width={width}
      height={(width * 420) / 680}
      viewBox="0 0 680 420"
      fontFamily={type.body}
      style={{ display: 'block' }}
      aria-hidden
    >
      <rect width="680" height="420" rx="10" fill="#fffefb" />
      <Field x={24} y={22} w={300} h={82} title="Employer's name" value={t4.employer} size={20} />
      <text x="348" y="52" fontSize="46" fontWeight="800" fill={c.ink}>
        T4
      </text>
      <text x="412" y="36" fontSize="15" fontWeight="700" fill={c.ink}>
        Statement of Remuneration Paid
      </text>
      <Field x={556} y={50} w={100} h={54} title="Year" value={year.tax} size={20} centre />
      <Field
        x={24}
        y={118}
        w={176}
        h={58}
        box="12"
        title="Social insurance no."
        value={filer.sin}
        mark={mark['12']}
      />
      <Field x={212} y={118} w={112} h={58} box="10" title="Province" value={t4.province} mark={mark['10']} />
      <Field x={348} y={118} w={308} h={58} title="Employee's name" value={filer.name} />
      {left.map((f, i) => (
        <Field
          key={f.box}
          x={24}
          y={190 + i * 72}
          w={300}
          h={60}
          box={f.box}
          title={f.slip}
          value={plain(f.amount)}
          end
          mark={mark[f.box]}
        />
      ))}
      {right.map((f, i) => (
        <Field
          key={f.box}
          x={348}
          y={190 + i * 72}
          w={308}
          h={60}
          box={f.box}
          title={f.slip}
          value={plain(f.amount)}
          end
          mark={mark[f.box]}
        />
      ))}
      <g fill="none" stroke="#a8703c" strokeLinecap="round">
        <path d="M301 262A47 47 0 1 0 312 312" strokeWidth="6" opacity=".2" />
        <path d="M306 272A47 47 0 0 0 214 291" strokeWidth="3" opacity=".22" />
      </g>
      <path d="M283 300C292 297 300 300 302 305C298 311 286 311 281 306Z" fill="#a8703c" opacity=".28" />
    </svg>
  );
}

type FieldProps = {
  x: number;
  y: number;
  w: number;
  h: number;
  box?: string;
  title: string;
  value: string;
  size?: number;
  centre?: boolean;
  end?: boolean;
  mark?: string;
};

function Field({ x, y, w, h, box, title, value, size = 19, centre, end, mark }: FieldProps) {
  const start = x + (box ? 46 : 12);
  return (
    <g>
      {mark && <rect x={x - 5} y={y - 5} width={w + 10} height={h + 10} rx="11" fill={mark} opacity=".35" />}
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="6"
        fill="#fffefb"
        stroke={mark ?? '#cbb9a8'}
        strokeWidth={mark ? 3.5 : 1.5}
      />
      {box && (
        <>
          <rect x={x + 8} y={y + 9} width="30" height="24" rx="5" fill={c.ink} />
          <text x={x + 23} y={y + 26.5} textAnchor="middle" fontSize="16" fontWeight="800" fill="#fff">
            {box}
          </text>
        </>
      )}
      <text x={start} y={y + 22} fontSize="13" fontWeight="600" fill={c.soft}>
        {title}
      </text>
      <text
        x={end ? x + w - 14 : centre ? x + w / 2 : start}
        y={y + h - 12}
        textAnchor={end ? 'end' : centre ? 'middle' : 'start'}
        fontSize={size}
        fontWeight="700"
        fill={c.ink}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </text>
    </g>
  );
}
