import { traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import type { Access } from '@/lib/access/resolve-access';
import { AppError } from '@/lib/errors/app-error';
import { isPutBackIn } from '@/lib/rooms/admission/lobby-pass';
import { isStranger, requireRoomFor } from '@/lib/rooms/admission/stranger';
import { lobbyPolicyOf, mustWait } from '@/lib/rooms/admission/lobby-policy';
import type { AccessEntry, LobbyPass, Member, Room } from '@/lib/rooms/schema';

type Facts = {
  room: Room | null;
  member: Member | null;
  entry: AccessEntry | null;
  isBanned: boolean;
  pass: LobbyPass | null;
  /** The open session, or the one that would open again; null when the next comer opens a new one. */
  sessionId: string | null;
  /** What a member may do; called for members only. */
  accessOf: () => Access;
  /** Whether a person with a link has to wait, by their future profile; called for those people only. */
  comerWaits: (profile: PersonProfileId) => boolean;
  /** They are inside, or have been in this session: a person who drops out comes back. */
  wasInside: boolean;
  isHostInside: boolean;
  /** A host has ended the last session for everyone, and none has begun since; see `isShutByEnd`. */
  wasEnded: boolean;
  /** The hosts of the open session have left it, and the room has closed behind them. */
  isLeft: boolean;
};

export type Knock =
  | { outcome: 'open' }
  /** The door is open for them, and they become a member now. */
  | { outcome: 'enters' }
  | {
      outcome: 'waiting';
      room: Room;
      /** Whether they come in without a host's answer as soon as a host is there. */
      opensByItself: boolean;
      name: string;
      kind: string;
      /** The number of a member's colour; missing for people who have none yet. */
      seat?: number;
      byCode: boolean;
      /** The profile that an invite gives them; missing for members, and for people with a short code. */
      invitedAs?: PersonProfileId;
      /** Another person with the same link was banned or sent away in this session. */
      isWatched?: true;
    };

/**
 * The outcome of a knock. Throws `rooms/not-found`, `rooms/archived`, `rooms/banned`, `rooms/removed`,
 * `rooms/not-a-member`, and `rooms/declined` for a person who was sent away in this session.
 */
export function decideKnock(facts: Facts): Knock {
  const { room, member, entry, isBanned, pass, sessionId, wasInside, isHostInside, wasEnded, isLeft } = facts;
  requireRoomFor(room, { isStranger: isStranger(facts) && !pass });
  if (isBanned) throw new AppError('rooms/banned');
  if (entry && !('profile' in entry) && !entry.left) throw new AppError('rooms/removed');
  const isMember = entry !== null && 'profile' in entry && member !== null;
  if (!isMember && (!pass || pass.state === 'admitted')) throw new AppError('rooms/not-a-member');
  if (room.archivedAt !== undefined) throw new AppError('rooms/archived');
  const isDeclined = pass?.state === 'declined' && pass.sessionId === sessionId;
  const policy = lobbyPolicyOf(room);
  // A person whom a host has put back waits for a host's answer, even after leaving and coming by a link.
  const isPutBack = isPutBackIn(pass, sessionId);
  if (isMember) {
    const wasLetIn = wasInside || (pass?.state === 'admitted' && pass.sessionId === sessionId);
    const { isHost } = traitsOf(entry.profile);
    const { kind, name } = member;
    const access = facts.accessOf();
    const comer = { policy, kind, access, isHost, wasLetIn, isPutBack };
    const waitsForStart = wasEnded && !access['room:start'].allowed;
    if (!waitsForStart && !mustWait({ ...comer, isHostInside, isLeft })) return { outcome: 'open' };
    if (isDeclined) throw new AppError('rooms/declined');
    const opensByItself = !mustWait({ ...comer, isHostInside: true });
    const seated = member.seat !== undefined && { seat: member.seat };
    return { outcome: 'waiting', room, opensByItself, name, kind, ...seated, byCode: false };
  }
  // An answer from another session does not count in this one: they wait again.
  if (isDeclined) throw new AppError('rooms/declined');
  const isWatched = pass?.invited?.watchedIn !== undefined && pass.invited.watchedIn === sessionId;
  const waits = isPutBack || isWatched;
  if (pass?.invited && !waits && !facts.comerWaits(pass.invited.profile)) return { outcome: 'enters' };
  return {
    outcome: 'waiting',
    room,
    opensByItself: policy === 'before-host' && pass?.invited !== undefined && !waits,
    name: pass?.name ?? '',
    kind: pass?.kind ?? 'guest',
    byCode: pass?.invited === undefined,
    ...(pass?.invited && { invitedAs: pass.invited.profile }),
    ...(isWatched && { isWatched }),
  };
}
