type Segment = { readonly count: number; readonly data: string };

/**
 * Puts together what a polling client sends. A message is JSON in base64, cut into numbered pieces that may come in any
 * order: `seg0` is a piece's number, `ts0` how many pieces its message has, `d0` the piece.
 */
export class SegmentInbox {
  readonly #segments = new Map<number, Segment>();
  #next = 0;

  /** Takes the pieces of one request; returns the messages that are whole now, in the client's order. */
  take(parameters: URLSearchParams): Buffer[] {
    for (let index = 0; parameters.has(`seg${index}`); index += 1) {
      const count = Number(parameters.get(`ts${index}`));
      this.#segments.set(Number(parameters.get(`seg${index}`)), {
        count,
        data: parameters.get(`d${index}`) ?? '',
      });
    }
    const messages: Buffer[] = [];
    for (let message = this.#takeNext(); message !== null; message = this.#takeNext()) messages.push(message);
    return messages;
  }

  #takeNext(): Buffer | null {
    const first = this.#segments.get(this.#next);
    if (!first || !(first.count > 0)) return null;
    const numbers = Array.from({ length: first.count }, (_, index) => this.#next + index);
    const parts = numbers.map((number) => this.#segments.get(number)?.data);
    if (parts.includes(undefined)) return null;
    for (const number of numbers) this.#segments.delete(number);
    this.#next += first.count;
    // The client pads with dots, which mean nothing here.
    return Buffer.from(parts.join('').replaceAll('.', ''), 'base64url');
  }
}
