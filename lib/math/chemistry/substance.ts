import { isElement } from './atomic-weights';

/** How many atoms of each element a formula has, and its charge. */
export type Substance = { atoms: ReadonlyMap<string, number>; charge: number };

const lowered = '₀₁₂₃₄₅₆₇₈₉';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const digitsOf = (text: string, digits: string) =>
  text.replace(new RegExp(`[${digits}]`, 'g'), (sign) => String(digits.indexOf(sign)));

/** A charge at the end: `^2-`, `²⁻`, `+`. A digit without a sign of raising belongs to the atoms. */
const charge = /(?:\^\(?(\d*)([+−-])\)?|([⁰¹²³⁴⁵⁶⁷⁸⁹]*)([⁺⁻])|([+−-]))$/;
const electron = /^e(?:\^?[-−]|⁻)$/;
const largest = 10_000;

/**
 * Reads `H2SO4`, `Ca(OH)2`, `[Fe(CN)6]^3-` and `CuSO4·5H2O`; null for what is no formula of elements. `Fe3+` is null
 * too: it could be three atoms, or a charge of three.
 */
export function readSubstance(text: string): Substance | null {
  const plain = digitsOf(text.trim(), lowered);
  if (electron.test(plain)) return { atoms: new Map(), charge: -1 };
  const found = charge.exec(plain);
  const body = found ? plain.slice(0, found.index) : plain;
  if (found?.[5] !== undefined && /^[A-Z][a-z]?\d+$/.test(body)) return null;
  const atoms = new Map<string, number>();
  for (const part of body.split(/\s*[·⋅∙•*.]\s*/)) {
    const [, times = '', rest = ''] = /^(\d*)(.*)$/s.exec(part) ?? [];
    if (rest === '' || !addAtoms(atoms, rest, Number(times || 1))) return null;
  }
  return { atoms, charge: found ? chargeOf(found) : 0 };
}

function chargeOf([, size, sign, raisedSize, raisedSign, alone]: RegExpExecArray): number {
  const isPositive = (sign ?? raisedSign ?? alone ?? '+').replace('⁺', '+') === '+';
  const count = Number(size ?? digitsOf(raisedSize ?? '', raised)) || 1;
  return isPositive ? count : -count;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Adds the atoms of a formula without a charge; false for what is none. */
function addAtoms(atoms: Map<string, number>, text: string, times: number): boolean {
  const open: { sign: string; from: Map<string, number> }[] = [];
  let current = new Map<string, number>();
  const put = (target: Map<string, number>, symbol: string, count: number) =>
    target.set(symbol, (target.get(symbol) ?? 0) + count);
  const part = /([A-Z][a-z]?)(\d*)|([([{])|([)\]}])(\d*)/y;
  for (let at = 0; at < text.length; at = part.lastIndex) {
    part.lastIndex = at;
    const found = part.exec(text);
    if (!found) return false;
    const [, symbol, count, opening, close, groupCount] = found;
    if (symbol !== undefined) {
      if (!isElement(symbol) || count === '0') return false;
      put(current, symbol, Number(count || 1));
    } else if (opening !== undefined) {
      open.push({ sign: closing[opening] ?? '', from: current });
      current = new Map();
    } else {
      const outer = open.pop();
      if (!outer || outer.sign !== close || current.size === 0 || groupCount === '0') return false;
      for (const [name, inside] of current) put(outer.from, name, inside * Number(groupCount || 1));
      current = outer.from;
    }
  }
  if (open.length > 0 || current.size === 0) return false;
  for (const [symbol, count] of current) put(atoms, symbol, count * times);
  return [...atoms.values()].every((count) => count <= largest);
}
