import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import type { Access } from '@/lib/access/resolve-access';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import type { PersonKind } from '@/lib/auth/person-kind';
import { preferredSeat } from '@/lib/core/person-hue';
import { toIdentity } from '@/lib/livekit/identity';
import { nothingYet, type PermissionGrant } from '@/lib/livekit/permission-grant';
import { tokenLifetime } from '@/lib/livekit/token-lifetime';

type Comer = {
  /** The room's name on the media server. */
  mediaRoom: string;
  uid: string;
  joinId: string;
  name: string;
  profile: PersonProfileId;
  kind: PersonKind;
  /** Their place among the room's colours, if they were given one. */
  seat?: number;
  /** Which picture they have. */
  picture?: string;
  access: Access;
  /** The room has strict entry. */
  isStrict: boolean;
};

export type JoinClaims = {
  readonly roomName: string;
  readonly identity: string;
  /** What everyone in the call may read about this participant. */
  readonly attributes: Record<'name' | 'profile' | 'kind' | 'seat' | 'may', string> & { picture?: string };
  /** What the token carries. */
  readonly grant: PermissionGrant;
  /** What they may do once they have been looked up: the same, but with strict entry. */
  readonly lookedUp: Grant;
  /** Seconds for which it opens the door. */
  readonly lifetime: number;
};

/**
 * All that a token says about who joins: what the token route signs, and what the simulator shows without signing
 * anything.
 */
export function toJoinClaims(comer: Comer): JoinClaims {
  const { mediaRoom, uid, joinId, name, profile, kind, picture, access, isStrict } = comer;
  const { seat = preferredSeat(uid) } = comer;
  const lookedUp = toGrant(access, traitsOf(profile));
  return {
    roomName: mediaRoom,
    identity: toIdentity(uid, joinId),
    attributes: {
      ...{ name, profile, kind, seat: String(seat), may: toDataCapabilities(access) },
      ...(picture !== undefined && { picture }),
    },
    grant: isStrict ? nothingYet : lookedUp,
    lookedUp,
    lifetime: tokenLifetime,
  };
}
