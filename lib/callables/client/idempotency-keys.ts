/**
 * The idempotency keys of unanswered calls: the answer was lost, or the server could not say. A person who presses
 * again means the same call. It reuses the key, so nothing is done twice.
 */
const keys = new Map<string, string>();

/** What one call is about: its name, and its input as it is sent. */
const nameOf = (callable: string, input: unknown): string => `${callable} ${JSON.stringify(input)}`;

/** The key by which this has been sent before, or a new one. */
export function idempotencyKeyOf(callable: string, input: unknown): string {
  const name = nameOf(callable, input);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return key;
}

/** The server has said what became of it: the next time is another intent. */
export function dropIdempotencyKey(callable: string, input: unknown): void {
  keys.delete(nameOf(callable, input));
}
