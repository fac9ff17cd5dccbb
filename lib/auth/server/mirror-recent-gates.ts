import 'server-only';
import { mirrorGate } from '@/lib/auth/server/account-repository';
import { gateSchema } from '@/lib/auth/schema';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

/** Longer than from one round of the scheduler to the next (seconds). */
const recently = 2 * 24 * 60 * 60;
/** The latest of them: the others were written in a round before. */
const mostAtOnce = 500;
const step = 50;

/**
 * Writes the twins of gates that have moved of late, and says how many: whoever moved one may have been cut off
 * before its twin, and a sign-in that was ended would go on reading the Realtime Database. It never throws for one
 * of them; a twin that stands already stays as it is.
 */
export async function mirrorRecentGates(now: number): Promise<number> {
  const { docs } = await adminFirestore()
    .collection('gates')
    .withConverter(documentConverter(gateSchema))
    .where('validAfter', '>', Math.floor(now / 1000) - recently)
    .orderBy('validAfter', 'desc')
    .limit(mostAtOnce)
    .get();
  let mirrored = 0;
  for (let start = 0; start < docs.length; start += step) {
    const done = await Promise.all(
      docs.slice(start, start + step).map(async (gate) => {
        try {
          await mirrorGate(gate.id, gate.data());
          return true;
        } catch (error) {
          writeLog('gate-left', outcomeOf(error));
          return false;
        }
      }),
    );
    mirrored += done.filter(Boolean).length;
  }
  return mirrored;
}
