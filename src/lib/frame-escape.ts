/** What a prototype’s frame says to the page around it when Escape was pressed inside and nobody there had a use for it. */
export const ESCAPE = 'escape';
