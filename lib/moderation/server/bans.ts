import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import type { PersonKind } from '@/lib/auth/person-kind';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { banPerson, liftBan, listBans } from '@/lib/moderation/contract';
import { banSchema, type Ban } from '@/lib/moderation/schema';
import { untilEverywhere } from '@/lib/rooms/server/outbox/change-in-room';
import { permitAgain } from '@/lib/rooms/server/access/permit-again';
import { removeMemberFrom } from '@/lib/rooms/server/members/remove-member';
import { lobbyPassReference, removalReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const bansOf = (roomId: string): CollectionReference<Ban> =>
  adminFirestore().collection(`rooms/${roomId}/bans`).withConverter(documentConverter(banSchema));

export const banPersonCallable = roomCallable(banPerson, 'member:moderate', async ({ caller, input }) => {
  await banFrom({ ...input, actorUid: caller.uid });
  return {};
});

type Options = {
  roomId: string;
  uid: string;
  actorUid: string;
  /** In the words of the host who bans. */
  reason?: string;
};

/**
 * Bans a person from a room, in the transaction that removes them: from its commit on no token, no invite and no
 * callable lets them in, and a guest's device is banned too. For a person who was removed before, or was only in the
 * lobby, it just adds the ban. Their lobby pass goes for good, even if the ban is lifted.
 *
 * Throws as `removeMemberFrom`, and `rooms/not-a-member` for a person who has never been in the room or its lobby.
 */
export async function banFrom({ roomId, uid, actorUid, reason }: Options): Promise<void> {
  await removeMemberFrom({
    roomId,
    uid,
    actorUid,
    ban: async (transaction) => {
      const [known, before, pass] = await Promise.all([
        transaction.get(userReference(uid)),
        transaction.get(bansOf(roomId).doc(uid)),
        transaction.get(lobbyPassReference(roomId, uid)),
      ]);
      const { kind = 'account', device } = known.data() ?? {};
      return (at, wasIn) => {
        if (!wasIn && !pass.exists && !before.exists) throw new AppError('rooms/not-a-member');
        if (pass.exists) transaction.delete(pass.ref);
        // A removal that could still be undone becomes final.
        transaction.delete(removalReference(roomId, uid));
        if (before.exists) return;
        const note = { uid, kind, byUid: actorUid, at, ...(device !== undefined && { device }) };
        transaction.set(before.ref, note);
        writeAudit(transaction, auditId('person-banned', roomId, uid, at), {
          action: 'person-banned',
          actorUid,
          subjectUid: uid,
          roomId,
          after: { kind, byDevice: device !== undefined },
          ...(reason !== undefined && { reason }),
          at,
        });
      };
    },
  });
  // The hosts' lobby list loses the person; their page sees that and asks the server again.
  await untilEverywhere(roomId, async () => {
    await patchDatabase({ [`lobby/${roomId}/${uid}`]: null }, { as: '_outbox' });
  });
}

export const liftBanCallable = roomCallable(liftBan, 'member:moderate', async ({ caller, input }) => {
  await liftBanFrom(input.roomId, input.uid, caller.uid);
  return {};
});

/**
 * Ends a ban. The person stays out until a host invites them again. A missing ban is no failure. Throws as
 * `permitAgain`.
 */
export async function liftBanFrom(roomId: string, uid: string, actorUid: string): Promise<void> {
  await runTransaction(async (transaction) => {
    const [ban] = await Promise.all([
      transaction.get(bansOf(roomId).doc(uid)),
      permitAgain(transaction, { roomId, uid: actorUid, capability: 'member:moderate' }),
    ]);
    if (!ban.exists) return;
    transaction.delete(ban.ref);
    writeAudit(transaction, auditId('ban-lifted', roomId, uid, versionOf(ban)), {
      action: 'ban-lifted',
      actorUid,
      subjectUid: uid,
      roomId,
      at: Date.now(),
    });
  });
}

export const listBansCallable = roomCallable(listBans, 'member:moderate', async ({ input }) => ({
  bans: await listBansOf(input.roomId),
}));

type ListedBan = { uid: string; name: string | null; kind: PersonKind; at: number };

/** The people who are banned from a room, the latest first, with the names of those who still have an account. */
async function listBansOf(roomId: string): Promise<ListedBan[]> {
  const { docs } = await bansOf(roomId).orderBy('at', 'desc').get();
  const people = await Promise.all(docs.map(({ id }) => userReference(id).get()));
  return docs.map((document, index) => {
    const { kind, at } = document.data();
    return { uid: document.id, name: people[index]?.data()?.name ?? null, kind, at };
  });
}
