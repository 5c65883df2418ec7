import { Brush } from '../../../kit/brush.tsx';
import {
  Sketch,
  SketchBox,
  SketchButton,
  SketchCircle,
  SketchPicture,
  SketchText,
} from '../../../kit/lofi.tsx';
import { site } from '../palette.ts';

/** Top from 516 to 612, front edge to 628. */
export function Table() {
  return (
    <g>
      <path
        d="M66 628H92L87 673Q86 676 83 676H77Q74 676 73 673ZM668 628H694L688 673Q687 676 684 676H678Q675 676 674 673Z"
        fill={site.woodDark}
      />
      <path d="M84 628H92L87 673Q86 676 83 676H81ZM686 628H694L688 673Q687 676 684 676H682Z" fill="#96653c" />
      <path d="M110 628H650V640Q650 648 642 648H118Q110 648 110 640Z" fill={site.woodDark} />
      <rect x="322" y="631" width="116" height="14" rx="3" fill="#a8713f" />
      <circle cx="380" cy="638" r="3" fill={site.yellowPale} />
      <path
        d="M52 516H708Q714 516 717 521L750 604Q753 612 745 612H15Q7 612 10 604L43 521Q46 516 52 516Z"
        fill={site.wood}
      />
      <clipPath id="hero-table">
        <path d="M52 516H708Q714 516 717 521L750 604Q753 612 745 612H15Q7 612 10 604L43 521Q46 516 52 516Z" />
      </clipPath>
      <g clipPath="url(#hero-table)">
        <path
          d="M120 516H318L276 612H40ZM334 516H520L530 612H298ZM536 516H640L716 612H548Z"
          fill={site.woodLight}
        />
        <path
          d="M30 541C160 537 300 545 470 540S690 543 740 539M20 566C120 562 210 569 330 565M420 571C520 566 640 573 748 567M14 592C180 586 320 595 470 590S690 594 750 588"
          fill="none"
          stroke={site.woodDark}
          strokeWidth="1.4"
          opacity=".28"
        />
      </g>
      <path
        d="M8 608Q9 612 15 612H745Q751 612 752 608V620Q752 628 744 628H16Q8 628 8 620Z"
        fill={site.woodDark}
      />
      <path d="M8 609Q10 612 15 612H745Q750 612 752 609V613H8Z" fill="#f3d5ae" />
    </g>
  );
}

/** What stands against the light throws its shadow towards us. */
export function Shadow({
  cx,
  cy,
  rx,
  ry = rx * 0.2,
  slant = 0,
}: {
  cx: number;
  cy: number;
  rx: number;
  ry?: number;
  slant?: number;
}) {
  return (
    <ellipse
      cx={cx}
      cy={cy}
      rx={rx}
      ry={ry}
      fill="#7a4a28"
      opacity=".3"
      transform={slant ? `skewX(${slant})` : undefined}
    />
  );
}

export function Sketchbook() {
  return (
    <g>
      <path d="M78 562L228 566L184 611L32 609Z" fill="#7a4a28" opacity=".28" />
      <g transform="matrix(.68 .01 -.4 .44 84 559)">
        <rect x="-5" y="-4" width="220" height="113" rx="4" fill={site.ink} />
        <rect width="104" height="104" fill="#fffaf1" />
        <rect x="104" width="106" height="104" fill="#fffdf8" />
        <path d="M92 0H118V104H92Z" fill="#d9c9b2" opacity=".45" />
        <path d="M104 0V104" stroke="#cdbba2" strokeWidth="1" />
        <Sketch width={104} height={104} paper="none">
          <SketchBox x={12} y={10} width={34} height={82} weight={2} />
          <SketchPicture x={17} y={20} width={24} height={20} />
          <SketchText x={18} y={50} width={22} lines={3} gap={8} weight={2.2} />
          <SketchBox x={18} y={76} width={22} height={9} fill={site.yellow} />
          <SketchBox x={56} y={10} width={34} height={82} weight={2} />
          <SketchCircle cx={73} cy={30} r={10} weight={2} />
          <SketchText x={62} y={50} width={22} lines={4} gap={9} weight={2.2} />
        </Sketch>
        <g transform="translate(110 0)">
          <Sketch width={100} height={104} paper="none">
            <SketchBox x={10} y={14} width={74} height={48} weight={2} />
            <SketchText x={16} y={24} width={30} weight={2.4} />
            <SketchPicture x={16} y={32} width={28} height={24} />
            <SketchText x={50} y={38} width={28} lines={3} gap={8} weight={2} />
            <SketchButton x={10} y={74} width={34} height={14} label="" filled />
            <SketchText x={52} y={80} width={30} lines={2} gap={9} weight={2.2} />
          </Sketch>
        </g>
      </g>
      <g transform="translate(58 -4) rotate(-12 206 600)">
        <path d="M166 600H246V607H166Z" fill={site.yellow} />
        <path d="M166 604H246V607H166Z" fill={site.yellowDeep} />
        <path d="M166 600L154 603.5L166 607Z" fill="#f3d5ae" />
        <path d="M158 602.3L154 603.5L158 604.7Z" fill={site.ink} />
        <path d="M246 600H252V607H246Z" fill="#cfc8c2" />
        <path d="M252 600H257Q260 603.5 257 607H252Z" fill={site.clay} />
      </g>
    </g>
  );
}

export function Plant() {
  // stem end x, y, leaf length, turn, back?
  const leaves: [number, number, number, number, string, string][] = [
    [64, 372, 92, -8, site.sageDeep, '#56725c'],
    [32, 420, 70, -46, site.sageDeep, '#56725c'],
    [96, 420, 70, 36, site.sageDeep, '#56725c'],
    [44, 400, 88, -30, site.sageDark, '#7d9a7a'],
    [84, 392, 86, 22, site.sageDark, '#7d9a7a'],
    [28, 458, 50, -62, '#6d8a6c', '#93ac8a'],
    [100, 462, 50, 58, '#6d8a6c', '#93ac8a'],
    [58, 424, 84, -12, '#6d8a6c', '#9db593'],
  ];
  return (
    <g transform="translate(17 32) scale(.9)">
      <Shadow cx={62} cy={574} rx={46} ry={10} />
      <g fill="none" stroke={site.sageDeep} strokeWidth="3.4" strokeLinecap="round">
        <path d="M66 510C66 470 66 440 64 372M64 510C58 470 44 446 32 420M68 510C76 470 88 446 96 420M64 510C60 460 52 430 44 400M68 510C74 460 80 430 84 392M62 510C52 488 40 472 28 458M70 510C80 490 90 474 100 462M66 510C64 480 60 450 58 424" />
      </g>
      {leaves.map(([x, y, length, turn, fill, lit]) => (
        <Leaf key={`${x}${y}`} x={x} y={y} length={length} turn={turn} fill={fill} lit={lit} />
      ))}
      <path d="M30 500H102L94 568Q93 576 85 576H47Q39 576 38 568Z" fill={site.clay} />
      <path d="M72 500H102L94 568Q93 576 85 576H70Q76 540 72 500Z" fill={site.clayDark} />
      <rect x="25" y="492" width="82" height="18" rx="5" fill="#d68460" />
      <path d="M74 492H102Q107 492 107 497V505Q107 510 102 510H74Z" fill={site.clayDark} />
      <path
        d="M36 530L42 524L48 530L54 524L60 530L66 524L72 530L78 524L84 530L90 524L96 530"
        fill="none"
        stroke="#f3cbb2"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".85"
      />
    </g>
  );
}

function Leaf({
  x,
  y,
  length: l,
  turn,
  fill,
  lit,
}: {
  x: number;
  y: number;
  length: number;
  turn: number;
  fill: string;
  lit: string;
}) {
  const w = l * 0.3;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d={`M0 8C${-w} ${-l * 0.1} ${-w} ${-l * 0.62} 0 ${-l}C${w} ${-l * 0.62} ${w} ${-l * 0.1} 0 8Z`}
        fill={fill}
      />
      <path
        d={`M0 8C${w} ${-l * 0.1} ${w} ${-l * 0.62} 0 ${-l}C${w * 0.16} ${-l * 0.6} ${w * 0.1} ${-l * 0.2} 0 8Z`}
        fill={lit}
      />
      <path d={`M0 6V${-l * 0.9}`} stroke="#cfdcbf" strokeWidth="1.3" opacity=".7" />
      <path
        d={[0.15, 0.33, 0.51, 0.68]
          .map(
            (s) =>
              `M0 ${-l * s}L${w * 0.62 * (1 - s * 0.35)} ${-l * (s + 0.14)}M0 ${-l * s}L${-w * 0.62 * (1 - s * 0.35)} ${-l * (s + 0.14)}`,
          )
          .join('')}
        stroke="#cfdcbf"
        strokeWidth="1"
        opacity=".45"
        fill="none"
      />
    </g>
  );
}

/** Watching the streetcar. */
export function Cat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M26 -4C40 -4 44 10 36 22C30 31 36 40 45 36"
        fill="none"
        stroke={site.ink}
        strokeWidth="7.5"
        strokeLinecap="round"
      />
      <path
        d="M-24 0C-28 -22 -22 -44 -10 -54C-17 -62 -18 -74 -14 -88L-4 -79C0 -80 5 -80 9 -79L19 -87C22 -74 21 -63 14 -54C28 -44 34 -20 30 0Z"
        fill={site.ink}
      />
      <path
        d="M-24 0C-28 -22 -22 -44 -10 -54C-17 -62 -18 -74 -14 -88"
        fill="none"
        stroke={site.yellow}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M-4 -79C0 -80 5 -80 9 -79L19 -87"
        fill="none"
        stroke={site.yellow}
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d="M-7 -52C-2 -48 6 -48 11 -52M-3 -34C0 -24 0 -12 -2 -3M13 -30C14 -20 14 -12 12 -3"
        fill="none"
        stroke="#5a4a42"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M-9 -52C-3 -47 8 -47 13 -52"
        fill="none"
        stroke={site.red}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Jar() {
  const brushes: [number, number, number, string, string][] = [
    // foot x, tip x, tip y, handle, paint
    [650, 632, 424, '#b67f4f', site.dusk],
    [658, 654, 398, site.ink, site.yellow],
    [668, 684, 412, '#c93f2f', site.clay],
    [674, 706, 440, '#e9c397', site.sage],
  ];
  return (
    <g>
      <Shadow cx={660} cy={574} rx={42} ry={10} />
      {brushes.map(([foot, x, y, handle, paint]) => {
        const turn = (Math.atan2(x - foot, 520 - y) * 180) / Math.PI;
        return (
          <g key={x}>
            <path d={`M${foot} 520L${x} ${y}`} stroke={handle} strokeWidth="5.5" strokeLinecap="round" />
            <g transform={`translate(${x} ${y}) rotate(${turn})`}>
              <rect x="-4.5" y="-14" width="9" height="16" rx="1.5" fill="#d5d0ca" />
              <path d="M1 -14H4.5V2H1Z" fill="#a9a29c" />
              <path d="M-5 -14C-7 -24 -4 -32 1 -40C5 -32 8 -24 5 -14Z" fill={paint} />
              <path d="M1 -40C5 -32 8 -24 5 -14H1C3 -22 3 -32 1 -40Z" fill={site.ink} opacity=".16" />
            </g>
          </g>
        );
      })}
      <path d="M624 502H698L694 566Q693 576 684 576H638Q629 576 628 566Z" fill="#f4efe8" />
      <path d="M672 502H698L694 566Q693 576 684 576H670Q675 540 672 502Z" fill="#d8cfc4" />
      <path d="M625.5 526H696.5L695.5 546H626.7Z" fill={site.sage} />
      <path d="M673.5 526H696.5L695.5 546H673.8Z" fill={site.sageDark} />
      <ellipse cx="661" cy="502" rx="37" ry="6" fill="#cfc4b6" />
      <ellipse cx="661" cy="502" rx="37" ry="6" fill="none" stroke="#fffaf1" strokeWidth="2" />
      <path
        d="M650 504L648 498M658 505L657 498M668 505L670 498M675 503L679 497"
        stroke={site.inkSoft}
        strokeWidth="5"
      />
    </g>
  );
}

export function Mug() {
  return (
    <g>
      <Shadow cx={590} cy={594} rx={28} ry={7} />
      <path d="M612 560C630 556 632 584 608 582" fill="none" stroke={site.yellowDeep} strokeWidth="6" />
      <path d="M566 548H614L610 588Q609 595 602 595H578Q571 595 570 588Z" fill={site.yellow} />
      <path d="M598 548H614L610 588Q609 595 602 595H594Q600 572 598 548Z" fill={site.yellowDeep} />
      <ellipse cx="590" cy="548" rx="24" ry="4.6" fill="#5b3a29" />
      <ellipse cx="590" cy="548" rx="24" ry="4.6" fill="none" stroke="#fbe3a4" strokeWidth="1.8" />
      <path
        d="M582 536C576 526 588 520 582 508M597 538C592 530 602 524 597 514"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".75"
      />
    </g>
  );
}

/** A tube of yellow, squeezed, and the stroke it was squeezed for. */
export function Tube() {
  return (
    <g>
      <path d="M440 571H548L534 606H422Z" fill="#7a4a28" opacity=".26" />
      <path d="M444 568H552L540 603H428Z" fill="#fffdf8" />
      <Brush
        seed="desk-stroke"
        colour={site.clay}
        width={13}
        load={0.85}
        points={[
          [446, 594],
          [478, 589],
          [522, 592],
        ]}
      />
      <Brush
        seed="desk-stroke2"
        colour={site.sageDark}
        width={10}
        load={0.85}
        points={[
          [458, 578],
          [490, 575],
          [530, 578],
        ]}
      />
      <g transform="translate(326 584) rotate(-5)">
        <path d="M4 16C30 20 70 19 96 13L96 17C70 23 30 24 4 20Z" fill="#7a4a28" opacity=".3" />
        <path d="M0 0H8V17H0Z" fill="#d5d0ca" />
        <path d="M8 0C30 2 52 -1 72 1Q80 2 82 5V11Q80 15 72 16C52 18 30 15 8 17Z" fill="#fffaf1" />
        <path d="M24 1.2C38 1 50 0 60 0.4V16.6C50 17 38 16 24 16Z" fill={site.yellow} />
        <path d="M8 10C30 12 60 11 82 9V11Q80 15 72 16C52 18 30 15 8 17Z" fill={site.ink} opacity=".12" />
        <rect x="82" y="3.5" width="9" height="9" rx="2" fill={site.ink} />
      </g>
    </g>
  );
}
