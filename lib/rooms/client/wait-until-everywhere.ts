import { isAppError } from '@/lib/errors/app-error';
import { statusOf } from '@/lib/errors/error-status';

/** The pause between two requests (ms). */
const step = 3000;

type Parts = {
  /** Whether nothing of a room's changes is left to do. */
  ask: () => Promise<boolean>;
  sleep: (ms: number) => Promise<void>;
  isStopped: () => boolean;
};

/**
 * Asks until everyone has the change; returns whether that came true. It returns false when stopped, or when
 * the server refuses the caller.
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
