/** Words as a string of a style sheet, whatever is in them: nothing in it can end the string, the rule or the element. */
export const cssString = (words: string): string =>
  `"${words.replaceAll(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
