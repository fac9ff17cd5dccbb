import type { PlainObject } from '../plain-value';
import { requireString } from './operators';
import { RuleSnapshot } from './rule-snapshot';
import type { RuleValue } from './rule-value';
import { RulesError } from './rules-error';

type Arguments = readonly RuleValue[];
type Method<Target> = (target: Target, args: Arguments) => RuleValue;

const snapshotMethods: ReadonlyMap<string, Method<RuleSnapshot>> = new Map<string, Method<RuleSnapshot>>([
  ['child', (snapshot, [path]) => snapshot.child(path)],
  ['parent', (snapshot) => snapshot.parent()],
  ['val', (snapshot) => snapshot.val()],
  ['exists', (snapshot) => snapshot.exists()],
  ['getPriority', (snapshot) => snapshot.getPriority()],
  ['hasChild', (snapshot, [path]) => snapshot.hasChild(path)],
  ['hasChildren', (snapshot, [keys]) => snapshot.hasChildren(keys)],
  ['isString', (snapshot) => snapshot.isString()],
  ['isNumber', (snapshot) => snapshot.isNumber()],
  ['isBoolean', (snapshot) => snapshot.isBoolean()],
]);

/** https://firebase.google.com/docs/reference/security/database#string_methods; `replace` replaces every match. */
const stringMethods: ReadonlyMap<string, Method<string>> = new Map<string, Method<string>>([
  ['contains', (text, [part]) => text.includes(requireString(part))],
  ['beginsWith', (text, [part]) => text.startsWith(requireString(part))],
  ['endsWith', (text, [part]) => text.endsWith(requireString(part))],
  ['replace', (text, [part, by]) => text.replaceAll(requireString(part), () => requireString(by))],
  ['toLowerCase', (text) => text.toLowerCase()],
  ['toUpperCase', (text) => text.toUpperCase()],
  ['matches', (text, [pattern]) => requireRegex(pattern).test(text)],
]);

export function isMethod(name: string): boolean {
  return snapshotMethods.has(name) || stringMethods.has(name);
}

/** Calls a method of a snapshot or a string. @throws RulesError when the value has no such method */
export function callMethod(target: RuleValue, name: string, args: Arguments): RuleValue {
  if (target instanceof RuleSnapshot) {
    const method = snapshotMethods.get(name);
    if (method) return method(target, args);
  }
  if (typeof target === 'string') {
    const method = stringMethods.get(name);
    if (method) return method(target, args);
  }
  throw new RulesError(`${name}() of ${describe(target)}`);
}

/** Reads a property: `length` of a string, or a field of `auth`, its token, `query` or a stored object. */
export function readProperty(target: RuleValue, key: RuleValue): RuleValue {
  if (typeof target === 'string' && key === 'length') return target.length;
  if (!isPlainObject(target) || (typeof key !== 'string' && typeof key !== 'number')) {
    throw new RulesError(`property ${describe(key)} of ${describe(target)}`);
  }
  return new Map<string, RuleValue>(Object.entries(target)).get(String(key)) ?? null;
}

function isPlainObject(value: RuleValue): value is PlainObject | readonly RuleValue[] {
  return (
    value !== null &&
    typeof value === 'object' &&
    !(value instanceof RuleSnapshot) &&
    !(value instanceof RegExp)
  );
}

function requireRegex(value: RuleValue | undefined): RegExp {
  if (!(value instanceof RegExp)) throw new RulesError('matches() takes a /regular expression/');
  return value;
}

function describe(value: RuleValue): string {
  if (value === null) return 'null';
  return typeof value === 'string' ? `'${value}'` : typeof value;
}
