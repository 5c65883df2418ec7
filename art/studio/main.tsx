import '@fontsource-variable/kumbh-sans';
import '@fontsource-variable/lexend';
import '@fontsource-variable/shantell-sans';
import './studio.css';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Board, Film, Size } from '../board.ts';

export type Shot = { state: string | null; out: string; size: Size };

export type Opened = {
  id: string;
  scale: number;
  ground: string;
  colours: number | null;
  film: Film | null;
  shots: Shot[];
};

export type Studio = {
  open: (file: string) => Promise<Opened>;
  show: (state: string | null, t: number) => Promise<void>;
  svg: () => string;
};

declare global {
  interface Window {
    studio: Studio;
  }
}

const files = import.meta.glob<{ board?: Board }>('../boards/**/*.board.tsx');
const place = document.querySelector<HTMLElement>('#board')!;
const root = createRoot(place);
let current: Board | null = null;

function shotsOf(board: Board): Shot[] {
  if (!('states' in board)) return [{ state: null, out: board.out, size: board.size }];
  return Object.entries(board.states).map(([state, { out, size }]) => ({
    state,
    out,
    size: size ?? board.size,
  }));
}

async function open(file: string): Promise<Opened> {
  const load = files[`../boards/${file}`];
  if (!load) throw new Error(`No board file boards/${file}`);
  const { board } = await load();
  if (!board) throw new Error(`boards/${file} does not export \`board\``);
  current = board;
  // Before anything is drawn: text that is drawn twice, first in a stand-in, leaves traces in the pixels.
  await Promise.all([...document.fonts].map((face) => face.load()));
  const ground = board.ground ?? '#ffffff';
  document.documentElement.style.background = ground;
  return {
    id: board.id,
    scale: board.scale ?? 2,
    ground,
    colours: board.colours ?? null,
    film: 'film' in board ? board.film : null,
    shots: shotsOf(board),
  };
}

async function show(state: string | null, t: number): Promise<void> {
  if (!current) throw new Error('Open a board first');
  const shot = shotsOf(current).find((s) => s.state === state);
  if (!shot) throw new Error(`${current.id} has no state ${state}`);
  place.style.width = `${shot.size.width}px`;
  place.style.height = `${shot.size.height}px`;
  const given = 'states' in current && state !== null ? current.states[state]?.props : {};
  const props = 'film' in current ? { ...given, t } : given;
  flushSync(() =>
    root.render(createElement(current!.Component as ComponentType<object>, { key: state, ...props })),
  );
  await settled();
}

async function settled(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) =>
      image.decode().catch(() => {
        throw new Error(`Picture did not load: ${image.src}`);
      }),
    ),
  );
  await frame();
}

function frame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

function svg(): string {
  const drawings = place.querySelectorAll('svg');
  if (drawings.length !== 1)
    throw new Error(`An SVG board draws exactly one <svg>, found ${drawings.length}`);
  const drawing = drawings[0]!.cloneNode(true) as SVGElement;
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${drawing.outerHTML}\n`;
}

window.studio = { open, show, svg };

// `npm run art -- --serve`: look at a board live with ?board=world/Name.board.tsx&state=x&t=1.5
const query = new URLSearchParams(location.search);
const wanted = query.get('board');
if (wanted) {
  const opened = await open(wanted);
  await show(query.get('state') ?? opened.shots[0]!.state, Number(query.get('t') ?? 0));
} else if (query.has('index')) {
  place.innerHTML = Object.keys(files)
    .map((f) => f.replace('../boards/', ''))
    .map((f) => `<p><a href="?board=${f}">${f}</a></p>`)
    .join('');
}
