import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { createInvite } from '@/lib/invites/contract';
import type { Invite } from '@/lib/invites/schema';
import { inviteIdOf, newCode, openCode, sealCode } from '@/lib/invites/server/invite-code';
import { invitesPerPerson } from '@/lib/invites/server/invite-limits';
import { inviteCollection, inviteReference } from '@/lib/invites/server/invite-references';
import { permitToAdd } from '@/lib/invites/server/permit-to-add';
import { requireTakingIn } from '@/lib/rooms/admission/require-taking-in';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

type Options = {
  roomId: string;
  profile: PersonProfileId;
  limit: number | null;
  days: number;
  note: string;
  email: string | null;
  createdBy: string;
  callId: string;
};

const day = 24 * 60 * 60_000;

export const createInviteCallable = bindCallable(createInvite, {
  permit: (call) => permitToAdd(call, call.input),
  run: ({ caller, input, callId }) =>
    createInviteIn({ ...input, email: null, createdBy: caller.uid, callId }),
  reveal: async ({ inviteId }) => ({ inviteId, code: await revealCode(inviteId) }),
});

/**
 * Makes an invite and answers with its id. A repetition after a cut-off finds its own invite. Throws
 * `rooms/not-found`, `rooms/archived`, and `request/rate-limited` when its maker has made enough for now.
 */
export async function createInviteIn(options: Options): Promise<{ inviteId: string }> {
  const { roomId, profile, limit, days, note, email, createdBy, callId } = options;
  const own = inviteCollection().where('createdByCall', '==', callId).limit(1);
  return runTransaction(async (transaction) => {
    const [found, room, spend] = await Promise.all([
      transaction.get(own),
      transaction.get(roomReference(roomId)),
      readBudget(transaction, { limit: invitesPerPerson, subject: createdBy }),
    ]);
    const [made] = found.docs;
    if (made) return { inviteId: made.id };
    requireTakingIn(room.data());
    spend();
    const code = newCode();
    const inviteId = inviteIdOf(code);
    const now = Date.now();
    const invite: Invite = {
      roomId,
      profile,
      limit,
      ...(limit !== null && { uses: 0 }),
      expiresAt: now + days * day,
      note,
      createdBy,
      createdByCall: callId,
      createdAt: now,
      revokedAt: null,
      sealed: sealCode(code, inviteId),
      email,
    };
    transaction.create(inviteReference(inviteId), invite);
    writeAudit(transaction, auditId('invite-made', inviteId), {
      action: 'invite-made',
      actorUid: createdBy,
      roomId,
      after: { profile, limit, days, isPersonal: email !== null },
      at: now,
    });
    return { inviteId };
  });
}

/** The code of an invite, for its maker. Throws `invites/not-valid` when the invite was deleted. */
export async function revealCode(inviteId: string): Promise<string> {
  const invite = (await inviteReference(inviteId).get()).data();
  if (!invite) throw new AppError('invites/not-valid');
  return openCode(invite.sealed, inviteId);
}
