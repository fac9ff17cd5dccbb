import { isAppError } from '@/lib/errors/app-error';
import { statusOf } from '@/lib/errors/error-status';

/** How long after an answer it is asked again (ms). */
const step = 3000;

type Parts = {
  /** Whether nothing of a room's changes is left to do. */
  ask: () => Promise<boolean>;
  sleep: (ms: number) => Promise<void>;
  isStopped: () => boolean;
};

/**
 * Asks until everyone has what was decided, and says whether that came true. It does not when the asking was stopped,
 * or when whoever asks may not know.
 */
export async function waitUntilEverywhere({ ask, sleep, isStopped }: Parts): Promise<boolean> {
  for (;;) {
    await sleep(step);
    if (isStopped()) return false;
    try {
      if (await ask()) return true;
    } catch (error) {
      if (isAppError(error) && statusOf(error.code).http < 500) return false;
    }
  }
}
