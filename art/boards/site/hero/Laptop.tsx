import { site } from '../palette.ts';

/** A design tool with a phone screen being laid out; 300 × 190 of screen at (0, 0). */
export function HeroLaptop({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-9" y="-9" width="318" height="210" rx="13" fill={site.ink} />
      <rect x="-9" y="-9" width="318" height="210" rx="13" fill="none" stroke="#5b4e47" strokeWidth="1.5" />
      <path d="M4 -8.5H296" stroke={site.yellow} strokeWidth="1.8" strokeLinecap="round" />
      <rect width="300" height="190" rx="5" fill="#f3f1ee" />
      <clipPath id="hero-screen">
        <rect width="300" height="190" rx="5" />
      </clipPath>
      <g clipPath="url(#hero-screen)">
        <Canvas />
        <Panels />
      </g>
      <path d="M-40 200H340L352 212Q354 218 346 218H-46Q-54 218 -52 212Z" fill="#d9d4cf" />
      <path d="M-52 212H352Q354 218 346 218H-46Q-54 218 -52 212Z" fill="#a9a29c" />
      <path d="M-40 200H340L343 203H-43Z" fill="#f6f2ee" />
      <path d="M118 200H182Q182 206 176 206H124Q118 206 118 200Z" fill="#b9b2ac" />
    </g>
  );
}

function Panels() {
  return (
    <g>
      <rect width="300" height="17" fill="#fff" />
      <path d="M0 17.5H300" stroke="#e2ded9" />
      <rect x="7" y="5" width="7" height="7" rx="2" fill={site.yellow} />
      <path d="M20 8.5H44" stroke={site.grey} strokeWidth="3" strokeLinecap="round" />
      <path d="M128 8.5H172" stroke={site.inkSoft} strokeWidth="3" strokeLinecap="round" />
      <circle cx="252" cy="8.5" r="5" fill={site.sage} />
      <circle cx="260" cy="8.5" r="5" fill={site.clay} stroke="#fff" />
      <rect x="270" y="3.5" width="24" height="10" rx="5" fill={site.ink} />
      <rect y="18" width="50" height="172" fill="#fff" />
      <path d="M50.5 18V190M249.5 18V190" stroke="#e2ded9" />
      {[30, 42, 54, 66, 78, 90, 102, 114].map((y, i) => (
        <g key={y}>
          {i === 3 && <rect x="3" y={y - 6} width="44" height="12" rx="3" fill={site.yellowPale} />}
          <rect
            x={i > 0 && i < 6 ? 13 : 8}
            y={y - 3}
            width="6"
            height="6"
            rx="1.5"
            fill={i === 3 ? site.ink : site.grey}
          />
          <path
            d={`M${i > 0 && i < 6 ? 23 : 18} ${y}h${[22, 18, 14, 19, 12, 17, 20, 15][i]}`}
            stroke={i === 3 ? site.ink : site.grey}
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </g>
      ))}
      <rect x="250" y="18" width="50" height="172" fill="#fff" />
      <path d="M257 29H283" stroke={site.inkSoft} strokeWidth="2.6" strokeLinecap="round" />
      {[site.yellow, site.clay, site.sage, site.dusk, site.blush, site.ink].map((fill, i) => (
        <rect
          key={fill}
          x={257 + (i % 3) * 13}
          y={37 + Math.floor(i / 3) * 13}
          width="10"
          height="10"
          rx="3"
          fill={fill}
        />
      ))}
      <path d="M257 74H275M257 104H279" stroke={site.inkSoft} strokeWidth="2.6" strokeLinecap="round" />
      <rect x="257" y="80" width="36" height="12" rx="3" fill={site.light} />
      <path d="M261 86H274" stroke={site.grey} strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M257 116H293M257 126H286M257 136H290"
        stroke={site.grey}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect x="257" y="148" width="36" height="12" rx="6" fill={site.yellow} />
    </g>
  );
}

function Canvas() {
  return (
    <g>
      <g fill="#d8d4cf">
        {Array.from({ length: 9 * 14 }, (_, i) => (
          <circle key={i} cx={58 + (i % 14) * 14} cy={30 + Math.floor(i / 14) * 18} r=".7" />
        ))}
      </g>
      <rect x="64" y="34" width="68" height="144" rx="10" fill="#fff" stroke="#dcd7d2" />
      <path d="M72 48H98" stroke={site.ink} strokeWidth="4" strokeLinecap="round" />
      <circle cx="121" cy="48" r="5" fill={site.clay} />
      <rect x="71" y="60" width="54" height="38" rx="6" fill={site.yellow} />
      <path d="M78 70H94" stroke={site.ink} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M78 82H104" stroke={site.ink} strokeWidth="5" strokeLinecap="round" />
      {[108, 123, 138].map((y, i) => (
        <g key={y}>
          <rect x="71" y={y} width="11" height="11" rx="4" fill={[site.sage, site.blush, site.duskPale][i]} />
          <path
            d={`M87 ${y + 3.5}H${[108, 102, 106][i]}`}
            stroke={site.inkSoft}
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <path
            d={`M87 ${y + 8.5}H${[100, 112, 98][i]}`}
            stroke={site.grey}
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ))}
      <rect x="71" y="157" width="54" height="13" rx="6.5" fill={site.ink} />
      <path d="M90 163.5H106" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <rect
        x="148"
        y="60"
        width="90"
        height="70"
        rx="6"
        fill="none"
        stroke={site.dusk}
        strokeWidth="1.4"
        strokeDasharray="4 3"
      />
      <path d="M156 70H186" stroke={site.duskPale} strokeWidth="3" strokeLinecap="round" />
      <rect x="148" y="140" width="42" height="38" rx="6" fill="#fff" stroke="#dcd7d2" />
      <path
        d="M154 168L163 158L170 164L184 150"
        fill="none"
        stroke={site.sageDark}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="196" y="140" width="42" height="38" rx="6" fill="#fff" stroke="#dcd7d2" />
      <circle cx="217" cy="159" r="10" fill="none" stroke={site.blush} strokeWidth="5" />
      <path d="M217 149A10 10 0 0 1 226 163" fill="none" stroke={site.clay} strokeWidth="5" />
    </g>
  );
}
