/** What arrived is not what was sealed: cut, changed, or not ours. Never a matter of the password. */
export class AlteredError extends Error {
  override name = 'AlteredError';
}
