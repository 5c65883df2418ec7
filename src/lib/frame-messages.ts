/** What a prototype’s frame says to the page around it when what was written into it is there. */
export const READY = 'ready';

/** And when Escape was pressed inside, and nobody there had a use for it. */
export const ESCAPE = 'escape';
