import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { openText, sealText } from '@/lib/core/server/sealed-text';
import { deriveKey } from '@/lib/core/server/server-secret';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { transactInTurn } from '@/lib/firebase/server/transact-in-turn';
import { makeShortCode, findShortCode, revokeShortCode } from '@/lib/lobby/contract';
import { shortCodeSchema, type ShortCode } from '@/lib/lobby/schema';
import { codesPerPerson } from '@/lib/lobby/server/lobby-limits';
import { requireTakingIn } from '@/lib/rooms/admission/require-taking-in';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { drawShortCode } from '@/lib/rooms/admission/short-code';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const codes = (): CollectionReference<ShortCode> =>
  adminFirestore().collection('shortCodes').withConverter(documentConverter(shortCodeSchema));

const codeReference = (codeId: string): DocumentReference<ShortCode> => codes().doc(codeId);
const codesOf = (roomId: string) => codes().where('roomId', '==', roomId);

const changeCode = (roomId: string, change: (transaction: Transaction) => Promise<void>): Promise<void> =>
  transactInTurn(`short code of ${roomId}`, change);

/** Where a code stands. Who reads the database cannot check a guess without the server's key. */
export const codeIdOf = (code: string): string =>
  createHmac('sha256', deriveKey('short code lookup')).update(code).digest('hex');

const sealFor = (codeId: string) => ({ key: 'short code sealing', of: codeId });

export const makeShortCodeCallable = roomCallable(makeShortCode, 'member:add', async ({ caller, input }) => ({
  code: await makeShortCodeIn(input.roomId, caller.uid),
}));

/**
 * Makes the code of a room in the place of the one before. Throws `rooms/not-found`, `rooms/archived`,
 * `request/rate-limited`, and `server/unavailable`.
 */
async function makeShortCodeIn(roomId: string, actorUid: string): Promise<string> {
  const code = drawShortCode(randomInt);
  const codeId = codeIdOf(code);
  await changeCode(roomId, async (transaction) => {
    const [found, room, spend] = await Promise.all([
      transaction.get(codesOf(roomId)),
      transaction.get(roomReference(roomId)),
      readBudget(transaction, { limit: codesPerPerson, subject: actorUid }),
    ]);
    requireTakingIn(room.data());
    spend();
    const createdAt = Date.now();
    for (const { ref } of found.docs) transaction.delete(ref);
    // Of more than 10¹¹ codes the same is drawn twice in no lifetime; then this fails, and is tried again.
    const sealed = sealText(code, sealFor(codeId));
    transaction.create(codeReference(codeId), { roomId, sealed, createdBy: actorUid, createdAt });
    writeAudit(transaction, auditId('short-code-made', codeId), {
      action: 'short-code-made',
      actorUid,
      roomId,
      after: { renewed: !found.empty },
      at: createdAt,
    });
  });
  return code;
}

export const findShortCodeCallable = roomCallable(findShortCode, 'member:add', async ({ input }) => ({
  code: await findShortCodeOf(input.roomId),
}));

/** The code of a room, or null. */
async function findShortCodeOf(roomId: string): Promise<string | null> {
  const [found] = (await codesOf(roomId).limit(1).get()).docs;
  return found ? openText(found.data().sealed, sealFor(found.id)) : null;
}

export const revokeShortCodeCallable = roomCallable(
  revokeShortCode,
  'member:add',
  async ({ caller, input }) => {
    await revokeShortCodeIn(input.roomId, caller.uid);
    return {};
  },
);

/** Takes the code of a room back; where there is none nothing happens. */
async function revokeShortCodeIn(roomId: string, actorUid: string): Promise<void> {
  await changeCode(roomId, async (transaction) => {
    const found = await transaction.get(codesOf(roomId));
    for (const { ref, id } of found.docs) {
      transaction.delete(ref);
      writeAudit(transaction, auditId('short-code-revoked', id), {
        action: 'short-code-revoked',
        actorUid,
        roomId,
        at: Date.now(),
      });
    }
  });
}

/** The room of a code, or null. */
export const findRoomOfCode = async (code: string): Promise<string | null> =>
  (await codeReference(codeIdOf(code)).get()).data()?.roomId ?? null;
