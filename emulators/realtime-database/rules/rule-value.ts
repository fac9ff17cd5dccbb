import type { PlainValue } from '../plain-value';
import type { RuleSnapshot } from './rule-snapshot';

/** Everything that an expression can hold while it runs. */
export type RuleValue = PlainValue | RuleSnapshot | RegExp | readonly RuleValue[];

/** The names that an expression may use, with what they hold. */
export type RuleScope = Readonly<Record<string, RuleValue>>;

/** A compiled expression. */
export type RuleExpression = (scope: RuleScope) => RuleValue;
