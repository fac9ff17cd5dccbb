import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import type { PersonKind } from '@/lib/auth/person-kind';
import { userReference } from '@/lib/auth/server/account-repository';
import { departureReference } from '@/lib/auth/server/departures';
import { chunk } from '@/lib/core/chunk';
import { chooseSeat, preferredSeat } from '@/lib/core/person-hue';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import type { LeftOut } from '@/lib/groups/contract';
import { needsAccount } from '@/lib/rooms/admission/needs-account';
import { takenFrom } from '@/lib/rooms/members/restrictions';
import { requireTakingIn } from '@/lib/rooms/admission/require-taking-in';
import { enqueueUnscheduled } from '@/lib/rooms/server/outbox/enqueue';
import {
  accessReference,
  banReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import { writeMember } from '@/lib/rooms/server/members/write-member';

type Comer = { uid: string; name: string; kind: PersonKind };

type Options = {
  roomId: string;
  people: readonly Comer[];
  profile: PersonProfileId;
  /** The group that they come with. */
  groupId: string;
  addedBy: string;
  callId: string;
};

/** Each person needs four documents; that stays well below the limit of one transaction. */
const step = 20;

/**
 * Makes several people members of a room, twenty in one transaction. Members keep their role. Banned people and
 * people who were deleted meanwhile stay out: it resolves to those. Throws `rooms/not-found`, and `rooms/archived`
 * for an archived room.
 */
export async function addPeopleToRoom({ people, ...options }: Options): Promise<LeftOut[]> {
  const leftOut: LeftOut[] = [];
  // The group may have new people since it was placed: nobody without an account may run the room.
  const comers = people.filter(({ kind }) => kind === 'account' || !needsAccount(options.profile));
  for (const some of chunk(comers, step)) leftOut.push(...(await addSome({ ...options, people: some })));
  return leftOut;
}

async function addSome(options: Options): Promise<LeftOut[]> {
  const { roomId, people, profile, groupId, addedBy, callId } = options;
  const taken = await listSeats(roomId);
  const now = Date.now();
  const { pending, leftOut } = await runTransaction(async (transaction) => {
    const [room, facts] = await Promise.all([
      transaction.get(roomReference(roomId)),
      Promise.all(
        people.map(async (person) => {
          const [member, entry, ban, user, departure] = await Promise.all([
            transaction.get(memberReference(roomId, person.uid)),
            transaction.get(accessReference(roomId, person.uid)),
            transaction.get(banReference(roomId, person.uid)),
            transaction.get(userReference(person.uid)),
            transaction.get(departureReference(person.uid)),
          ]);
          const isGone = !user.exists || departure.exists;
          const why: LeftOut['why'] | null = isGone ? 'leaving' : ban.exists ? 'banned' : null;
          const { picture } = user.data() ?? {};
          const known = { ...person, ...(picture !== undefined && { picture }) };
          return { person: known, isMember: member.exists, why, entry: entry.data() };
        }),
      ),
    ]);
    const data = room.data();
    requireTakingIn(data);
    const seats = [...taken];
    for (const { person, isMember, why, entry } of facts) {
      if (isMember || why !== null) continue;
      const epoch = (entry?.epoch ?? 0) + 1;
      const seat = chooseSeat(person.uid, seats);
      seats.push(seat);
      writeMember(transaction, {
        roomId,
        room: data,
        person,
        profile,
        seat,
        addedBy,
        epoch,
        now,
        callId,
        said: takenFrom(entry),
      });
      writeAudit(transaction, auditId('member-added', roomId, person.uid, epoch), {
        action: 'member-added',
        actorUid: addedBy,
        subjectUid: person.uid,
        roomId,
        after: { profile, group: groupId },
        at: now,
      });
    }
    // Existing members too, because a call that was cut off may not have mirrored them.
    const mirror = people.map(({ uid }) => ({ kind: 'person', uid }) as const);
    return {
      pending: enqueueUnscheduled(transaction, 'gives-place', { roomId, mirror }, now),
      leftOut: facts.flatMap(({ person: { uid, name }, isMember, why }) =>
        isMember || why === null ? [] : [{ uid, name, roomId, roomName: data.name, why }],
      ),
    };
  });
  await deliver([pending]);
  return leftOut;
}

async function listSeats(roomId: string): Promise<number[]> {
  const { docs } = await adminFirestore().collection(`rooms/${roomId}/members`).select('seat').get();
  return docs.map((member) => {
    const seat: unknown = member.get('seat');
    return typeof seat === 'number' ? seat : preferredSeat(member.id);
  });
}
