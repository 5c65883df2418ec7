/** `start.tsx` with all it needs, as one module (src/editor/in-one.ts). */
declare module 'virtual:editor' {
  export const start: typeof import('./start.tsx').start;
}
