import { isKeyword } from '../cursor';
import type { Token } from '../token';

/** Whether an operand can end with this token, so that an operator may follow. */
export const endsOperand = (token: Token): boolean =>
  ['number', 'fraction', 'power', 'time', 'date'].includes(token.kind) ||
  (token.kind === 'name' && !isKeyword(token)) ||
  (token.kind === 'operator' && [')', ']', '|', '!', '%', '‰', "'", '"', '°', '⌋', '⌉'].includes(token.text));
