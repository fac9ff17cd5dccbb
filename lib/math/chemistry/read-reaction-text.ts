import type { Reaction, Term } from './balance';
import { readSubstance } from './substance';

const arrow = /\s*(?:->|-->|→|⟶|=>|⇌|<->|⇄)\s*/;
/** A plus between substances has blanks around it, or stands before a digit or a capital. */
const plus = /\s+\+\s*|(?<=[A-Za-z\d)\]])\+(?=\d*[A-Z([])/;
const state = /\s*\((?:s|l|g|aq)\)$/;

/**
 * Reads `2 H2 + O2 -> 2 H2O`; null for a line that is no reaction. At least one formula has a charge or two atoms,
 * so that `5 C -> F` stays what it is.
 */
export function readReactionText(text: string): Reaction | null {
  const sides = text.trim().split(arrow);
  const [left, right, ...others] = sides.map(readSide);
  if (!left || !right || others.length > 0) return null;
  return [...left, ...right].some(isChemical) ? { left, right } : null;
}

const isChemical = ({ substance: { atoms, charge } }: Term): boolean =>
  charge !== 0 || [...atoms.values()].reduce((sum, count) => sum + count, 0) > 1;

function readSide(text: string): Term[] | null {
  const terms = text.split(plus).map(readTerm);
  return terms.every((term) => term !== null) ? terms : null;
}

function readTerm(typed: string): Term | null {
  const [, digits = '', formula = ''] = /^(\d*)\s*\*?\s*(\S.*)$/.exec(typed.trim().replace(state, '')) ?? [];
  const substance = /\s/.test(formula) ? null : readSubstance(formula);
  const count = Number(digits || 1);
  return substance && count > 0 ? { count, text: formula, substance } : null;
}
