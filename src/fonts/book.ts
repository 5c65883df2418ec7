/** So many times its size is a line of about 66 characters, in the typefaces with serifs that come along. */
const LINE = 31;

/**
 * Text with serifs is set as in a book: in lines of 62 to 68 characters, with thin underlines and, where the typeface
 * has them, old-style figures. Any other is set as wide as the pages were drawn.
 */
export const bookTokens = (kind: 'serif' | 'sans-serif'): string =>
  kind === 'serif'
    ? `;--line-length:calc(${LINE}*var(--size-body));--line-length-lead:calc(${LINE}*var(--size-lead));--underline:.06em;--figures:oldstyle-nums`
    : '';
