import 'server-only';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { moveGate } from '@/lib/auth/server/gate/move-gate';
import { lookUpSignIns } from '@/lib/auth/server/gate/valid-since';
import { outcomeOf, writeLog } from '@/lib/core/server/log';

/**
 * Moves the gate of an account to the time from which the identity service counts its sign-ins. The service ends them
 * when an address or a password changes, but our databases learn that only from the gate. A request that was cut off
 * may have left the gate behind; the next request catches up, even with an ended sign-in. It never throws: the
 * request is answered all the same, and a later one tries again.
 */
export async function catchUpGate(uid: string): Promise<void> {
  try {
    const [gate, { validSince }] = await Promise.all([gateReference(uid).get(), lookUpSignIns(uid)]);
    const { validAfter } = gate.data() ?? {};
    if (validAfter !== undefined && validAfter < validSince) await moveGate(uid, validSince);
  } catch (error) {
    writeLog('gate-behind', outcomeOf(error));
  }
}
