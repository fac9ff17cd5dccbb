import type { Budget } from '../evaluate/budget';
import type { Node } from '../read/node';
import type { SheetSettings } from '../sheet/settings';

/** What a check may spend, and how numbers are read. */
export type Work = { settings: SheetSettings; budget: Budget };

/**
 * How results of algebra are checked by numbers. Who evaluates a sheet hands it in, because the check itself evaluates
 * formulas.
 */
export type Proof = {
  /** Whether two formulas have the same value wherever both have one. */
  isSameEverywhere: (first: Node, second: Node, work: Work) => boolean;
  /** Whether both sides of an equation agree after a solution was put in. */
  isSolution: (first: Node, second: Node, work: Work) => boolean;
};

/** What a check of a result needs of its sheet. */
export type Guard = Work & { proof: Proof };

/** Inside a comparison nothing is shown, so nothing is checked. */
export const unchecked: Proof = { isSameEverywhere: () => true, isSolution: () => true };

/** A result that is not the same is never shown. */
export const isSameEverywhere = (first: Node, second: Node, guard: Guard): boolean =>
  guard.proof.isSameEverywhere(first, second, guard);

export const isSolution = (first: Node, second: Node, guard: Guard): boolean =>
  guard.proof.isSolution(first, second, guard);
