/** Quotes that come along with a copied value, opening and closing. */
const QUOTES = ['""', "''", '``', '“”', '„“', '‘’', '«»'];

/**
 * A setting as it was meant. People paste it into a host’s form with the quotes of a shell around it, with a space or a
 * line end at its ends, or the whole line with the setting’s name; none of that is ever part of a value here.
 */
export function asMeant(name: string, value: string): string {
  const bare = value.trim();
  const isQuoted = bare.length > 1 && QUOTES.includes(bare.charAt(0) + bare.slice(-1));
  const inside = isQuoted
    ? bare.slice(1, -1)
    : bare.replace(new RegExp(`^(export\\s+|set\\s+|\\$env:)?${name}\\s*=`, 'i'), '');
  return inside === value ? value : asMeant(name, inside);
}
