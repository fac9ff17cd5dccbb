import 'server-only';
import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { listInvites, revokeInvite } from '@/lib/invites/contract';
import { inviteState } from '@/lib/invites/invite-state';
import type { Invite } from '@/lib/invites/schema';
import { openCode } from '@/lib/invites/server/invite-code';
import { inviteCollection, inviteReference, usesCollection } from '@/lib/invites/server/invite-references';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { roomCallable } from '@/lib/rooms/server/room-callable';

type ListedInvite = CallableOutput<typeof listInvites>['invites'][number];

/**
 * All open invites are listed, because every one can be taken back. Beyond this number they follow as others are
 * shut.
 */
const mostOpen = 500;
/** How many closed invites a page shows, the newest first. */
const mostOver = 50;
const mostUses = 200;

export const listInvitesCallable = roomCallable(listInvites, 'member:add', async ({ input, evidence }) => ({
  invites: await listInvitesOf(input.roomId, evidence.profile),
}));

/**
 * The invites of a room: the open ones, then others, each newest first. An invite to a higher profile than the
 * reader's comes without its code, because the reader could raise themselves by it.
 */
async function listInvitesOf(roomId: string, reader: PersonProfileId): Promise<ListedInvite[]> {
  const now = Date.now();
  const ofRoom = inviteCollection().where('roomId', '==', roomId);
  const running = await ofRoom
    .where('revokedAt', '==', null)
    .where('expiresAt', '>', Timestamp.fromMillis(now))
    .orderBy('expiresAt', 'desc')
    .limit(mostOpen)
    .get();
  const newest = await ofRoom
    .orderBy('createdAt', 'desc')
    .limit(running.size + mostOver)
    .get();
  const isOpen = (document: QueryDocumentSnapshot<Invite>) => inviteState(document.data(), now) === 'open';
  const open = running.docs
    .filter(isOpen)
    .sort((one, other) => other.data().createdAt - one.data().createdAt);
  const over = newest.docs.filter((document) => !isOpen(document)).slice(0, mostOver);
  return Promise.all([...open, ...over].map((document) => toListed(document.id, document.data(), reader)));
}

async function toListed(inviteId: string, invite: Invite, reader: PersonProfileId): Promise<ListedInvite> {
  const { profile, limit, note, email, createdAt, expiresAt, revokedAt, sealed } = invite;
  const { docs } = await usesCollection(inviteId).orderBy('at', 'desc').limit(mostUses).get();
  const code = isAtMost(profile, reader) ? openCode(sealed, inviteId) : null;
  const cameBy = docs.map((document) => document.data());
  const uses = invite.uses ?? (await countUses(inviteId, cameBy.length));
  return { inviteId, code, profile, limit, note, email, createdAt, expiresAt, revokedAt, uses, cameBy };
}

/** An invite without a limit has no counter, so its uses are counted when there are more than are listed. */
async function countUses(inviteId: string, listed: number): Promise<number> {
  if (listed < mostUses) return listed;
  return (await usesCollection(inviteId).count().get()).data().count;
}

export const revokeInviteCallable = roomCallable(
  revokeInvite,
  'member:add',
  async ({ caller, input, evidence }) => {
    await setRevoked({ ...input, revoker: evidence.profile, actorUid: caller.uid });
    return {};
  },
);

type Revocation = {
  roomId: string;
  inviteId: string;
  isRevoked: boolean;
  revoker: PersonProfileId;
  actorUid: string;
};

/**
 * Shuts an invite or opens it again, and keeps the time at which it was first shut. Throws `invites/not-valid` when
 * the room has no such invite, and `access/denied` for one to a higher profile than the revoker's.
 */
function setRevoked(revocation: Revocation): Promise<void> {
  const { roomId, inviteId, isRevoked, revoker, actorUid } = revocation;
  const at = Date.now();
  return runTransaction(async (transaction) => {
    const found = await transaction.get(inviteReference(inviteId));
    const invite = found.data();
    if (invite?.roomId !== roomId) throw new AppError('invites/not-valid');
    if (!isAtMost(invite.profile, revoker)) {
      throw new AppError('access/denied', { details: { capability: 'member:add' } });
    }
    if ((invite.revokedAt !== null) === isRevoked) return;
    transaction.update(inviteReference(inviteId), { revokedAt: isRevoked ? at : null });
    const action = isRevoked ? 'invite-revoked' : 'invite-reopened';
    writeAudit(transaction, auditId(action, inviteId, versionOf(found)), {
      action,
      actorUid,
      roomId,
      after: { profile: invite.profile, isPersonal: invite.email !== null },
      at,
    });
  });
}
