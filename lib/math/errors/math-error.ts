import type { ErrorClass } from './cell-error';

/** A part of the typed text, from `start` up to but not including `end`. */
export type Place = { start: number; end: number };

/** A replacement of one part of the typed text. */
export type Replacement = Place & { label: string; text: string };

/**
 * Thrown while a cell is read or evaluated. The place is unknown where a function throws; the evaluator adds the
 * place of the part that called it.
 */
export class MathError extends Error {
  readonly class: ErrorClass;
  place: Place | null;
  /** Changes that mend the cell, the likeliest first. */
  private offered: readonly Replacement[] = [];

  constructor(
    errorClass: ErrorClass,
    message: string,
    place: Place | null = null,
    repair: Replacement | null = null,
  ) {
    super(message);
    this.class = errorClass;
    this.place = place;
    this.repair = repair;
  }

  get repair(): Replacement | null {
    return this.offered[0] ?? null;
  }

  set repair(repair: Replacement | null) {
    this.repairs = [repair];
  }

  get repairs(): readonly Replacement[] {
    return this.offered;
  }

  /** Empty places are left out. */
  set repairs(repairs: readonly (Replacement | null)[]) {
    this.offered = repairs.filter((repair) => repair !== null);
  }
}
