import 'server-only';
import { isProfileId, traitsOf } from '@/lib/access/profiles';
import { findWithoutPlace, type Connection } from '@/lib/call/places';
import type { EnforcePorts } from '@/lib/call/server/enforce/enforce';
import { parseIdentity } from '@/lib/livekit/identity';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';
import type { LivekitGateway } from '@/lib/livekit/server/livekit-gateway';
import { roomCapacity } from '@/lib/rooms/settings/room-capacity';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';

export type PlacesPorts = Pick<EnforcePorts, 'now'> & {
  media: Pick<LivekitGateway, 'listParticipants' | 'removeParticipant'>;
  /** Looks a participant up and corrects what is wrong. */
  enforce: (roomId: string, identity: string) => Promise<unknown>;
  noteRefusal: (refusal: { uid: string; roomId: string; code: AppErrorCode; now: number }) => Promise<void>;
};

/**
 * Puts out, after an arrival, the connections for which the call has no place. Tokens are given before anybody comes,
 * so a crowd may hold more of them than there are places. First all connections of a person who has too many are
 * looked up: those by old tokens go, and the page that came last stays.
 */
export async function keepPlaces(
  ports: PlacesPorts,
  { roomId, roomName, identity }: { roomId: string; roomName: string; identity: string },
): Promise<void> {
  const { media } = ports;
  const uid = parseIdentity(identity)?.uid;
  let there = await media.listParticipants(roomName);
  const own = there.filter(
    (other) => parseIdentity(other.identity)?.uid === uid && parsePhoneIdentity(other.identity) === null,
  );
  if (uid !== undefined && own.length > roomCapacity.perPerson) {
    for (const each of own) await ports.enforce(roomId, each.identity);
    there = await media.listParticipants(roomName);
  }
  for (const without of findWithoutPlace(there.flatMap(toConnection))) {
    const { code } = without;
    await ports.noteRefusal({ uid: without.uid, roomId, code, now: ports.now() });
    await media.removeParticipant(roomName, without.identity);
  }
}

/** Recorders, agents and phones take no place, and nobody is told that an observer is there. */
function toConnection({ identity, since, isActive, attributes }: MediaParticipant): Connection[] {
  const uid = parseIdentity(identity)?.uid;
  const profile = attributes['profile'];
  if (uid === undefined || !isActive || !isProfileId(profile)) return [];
  if (parsePhoneIdentity(identity) !== null) return [];
  const { isHost, hidden } = traitsOf(profile);
  return hidden ? [] : [{ identity, uid, since, isHost }];
}
