/** Guards against hanging only (ms): on a busy machine the first answer of an emulator takes long. */
const patience = 60_000;

type Question = { method: 'PATCH' | 'POST' | 'PUT'; body: object } | { method: 'DELETE'; body?: never };

/**
 * Sends a request to an emulator as its owner.
 * @throws an error that names `what` when no answer comes in time
 */
export async function askEmulator(
  what: string,
  url: string,
  { method, body }: Question,
  within = patience,
): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within),
    });
  } catch (cause) {
    if (!isTimeout(cause)) throw cause;
    throw new Error(`${what}: no answer from ${new URL(url).host} within ${within / 1000} s.`, { cause });
  }
}

const isTimeout = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'TimeoutError';
