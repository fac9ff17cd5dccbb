import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { after } from 'next/server';
import { strangerActor } from '@/lib/audit/schema';
import { noteRefusal } from '@/lib/audit/server/note-refusal';
import type { PersonKind } from '@/lib/auth/person-kind';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { guestDeviceMark } from '@/lib/auth/server/guests/guest-device';
import { finishGuest, guestUidOf, writeGuest, signInTokenOf } from '@/lib/auth/server/guests/new-guest';
import { bindCallable, permitted, bindPublicCallable } from '@/lib/callables/server/callable-binding';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { limitFailures, requireSpareFor } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { enterByCode, enterByCodeAsGuest } from '@/lib/lobby/contract';
import { wrongCodesPerAddress, wrongCodesPerAccount } from '@/lib/lobby/server/lobby-limits';
import { findRoomOfCode, codeIdOf } from '@/lib/lobby/server/short-code';
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

/** `device` is the mark of a guest's device, by which a room recognises a banned guest. */
type Comer = { uid: string; name: string; kind: PersonKind; device?: string | null };

/** No room has this id. */
const noRoom = 'none';

/**
 * Brings a person to the lobby of a code's room. A member goes in by their own right, and an answer of this session's
 * hosts stays valid. Throws `rooms/code-invalid` (the same for unknown, taken back, archived), `rooms/banned`,
 * `rooms/removed`, and `auth/accounts-only` for a guest where the organisation takes none. The audit log records such
 * a refusal.
 */
async function knockByCode(
  code: string,
  person: Comer,
  writeAccount?: (transaction: Transaction) => void,
): Promise<{ roomId: string }> {
  const { uid, kind, device } = person;
  // An unknown code takes the same path as one that works, so that timing does not tell them apart.
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
      // For a new guest the log is written after the answer: otherwise an unknown code would answer faster.
      if (writeAccount) after(() => noteRefusal({ ...refusal, uid: strangerActor }));
      else await noteRefusal({ ...refusal, uid });
    }
    throw thrown;
  });
  return { roomId };
}

export const enterByCodeCallable = bindCallable(enterByCode, {
  // Every account may try a code, which leads no further than the lobby.
  permit: () => Promise.resolve(permitted(null)),
  run: ({ caller, input }) =>
    limitFailures(
      [
        { limit: wrongCodesPerAddress, subject: caller.address, attempt: codeIdOf(input.code) },
        { limit: wrongCodesPerAccount, subject: caller.uid, attempt: codeIdOf(input.code) },
      ],
      ['rooms/code-invalid'],
      () => enterByCodeAs(caller.uid, input.code),
    ),
});

/** Brings a signed-in person to the lobby. */
async function enterByCodeAs(uid: string, code: string): Promise<{ roomId: string }> {
  const user = (await userReference(uid).get()).data();
  if (!user) throw new AppError('auth/account-missing');
  const { name, kind, device } = user;
  // A guest who has an account by now is recognised by that.
  return knockByCode(code, { uid, name, kind, ...(kind === 'guest' && device && { device }) });
}

export const enterByCodeAsGuestCallable = bindPublicCallable(enterByCodeAsGuest, {
  // Every holder of a code may knock; hosts decide.
  permit: () => Promise.resolve(permitted(null)),
  admit: ({ caller }) => requireSpareFor({ limit: wrongCodesPerAddress, subject: caller.address }),
  run: ({ caller, input, callId }) =>
    limitFailures(
      [{ limit: wrongCodesPerAddress, subject: caller.address, attempt: codeIdOf(input.code) }],
      ['rooms/code-invalid'],
      () => enterByCodeAsNewGuest({ ...input, callId }),
    ),
  reveal: async ({ roomId, uid }) => ({ roomId, token: await signInTokenOf(uid, 'rooms/code-invalid') }),
});

/** Makes a guest who waits. For a code that does not work it makes nothing. */
async function enterByCodeAsNewGuest(options: {
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
