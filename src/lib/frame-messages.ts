/** What a prototype’s frame says to the page around it when what was written into it is there. */
export const READY = 'ready';

/** And when Escape was pressed inside, and nobody there had a use for it. */
export const ESCAPE = 'escape';

/** And when a key that clickers send was pressed inside: a talk around it goes on, whatever the prototype does with it. */
export const PAGE_UP = 'page up';
export const PAGE_DOWN = 'page down';
