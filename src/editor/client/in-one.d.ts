/** `start.tsx` with all it needs, as one module (src/editor/in-one.ts). */
declare module 'virtual:editor' {
  export const start: typeof import('./start.tsx').start;
}

/** `slides/drawn.tsx` likewise, with the sheet that slides wear. */
declare module 'virtual:editor-slides' {
  export const slidesOf: typeof import('./slides/drawn.tsx').slidesOf;
  export const openSlide: typeof import('./slides/drawn.tsx').openSlide;
  export const css: string;
}
