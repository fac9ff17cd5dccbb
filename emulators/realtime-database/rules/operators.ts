import { RulesError } from './rules-error';
import type { RuleValue } from './rule-value';

/** `||` and `&&` are not here: they look at their right side only when they must. */
type BinaryOperator = (left: RuleValue, right: RuleValue) => RuleValue;

export const binaryOperators: ReadonlyMap<string, BinaryOperator> = new Map<string, BinaryOperator>([
  ['==', (left, right) => left === right],
  ['===', (left, right) => left === right],
  ['!=', (left, right) => left !== right],
  ['!==', (left, right) => left !== right],
  ['<', (left, right) => compare(left, right) < 0],
  ['<=', (left, right) => compare(left, right) <= 0],
  ['>', (left, right) => compare(left, right) > 0],
  ['>=', (left, right) => compare(left, right) >= 0],
  ['+', add],
  ['-', (left, right) => requireNumber(left) - requireNumber(right)],
  ['*', (left, right) => requireNumber(left) * requireNumber(right)],
  ['/', (left, right) => requireNumber(left) / requireNumber(right)],
  ['%', (left, right) => requireNumber(left) % requireNumber(right)],
]);

/** How strongly an operator binds; JavaScript's order. */
const precedences: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '===': 3,
  '!=': 3,
  '!==': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

export function precedenceOf(operator: string): number | null {
  return precedences[operator] ?? null;
}

export function requireNumber(value: RuleValue): number {
  if (typeof value !== 'number') throw new RulesError('a number is needed');
  return value;
}

export function requireBoolean(value: RuleValue): boolean {
  if (typeof value !== 'boolean') throw new RulesError('a boolean is needed');
  return value;
}

export function requireString(value: RuleValue | undefined): string {
  if (typeof value !== 'string') throw new RulesError('a string is needed');
  return value;
}

/** Only two numbers or two strings can be put in order. */
function compare(left: RuleValue, right: RuleValue): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  throw new RulesError('only numbers or strings can be compared');
}

function add(left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  if (typeof left === 'string' || typeof right === 'string') return toText(left) + toText(right);
  throw new RulesError('only numbers and strings can be added');
}

function toText(value: RuleValue): string {
  if (value !== null && typeof value === 'object')
    throw new RulesError('an object cannot be added to a string');
  return String(value);
}
