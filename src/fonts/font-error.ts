/** A font that the reader let pass and that cannot be used after all, in words for the owner. */
export class FontError extends Error {
  override name = 'FontError';
}
