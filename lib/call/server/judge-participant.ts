import 'server-only';
import { toCarried } from '@/lib/access/carried';
import { natureOf } from '@/lib/access/profiles';
import { toGrant } from '@/lib/access/to-grant';
import type { Gate } from '@/lib/auth/schema';
import { judgeService } from '@/lib/call/server/judge-service';
import { AppError } from '@/lib/core/app-error';
import { parseIdentity } from '@/lib/livekit/identity';
import { isLabelledRight, isSamePermission, type MediaParticipant } from '@/lib/livekit/media-participant';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import type { MediaAttributes } from '@/lib/livekit/server/livekit-gateway';
import { nothingYet, type PermissionGrant } from '@/lib/livekit/permission-grant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import type { Organization } from '@/lib/organization/organization';
import { isAdmitted, wasInsideAtEnd } from '@/lib/rooms/presence';
import type { AccessEntry, Admitted, MatrixHead, Room } from '@/lib/rooms/schema';
import { isBehind } from '@/lib/rooms/server/close-joins-behind';
import { readStanding } from '@/lib/rooms/server/read-standing';
import type { Service } from '@/lib/services/schema';

/** Everything that decides about somebody who is on the media server. */
export type Place = {
  organization: Organization;
  room: Room | null;
  entry: AccessEntry | null;
  head: MatrixHead | null;
  gate: Gate | null;
  isBanned: boolean;
  /** The join that the identity names. */
  row: Admitted | null;
  /** The recorder or the agent that the identity names, if it names one that there is. */
  service?: Service | null;
};

export type Verdict =
  | { kind: 'right' }
  | { kind: 'remove'; why: string }
  /** The call is over for everyone, and they are still in it: it closes, which tells them so. */
  | { kind: 'close' }
  /** What the media server has to be told about them, wholly. */
  | { kind: 'update'; attributes: MediaAttributes; grant: PermissionGrant; isArrival: boolean };

/**
 * Whether somebody is on the media server rightly, and as what they are: an open join of a person who is still
 * allowed, exactly the permission that the resolver gives, and tracks that are what their labels say.
 */
export function judgeParticipant(
  seen: MediaParticipant,
  place: Place,
  { roomId, now }: { roomId: string; now: number },
): Verdict {
  if (parseServiceIdentity(seen.identity) !== null) return judgeService(seen, place, { roomId, now });
  const { row, head, gate } = place;
  if (parseIdentity(seen.identity)?.suffix !== null) return remove('no-identity-of-ours');
  if (wasInsideAtEnd(row, roomId, head, seen.since)) return { kind: 'close' };
  if (!isAdmitted(row, roomId, head, now)) return remove('not-admitted');
  if (!gate || isShutOut(row, gate)) return remove('signed-out');
  const standing = readStandingOrWhy(place, now);
  if (typeof standing === 'string') return remove(standing);
  if (!seen.tracks.every(isLabelledRight)) return remove('wrong-label');

  const { profile, access } = standing;
  const grant = toGrant(access, natureOf(profile));
  const attributes = { profile, may: toCarried(access) };
  const isRight =
    isSamePermission(seen.permission, toMediaPermission(grant)) &&
    seen.attributes['profile'] === attributes.profile &&
    (seen.attributes['may'] ?? '') === attributes.may;
  // With strict entry everybody comes like this; it is how they are let in.
  const isArrival = isSamePermission(seen.permission, toMediaPermission(nothingYet));
  return isRight ? { kind: 'right' } : { kind: 'update', attributes, grant, isArrival };
}

const remove = (why: string): Verdict => ({ kind: 'remove', why });

/** A row of an earlier release does not say by which sign-in it came; such a one ends when its gate moves. */
export const isShutOut = (row: Admitted, gate: Gate): boolean =>
  gate.disabled || (row.authTime !== undefined && isBehind(row, gate));

/** Where somebody stands in the room, or the code of what keeps them out; `session` as in `readStanding`. */
export function readStandingOrWhy(place: Place, now: number, session?: null) {
  try {
    return readStanding(place, now, session);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
