import 'server-only';
import { AppError } from '@/lib/errors/app-error';

/** How long a door works on one request (ms): somebody is looking at a button meanwhile. */
export const requestTimeout = 20_000;

/**
 * What `work` comes to, or `server/unavailable` when a service behind us cannot be reached, or lets us wait
 * longer than anybody waits: Firestore's SDK alone goes on trying for minutes. Work that is late is not called
 * back; whatever it still does, a repetition finds.
 */
export async function withTimeout<Outcome>(
  work: () => Promise<Outcome>,
  limit = requestTimeout,
): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const cause = new Error(`No answer within ${limit} ms.`);
    timer = setTimeout(() => reject(new AppError('server/unavailable', { cause })), limit);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (thrown) {
    throw isPassing(thrown) ? new AppError('server/unavailable', { cause: thrown }) : thrown;
  } finally {
    clearTimeout(timer);
  }
}

/** gRPC's words for "not now": DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED (by others' changes), UNAVAILABLE. */
const passing: ReadonlySet<unknown> = new Set([4, 8, 10, 14]);

const isPassing = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && passing.has(thrown.code);
