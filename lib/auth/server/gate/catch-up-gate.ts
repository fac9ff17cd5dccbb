import 'server-only';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { moveGate } from '@/lib/auth/server/gate/move-gate';
import { lookUpSignIns } from '@/lib/auth/server/gate/valid-since';
import { outcomeOf, writeLog } from '@/lib/core/server/log';

/**
 * Moves the gate of an account to where the identity service counts its sign-ins from. The service ends them by itself
 * when an address or a password changes; our databases know nothing of that until the gate has moved. Where whoever
 * was to move it was cut off, this is done by whoever comes next, also with a sign-in that is over. It never throws:
 * who comes gets their answer all the same, and the next one tries again.
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
