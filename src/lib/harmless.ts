/**
 * Words out of a file as they can be shown anywhere: without signs that a terminal obeys instead of showing them, or
 * that turn round the words behind them.
 */
export const harmless = (text: string): string =>
  text.replaceAll(/[\t\n\u2028\u2029]+/g, ' ').replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
