import type { Token } from 'markdown-it';

/** A place in a list of tokens. To read a token is to step over it. */
export type TokenCursor = { tokens: readonly Token[]; at: number };

/** The next token, unless it ends the part that is being read. Its end is stepped over. */
export function takeToken(cursor: TokenCursor): Token | null {
  const token = cursor.tokens[cursor.at];
  if (token === undefined) return null;
  cursor.at += 1;
  return token.nesting === -1 ? null : token;
}
