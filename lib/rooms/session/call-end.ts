import { traitsOf } from '@/lib/access/profiles';
import type { Member, Room, Session } from '@/lib/rooms/schema';
import { isShutByEnd } from '@/lib/rooms/session/session';
import { nextStart } from '@/lib/rooms/settings/plan';

/** How a call ended for everyone: when (ms) and by which host, as far as that is known. */
export type CallEnd = { at: number | null; by: string | null };

/** The end that keeps a room shut until somebody begins its next session; null while it is open. */
export const findEnd = (latest: Session | null): CallEnd | null =>
  isShutByEnd(latest) ? (latest?.lastEnd ?? { at: latest?.endedAt ?? null, by: null }) : null;

/** What a person reads at a shut door. Names are null where nobody of the room has that part. */
export type ShutDoor = {
  endedAt: number | null;
  endedBy: string | null;
  /** Who opens the next session. */
  opener: string | null;
  /** When the room meets next (ms), if that is planned. */
  meetsAt: number | null;
};

type Surroundings = {
  room: Pick<Room, 'ownerUid' | 'plan'>;
  members: readonly Pick<Member, 'uid' | 'name' | 'profile'>[];
  now: number;
};

/** Names the people of a shut door. The host who ended the call opens the next one, else the owner, else a host. */
export function describeShutDoor(end: CallEnd, { room, members, now }: Surroundings): ShutDoor {
  const hosts = members
    .filter(({ profile }) => traitsOf(profile).isHost)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const ender = members.find(({ uid }) => uid === end.by);
  const opener =
    hosts.find(({ uid }) => uid === end.by) ?? hosts.find(({ uid }) => uid === room.ownerUid) ?? hosts[0];
  return {
    endedAt: end.at,
    endedBy: ender?.name ?? null,
    opener: opener?.name ?? null,
    meetsAt: room.plan ? nextStart(room.plan, now) : null,
  };
}
