import type { LiveState } from '@/lib/access/layers';
import { traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import type { Access } from '@/lib/access/resolve-access';
import type { PersonKind } from '@/lib/auth/person-kind';
import { isLeftByHosts, isLockedByHost } from '@/lib/rooms/session/hostless';
import { lobbyPolicyOf, mustWait } from './lobby-policy';
import { roomCapacity } from '@/lib/rooms/settings/room-capacity';
import type { LobbyPass, Room } from '@/lib/rooms/schema';

/** Why somebody of a room does not come into its call now. */
export type AdmissionRefusal = `rooms/${'archived' | 'ended' | 'waiting' | 'declined' | 'locked' | 'full'}`;

type AdmissionFacts = {
  room: Pick<Room, 'preset' | 'lobby' | 'archivedAt'>;
  profile: PersonProfileId;
  kind: PersonKind;
  access: Pick<Access, 'lobby:admit' | 'room:start'>;
  /** What is set for the session that they would come into. */
  live: LiveState;
  /** A host has ended the last session for everyone, and none has begun since; see `isShutByEnd`. */
  wasEnded: boolean;
  isHostInside: boolean;
  /** They are inside, or come back. */
  isBack: boolean;
  /** What hosts have decided about them in the lobby of this session. */
  answered: LobbyPass['state'] | null;
  /** How many places others take, and further devices of theirs. */
  taken: number;
};

/** Whether somebody whom a room knows comes into its call now: null when they do. */
export function findAdmissionRefusal(facts: AdmissionFacts): AdmissionRefusal | null {
  const { room, profile, kind, access, live, wasEnded, isHostInside, isBack, answered, taken } = facts;
  const { isHost, hidden } = traitsOf(profile);
  if (room.archivedAt !== undefined) return 'rooms/archived';
  if (wasEnded && !access['room:start'].allowed) return 'rooms/ended';
  const wasLetIn = isBack || answered === 'admitted';
  // Put back outside by a host, or sent away.
  const isPutBack = answered === 'waiting' || answered === 'declined';
  const policy = lobbyPolicyOf(room);
  const isLeft = isLeftByHosts(live);
  if (mustWait({ policy, kind, access, isHost, isHostInside, isLeft, wasLetIn, isPutBack })) {
    return answered === 'declined' ? 'rooms/declined' : 'rooms/waiting';
  }
  // Whom a host has let in comes in, also while it is locked for all others.
  if (isLockedByHost(live) && !isHost && !wasLetIn) return 'rooms/locked';
  return !hidden && !isHost && taken >= roomCapacity.places ? 'rooms/full' : null;
}
