/** What draws slides, with all it needs and the style sheet for it (src/editor/in-one.ts). */
export type SlideModule = typeof import('./drawn.tsx') & { css: string };

/** Asks for it. It is large, and most who open the editor want the page. */
export type SlideLoader = () => Promise<SlideModule>;
