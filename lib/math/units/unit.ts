import type { Dimensions } from './dimensions';

/** A unit that has a name: 1 of it is `scale` in base units; temperatures with an own zero have an `offset` too. */
export type Unit = {
  symbol: string;
  scale: number;
  offset: number;
  dimensions: Dimensions;
  /** For a sign of money that was typed before its number: what stands between them. */
  before?: '' | ' ';
};

/** A unit to a power, as it stands in a chain such as `kg m/s^2`. */
export type UnitFactor = { unit: Unit; power: number };
