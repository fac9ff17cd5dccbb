/** Reads what `ByteWriter` wrote. Each method throws a `RangeError` where the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new RangeError();
    this.#at += 1;
    return value;
  }

  all(length: number): Uint8Array {
    if (length > this.left) throw new RangeError();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  whole(): number {
    let [value, scale] = [0, 1];
    for (;;) {
      const next = this.byte();
      value += (next & 127) * scale;
      if (next < 128) return value;
      scale *= 128;
      if (scale > 2 ** 42) throw new RangeError();
    }
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  float(): number {
    const bytes = this.all(8);
    return new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0);
  }
}
