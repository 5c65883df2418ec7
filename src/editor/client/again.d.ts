/** The same module once more, for markup that was drawn anew. */
declare module '*?again';
