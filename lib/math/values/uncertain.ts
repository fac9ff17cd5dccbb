import { Quantity } from './quantity';

/**
 * A measured value: its centre, and for every independent source of error the shift that one standard error of that
 * source makes, in base units. Two values with the same source move together, so `x - x` has no error.
 */
export class Uncertain {
  readonly center: number | Quantity;
  readonly parts: ReadonlyMap<string, number>;

  constructor(center: number | Quantity, parts: ReadonlyMap<string, number>) {
    this.center = center;
    this.parts = parts;
  }

  /** The standard error in base units: independent parts in quadrature. */
  get error(): number {
    return Math.hypot(...this.parts.values());
  }

  /** The centre moved by a multiple of what one source does. */
  shifted(source: string, times: number): number | Quantity {
    const shift = times * (this.parts.get(source) ?? 0);
    return this.center instanceof Quantity ? this.center.withSi(this.center.si + shift) : this.center + shift;
  }
}
