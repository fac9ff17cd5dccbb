/** A number that was written as a percent: 10 % is 0.1. It stays one with a sign and through a name. */
export class Percent {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}
