import { toNumber } from './rational';
import type { Atom, Sum, Term } from './sum-types';

const functions: Readonly<Record<string, (x: number) => number>> = {
  ln: Math.log,
  log: Math.log10,
  abs: Math.abs,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  arctan: Math.atan,
};

/** The double that a sum without names is; NaN where a name or another function occurs. */
export const approximate = (sum: Sum): number => sum.reduce((total, term) => total + ofTerm(term), 0);

const ofTerm = ({ coefficient, factors }: Term): number =>
  factors.reduce((product, { atom, exponent }) => {
    const base = ofAtom(atom);
    const isOddRoot = base < 0 && exponent.under % 2n === 1n && exponent.under > 1n;
    const size = (isOddRoot ? -base : base) ** toNumber(exponent);
    return product * (isOddRoot && exponent.over % 2n !== 0n ? -size : size);
  }, toNumber(coefficient));

function ofAtom(atom: Atom): number {
  switch (atom.kind) {
    case 'name':
      return atom.name === 'pi' ? Math.PI : atom.name === 'e' ? Math.E : NaN;
    case 'number':
      return Number(atom.value);
    case 'sum':
      return approximate(atom.sum);
    case 'power':
      return ofAtom(atom.base) ** ofTerm(atom.exponent);
    case 'call': {
      const [arg, ...others] = atom.args;
      const run = others.length === 0 ? functions[atom.name] : undefined;
      return arg && run ? run(approximate(arg)) : NaN;
    }
  }
}
