/** How long a text is, for the size it is set in: what is said in few words stands larger. */
export function lengthOf(text: string): 'short' | 'middling' | 'long' | 'longest' {
  if (text.length <= 36) return 'short';
  if (text.length <= 72) return 'middling';
  return text.length <= 110 ? 'long' : 'longest';
}
