import { defineBoard } from '../../board.ts';
import { Cat, Jar, Mug, Plant, Shadow, Sketchbook, Table, Tube } from './hero/Desk.tsx';
import { ChartCard, FloatingCards, NameCursor, PaintedBars } from './hero/Escape.tsx';
import { HeroLaptop } from './hero/Laptop.tsx';
import { Skyline } from './hero/Skyline.tsx';
import { site } from './palette.ts';

const glass = 'M84 84Q84 76 92 76H608Q616 76 616 84V444H84Z';

/** Her desk at golden hour: what is laid out on the screen flies off and paints the sky. */
function Hero() {
  return (
    <svg width="760" height="680" viewBox="0 0 760 680">
      <clipPath id="hero-glass">
        <path d={glass} />
      </clipPath>
      <g clipPath="url(#hero-glass)">
        <Skyline />
      </g>
      <WindowFrame />
      <Cat x={581} y={448} />
      <Table />
      <Plant />
      <Shadow cx={386} cy={566} rx={206} ry={14} />
      <HeroLaptop x={236} y={346} />
      <Sketchbook />
      <Tube />
      <Jar />
      <Mug />
      <ChartCard />
      <PaintedBars />
      <FloatingCards />
      <NameCursor x={502} y={376} />
    </svg>
  );
}

function WindowFrame() {
  return (
    <g>
      <path d="M462 76V444" stroke={site.ink} strokeWidth="5" />
      <path d="M458.8 80V444" stroke={site.yellow} strokeWidth="1.4" />
      <path d={glass} fill="none" stroke={site.ink} strokeWidth="9" />
      <path d="M609 90V440" stroke={site.yellow} strokeWidth="1.6" opacity=".9" />
      <path d="M91 90V440" stroke={site.yellow} strokeWidth="1.6" opacity=".9" />
      <rect x="60" y="444" width="580" height="15" rx="4" fill="#efe6da" />
      <path d="M64 444H636Q640 444 640 448V450H60V448Q60 444 64 444Z" fill="#fffaf1" />
      <path d="M60 455H640Q640 459 636 459H64Q60 459 60 455Z" fill="#cdbba2" />
    </g>
  );
}

export const board = defineBoard({
  id: 'site/hero',
  size: { width: 760, height: 680 },
  ground: 'transparent',
  out: 'site/hero.png',
  Component: Hero,
});
