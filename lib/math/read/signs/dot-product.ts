import type { Token } from '../token';

const beforeList = /\.\s*\[/y;
const beforeName = /\.\s+[\p{L}[(]/uy;

const matches = (pattern: RegExp, source: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(source);
};

/** Whether a point stands between vectors, as in `[1, 2].[3, 4]` and `u . v`. */
export function isDotProduct(
  source: string,
  at: number,
  last: Token | undefined,
  isSpaced: boolean,
): boolean {
  const isList = last?.text === ']';
  if (isList && matches(beforeList, source, at)) return true;
  const isVector = isList || last?.text === ')' || last?.kind === 'name';
  return isVector && isSpaced && matches(beforeName, source, at);
}
