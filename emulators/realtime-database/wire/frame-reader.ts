/**
 * Puts the client's frames together again: a message over 16384 characters comes as a frame with only the number
 * of parts, then the parts; a lone `0` is the client's keepalive (`WebSocketConnection` in @firebase/database).
 */
export class FrameReader {
  #parts: string[] = [];
  #missing = 0;

  /** The whole message that this frame completes, or `null`. */
  read(frame: string): string | null {
    if (this.#missing > 0) return this.#addPart(frame);
    if (!/^\d{1,6}$/.test(frame)) return frame;
    this.#missing = Number(frame);
    return null;
  }

  #addPart(frame: string): string | null {
    this.#parts.push(frame);
    this.#missing -= 1;
    if (this.#missing > 0) return null;
    const message = this.#parts.join('');
    this.#parts = [];
    return message;
  }
}
