import { toCallOutcome } from '@/lib/livekit/call-outcome';

/** How often a page that says nothing is asked. Somebody who has just come may not listen yet. */
const tries = 3;

/**
 * Calls one page until it has heard, is gone, or has been silent too often.
 *
 * @returns false only where the person may still be waiting without having been asked
 */
export async function askUntilHeard(call: () => Promise<void>): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      await call();
      return true;
    } catch (thrown) {
      const outcome = toCallOutcome(thrown);
      if (outcome !== 'silent') return outcome === 'gone';
    }
  }
  return false;
}
