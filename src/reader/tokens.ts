import { CST, Lexer } from 'yaml';

/** One piece of a YAML file, and where it begins in the text. All pieces together are the text. */
export interface Token {
  /** As the yaml package names them, but `plain` for unquoted text and `block` for the lines under | and >. */
  type: string;
  source: string;
  offset: number;
}

/** Marks without a width that the lexer puts between the pieces. */
const DOCUMENT = '\u0002';
const FLOW_END = '\u0018';
const SCALAR = '\u001F';

/** Takes a text apart without judging it, so that even a broken one can be looked at. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  let isScalar = false;
  let isUnderHeader = false;
  for (const source of new Lexer().lex(text)) {
    if (source === SCALAR) isScalar = true;
    if (source === SCALAR || source === DOCUMENT || source === FLOW_END) continue;
    const found = CST.tokenType(source) ?? 'plain';
    const type = isScalar ? (isUnderHeader ? 'block' : 'plain') : found;
    tokens.push({ type, source, offset });
    offset += source.length;
    if (isScalar) isUnderHeader = false;
    if (type === 'block-scalar-header') isUnderHeader = true;
    isScalar = false;
  }
  return tokens;
}
