/** A reason why something cannot run on this machine: one sentence that names the thing and the way to get it. */
export class SetupError extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = 'SetupError';
  }
}
