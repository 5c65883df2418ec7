import { Line } from '../../ui/Icon/Line.tsx';

/** The editor’s own signs, drawn like the site’s. */
const PATHS = {
  add: 'M12 5v14M5 12h14',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  fold: 'M6 15l6-6 6 6',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  noPhone: 'M4 4l16 16M7.5 8v13h9v-4M7.5 4.5V3h9v9.5',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14L4 9l5-5M4 9h9.5a6 6 0 0 1 0 12H11',
  redo: 'M15 14l5-5-5-5M20 9h-9.5a6 6 0 0 0 0 12H13',
  pencil: 'M4 20l1-4L16 5l3 3L8 19l-4 1M13.5 7.5l3 3',
  check: 'M4.5 12.5l5 5L20 7',
  send: 'M12 16V4M7 9l5-5 5 5M5 20h14',
  page: 'M6 3.5h8l4 4v13H6zM14 3.5V8h4M9 12h6M9 16h6',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2',
  look: 'M12 3.5a8.5 8.5 0 1 0 0 17c1.6 0 2-1 1.5-2.2-.6-1.5.2-2.8 1.8-2.8h2.2a3 3 0 0 0 3-3c0-5-3.8-9-8.5-9zM8 9.5h.01M12 7.5h.01M16 9.5h.01M7.5 13.5h.01',
  dropper: 'M4 20v-3.5l8.5-8.5 3.5 3.5L7.5 20zM10.5 6l7.5 7.5M14.5 10l4.2-4.2a2 2 0 0 0-2.8-2.8l-3.7 3.7',
  slides: 'M3.5 5h13v9h-13zM7 17.5h13.5v-9',
  talk: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12.5h5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15 9.5h.01',
} as const;

export type SignName = keyof typeof PATHS;

export const Sign = ({ name }: { name: SignName }) => <Line path={PATHS[name]} size={20} />;
