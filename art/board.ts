import type { ComponentType } from 'react';

/** CSS pixels. */
export type Size = { width: number; height: number };

type Common = {
  /** `<world>/<name>`: the file's path under boards/, the name in kebab case. The tool checks it. */
  id: string;
  size: Size;
  /** Device pixels per CSS pixel; 2 unless said. */
  scale?: number;
  /** Any CSS background, or 'transparent' to keep an alpha channel; white unless said. */
  ground?: string;
  /** Quantise to so many colours (2-256). Only where nobody can see it; exact palettes are found without it. */
  colours?: number;
};

/** One picture. `out` is relative to content/; `.png` is a shot, `.svg` the markup of the board's one <svg>. */
export type StillBoard = Common & { Component: ComponentType; out: string };

/** One component, one picture per named set of props. */
export type StatesBoard<P extends object> = Common & {
  Component: ComponentType<P>;
  states: Record<string, { out: string; props: P; size?: Size }>;
};

export type Film = { seconds: number; fps: 30; loop: true };

/** What a film's component is given: `t` in seconds, 0 ≤ t < seconds. */
export type FilmProps = { t: number };

/** `out` ends in .mp4; the .webm and `-poster.png` are written beside it. */
export type FilmBoard = Common & { Component: ComponentType<FilmProps>; film: Film; out: string };

export type Board<P extends object = object> = StillBoard | StatesBoard<P> | FilmBoard;

export function defineBoard(board: FilmBoard): FilmBoard;
export function defineBoard<P extends object>(board: StatesBoard<P>): StatesBoard<P>;
export function defineBoard(board: StillBoard): StillBoard;
export function defineBoard<B>(board: B): B {
  return board;
}
