import 'server-only';
import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { traitsOf } from '@/lib/access/profiles';
import { toGrant, toPhoneGrant } from '@/lib/access/to-grant';
import type { Gate } from '@/lib/auth/schema';
import type { Place } from '@/lib/call/server/enforce/participant-place';
import { findServiceEntitlement } from '@/lib/call/server/enforce/judge-service';
import { AppError } from '@/lib/errors/app-error';
import { parseIdentity } from '@/lib/livekit/identity';
import {
  findRepeatedSources,
  isLabelledRight,
  isSamePermission,
  type MediaParticipant,
  type MediaSource,
} from '@/lib/livekit/media-participant';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import type { MediaAttributes } from '@/lib/livekit/server/livekit-gateway';
import { arrivalGrant, type PermissionGrant } from '@/lib/livekit/permission-grant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { isAdmitted, isShutOutByLock, presentSince, wasInsideAtEnd } from '@/lib/rooms/session/presence';
import type { Admitted } from '@/lib/rooms/schema';
import { isBehind } from '@/lib/rooms/server/outbox/close-joins-behind';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import { phoneAttributes } from '@/lib/rooms/phone-attributes';

export type Verdict =
  | { kind: 'right' }
  | { kind: 'remove'; why: string }
  /** The call is over for everyone and they are still in it: closing it shows them that. */
  | { kind: 'close' }
  /** They send more than one track of a source: its tracks end, and the permission comes back. */
  | ({ kind: 'end-extra'; sources: readonly MediaSource[] } & Entitlement)
  /** What the media server must have about them, as a whole. */
  | ({ kind: 'update'; isArrival: boolean } & Entitlement);

/** What a participant may do, and what others may read about them. */
export type Entitlement = { grant: PermissionGrant; attributes: MediaAttributes };

type Circumstances = { roomId: string; now: number };

/** A participant's entitlement, or why they have none. It needs an open join of a person who is still allowed. */
export function findEntitlement(
  identity: string,
  place: Place,
  { roomId, now }: Circumstances,
): Entitlement | string {
  if (parseServiceIdentity(identity) !== null) return findServiceEntitlement(place, { roomId, now });
  const { row, head, gate } = place;
  const phone = parsePhoneIdentity(identity);
  if (!phone && parseIdentity(identity)?.suffix !== null) return 'no-identity-of-ours';
  if (!isAdmitted(row, roomId, head, now)) return 'not-admitted';
  if (phone && row.phone !== phone.phoneId) return 'phone-unknown';
  if (phone && presentSince(row) === null) return phoneAlone;
  if (!gate || isShutOut(row, gate)) return 'signed-out';
  const standing = readStandingOrWhy(place, now);
  if (typeof standing === 'string') return standing;
  const { profile, access } = standing;
  if (phone) return { grant: toPhoneGrant(access, traitsOf(profile)), attributes: phoneAttributes };
  return {
    grant: toGrant(access, traitsOf(profile)),
    attributes: { profile, may: toDataCapabilities(access) },
  };
}

/** The person whose camera for paper it is has left: no intruder, and nothing to audit. */
export const phoneAlone = 'phone-alone';

/** Why a participant is removed whose tracks are not what their labels say. */
export const wrongLabel = 'wrong-label';

/**
 * Whether a participant is right: with a place, exactly the resolver's permissions, and tracks that are what
 * their labels say, one of each source.
 */
export function judgeParticipant(
  seen: MediaParticipant,
  place: Place,
  { roomId, now }: Circumstances,
): Verdict {
  if (wasInsideAtEnd(place.row, roomId, place.head, seen.since)) return { kind: 'close' };
  const entitlement = findEntitlement(seen.identity, place, { roomId, now });
  if (typeof entitlement === 'string') return { kind: 'remove', why: entitlement };
  if (place.row && isShutOutByLock(place.row, place.head, seen.since)) {
    return { kind: 'remove', why: 'rooms/locked' };
  }
  if (!seen.tracks.every(isLabelledRight)) return { kind: 'remove', why: wrongLabel };
  const sources = findRepeatedSources(seen.tracks);
  if (sources.length > 0) return { kind: 'end-extra', sources, ...entitlement };

  const { grant } = entitlement;
  if (hasRights(seen, entitlement) && hasAttributes(seen, entitlement)) return { kind: 'right' };
  // Every service arrives like this, and with strict entry everybody: this is how they are let in.
  const isArrival = isSamePermission(seen.permission, toMediaPermission(arrivalGrant(grant)));
  return { kind: 'update', ...entitlement, isArrival };
}

/** Whether the media server allows a participant exactly what they are entitled to. */
export const hasRights = (
  { permission }: Pick<MediaParticipant, 'permission'>,
  { grant }: Pick<Entitlement, 'grant'>,
): boolean => isSamePermission(permission, toMediaPermission(grant));

/** Whether others read the truth about a participant; one who may send nothing may lack `may`. */
export const hasAttributes = (
  { attributes: seen }: Pick<MediaParticipant, 'attributes'>,
  { attributes }: Pick<Entitlement, 'attributes'>,
): boolean => seen['profile'] === attributes.profile && (seen['may'] ?? '') === attributes.may;

/** A row of an earlier release does not say by which sign-in it came; such a one ends when its gate moves. */
export const isShutOut = (row: Admitted, gate: Gate): boolean =>
  gate.disabled || (row.authTime !== undefined && isBehind(row, gate));

/** A person's standing in the room, or the code of what keeps them out; `session` as in `readStanding`. */
export function readStandingOrWhy(place: Place, now: number, session?: null) {
  try {
    return readStanding(place, now, session);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
