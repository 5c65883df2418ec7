import { defineBoard } from '../../board.ts';
import { FilmBoard, filmSeconds } from './ui/FilmBoard.tsx';

export const board = defineBoard({
  id: 'trakt/film',
  size: { width: 1440, height: 860 },
  scale: 1,
  out: 'case-studies/trakt/film-board.mp4',
  film: { seconds: filmSeconds, fps: 30, loop: true },
  Component: FilmBoard,
});
