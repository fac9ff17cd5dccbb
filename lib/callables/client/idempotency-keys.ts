/**
 * The keys of calls whose fate is open: the answer was lost, or the server said that it cannot say. Whoever presses
 * again means the same thing, so it is sent by the same key, and what was done after all is not done twice.
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
