/** Writes numbers as bytes. Small numbers take one byte. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value & 255);
  }

  all(values: Iterable<number>): void {
    for (const value of values) this.#bytes.push(value & 255);
  }

  /** A whole number from zero on: seven bits a byte, the lowest first. */
  whole(value: number): void {
    let left = value;
    while (left > 127) {
      this.#bytes.push((left % 128) | 128);
      left = Math.floor(left / 128);
    }
    this.#bytes.push(left);
  }

  /** A whole number of either sign. */
  signed(value: number): void {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }

  float(value: number): void {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    this.all(new Uint8Array(view.buffer));
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
