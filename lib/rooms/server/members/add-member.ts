import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId } from '@/lib/audit/server/audit-log';
import { findUserByEmail } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { notifyLater } from '@/lib/notifications/server/notify';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { addMember } from '@/lib/rooms/contract';
import type { Notice } from '@/lib/rooms/outbox/outbox-entry';
import { requireGift } from '@/lib/rooms/members/gift';
import { takenFrom } from '@/lib/rooms/members/restrictions';
import { requireTakingIn } from '@/lib/rooms/admission/require-taking-in';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { findSeat } from '@/lib/rooms/server/members/find-seat';
import { additionsPerPerson } from '@/lib/rooms/server/documents/room-limits';
import { accessReference, banReference, memberReference } from '@/lib/rooms/server/documents/room-references';
import { limitUnknownAddresses } from '@/lib/rooms/server/members/limit-unknown-addresses';
import { writeMember } from '@/lib/rooms/server/members/write-member';

export const addMemberCallable = bindCallable(addMember, {
  permit: async ({ caller, input: { roomId, profile }, upkeep }) => {
    const permission = await permitInRoom({ caller, upkeep }, roomId, 'member:add');
    // Before the address is looked up, so that a refusal reveals nothing about accounts.
    requireGift(await readOrganization(), { profile, giver: permission.evidence.ownProfile }, 'member:add');
    return permission;
  },
  run: async ({ caller, input, callId }) => {
    const added = await limitUnknownAddresses(caller.uid, () =>
      addMemberTo({ ...input, addedBy: caller.uid, callId }),
    );
    const { roomId } = input;
    notifyLater({ id: `added-${callId}`, kind: 'added', roomId, by: caller, to: { uids: [added.uid] } });
    return added;
  },
});

type Options = { roomId: string; email: string; profile: PersonProfileId; addedBy: string; callId: string };

/**
 * Makes an account a member of a room. Throws `rooms/no-such-account` (also for one that is going or disabled),
 * `rooms/already-member`, `rooms/person-banned`, `rooms/archived`, `request/rate-limited` when the caller has added
 * enough people for now, `access/denied` for a role above theirs, and as `commandInRoom`.
 */
export async function addMemberTo(options: Options): Promise<{ uid: string; name: string }> {
  const { roomId, email, profile, addedBy, callId } = options;
  const user = await findUserByEmail(email);
  if (!user) throw new AppError('rooms/no-such-account');
  const { uid, name, kind, picture } = user;
  const seat = await findSeat(roomId, uid);
  const command = {
    roomId,
    by: addedBy,
    capability: 'member:add',
    also: {
      member: memberReference(roomId, uid),
      entry: accessReference(roomId, uid),
      ban: banReference(roomId, uid),
      gate: gateReference(uid),
    },
  } as const;
  await commandInRoom(command, async ({ tx, now, room, standing, organization, also }) => {
    const { member, entry, ban, gate } = also;
    requireGift(organization, { profile, giver: standing.ownProfile, kind }, 'member:add');
    const outbox = { mirror: [{ kind: 'person', uid }] } as const satisfies Notice;
    if (member.exists) {
      if (member.data()?.addedByCall !== callId) throw new AppError('rooms/already-member');
      return { outbox };
    }
    const spend = await readBudget(tx, { limit: additionsPerPerson, subject: addedBy });
    requireTakingIn(room);
    // Shut since they were found: nobody who is going gets another place.
    if (gate.data()?.disabled) throw new AppError('rooms/no-such-account');
    if (ban.exists) throw new AppError('rooms/person-banned');
    spend();
    const epoch = (entry.data()?.epoch ?? 0) + 1;
    const person = { uid, name, kind, ...(picture !== undefined && { picture }) };
    const said = takenFrom(entry.data());
    writeMember(tx, { roomId, room, person, profile, seat, addedBy, epoch, now, callId, said });
    const id = auditId('member-added', roomId, uid, epoch);
    return { audit: { id, action: 'member-added', subjectUid: uid, after: { profile } }, outbox };
  });
  return { uid, name };
}
