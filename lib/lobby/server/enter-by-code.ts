import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { after } from 'next/server';
import { strangerActor } from '@/lib/audit/schema';
import { noteRefusal } from '@/lib/audit/server/note-refusal';
import type { PersonKind } from '@/lib/auth/person-kind';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { guestDeviceMark } from '@/lib/auth/server/guests/guest-device';
import { finishGuest, guestUidOf, writeGuest } from '@/lib/auth/server/guests/new-guest';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { findRoomOfCode } from '@/lib/lobby/server/short-code';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { newPass, standsAtDoor } from '@/lib/rooms/admission/lobby-pass';
import { findDistinctName } from '@/lib/rooms/server/members/find-distinct-name';
import {
  accessReference,
  banReference,
  bansOnDevice,
  lobbyPassReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';

/** `device` is the mark of a guest's, by which it is known where another guest was banned. */
type Comer = { uid: string; name: string; kind: PersonKind; device?: string | null };

/** No room is called like this. */
const noRoom = 'none';

/**
 * Brings somebody to the lobby of a code's room. A member goes in by their own right, and whoever was sent away or let
 * in by this session's hosts stays so. Throws `rooms/code-invalid` (the same for unknown, taken back, archived),
 * `rooms/banned`, `rooms/removed`, and `auth/accounts-only` for a guest where the organisation takes none. Who is
 * kept out so stands in the audit log.
 */
async function knockByCode(
  code: string,
  person: Comer,
  writeAccount?: (transaction: Transaction) => void,
): Promise<{ roomId: string }> {
  const { uid, kind, device } = person;
  // An unknown code takes the same way as one that works, so that time does not tell them apart.
  const found = await findRoomOfCode(code);
  const roomId = found ?? noRoom;
  const name = kind === 'guest' ? await findDistinctName(roomId, person) : person.name;
  const knocked = runTransaction(async (transaction) => {
    const [room, head, entry, ban, pass, gate, deviceBans, { rules }] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(matrixReference(roomId)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(banReference(roomId, uid)),
      transaction.get(lobbyPassReference(roomId, uid)),
      transaction.get(gateReference(uid)),
      device ? transaction.get(bansOnDevice(roomId, device)) : null,
      readOrganizationIn(transaction),
    ]);
    if (found === null || !room.exists || room.data()?.archivedAt !== undefined) {
      throw new AppError('rooms/code-invalid');
    }
    if (gate.data()?.disabled) throw new AppError('auth/disabled');
    if (ban.exists) throw new AppError('rooms/banned');
    const standing = entry.data();
    if (standing && 'profile' in standing) return;
    if (deviceBans?.empty === false) throw new AppError('rooms/banned');
    if (standing && !standing.left) throw new AppError('rooms/removed');
    if (kind === 'guest' && rules.guests !== 'allowed') throw new AppError('auth/accounts-only');
    const now = Date.now();
    if (standsAtDoor(pass.data(), head.data(), now)) return;
    writeAccount?.(transaction);
    transaction.set(lobbyPassReference(roomId, uid), newPass({ roomId, uid, name, kind, at: now }));
  });
  await knocked.catch(async (thrown: unknown) => {
    if (found !== null && isAppError(thrown)) {
      const refusal = { roomId, code: thrown.code, now: Date.now() };
      // Of whom the room knows nothing it is written after the answer: an unknown code takes no less time.
      if (writeAccount) after(() => noteRefusal({ ...refusal, uid: strangerActor }));
      else await noteRefusal({ ...refusal, uid });
    }
    throw thrown;
  });
  return { roomId };
}

/** Brings a signed-in person there. */
export async function enterByCodeAs(uid: string, code: string): Promise<{ roomId: string }> {
  const user = (await userReference(uid).get()).data();
  if (!user) throw new AppError('auth/account-missing');
  const { name, kind, device } = user;
  // A guest who has an account by now is known by that.
  return knockByCode(code, { uid, name, kind, ...(kind === 'guest' && device && { device }) });
}

/** Makes a guest who waits. For a code that does not work nothing is made. */
export async function enterByCodeAsNewGuest(options: {
  code: string;
  name: string;
  device?: string;
  callId: string;
}): Promise<{ roomId: string; uid: string }> {
  const { code, name, callId } = options;
  const device = options.device === undefined ? null : guestDeviceMark(options.device);
  const uid = guestUidOf(callId);
  const now = Date.now();
  const { roomId } = await knockByCode(code, { uid, name, kind: 'guest', device }, (transaction) =>
    writeGuest(transaction, { uid, name, device, now }),
  );
  await finishGuest(uid, name);
  return { roomId, uid };
}
