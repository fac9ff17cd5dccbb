import 'server-only';
import { serverActor } from '@/lib/audit/schema';
import { whyNoRehearsal } from '@/lib/call/server/token/decide-rehearsal';
import type { EnforcePorts } from '@/lib/call/server/enforce/enforce';
import { parseIdentity } from '@/lib/livekit/identity';
import { toRehearsalName } from '@/lib/livekit/room-name';

type SupervisePorts = Pick<EnforcePorts, 'mediaRoomName' | 'readPlace' | 'writeDown' | 'now'> & {
  media: Pick<EnforcePorts['media'], 'findParticipant' | 'removeParticipant' | 'deleteRoom'>;
};

/**
 * Looks up a participant who has come into a rehearsal or publishes there, and removes one who may not be in
 * it. A kept token may say more than is true now. It audits first, and repeating is harmless.
 */
export async function superviseRehearsal(
  { media, mediaRoomName, readPlace, writeDown, now }: SupervisePorts,
  { roomId, uid }: { roomId: string; uid: string },
  identity: string,
): Promise<void> {
  const at = now();
  const name = toRehearsalName(mediaRoomName(roomId), uid);
  const [participant, place] = await Promise.all([
    media.findParticipant(name, identity),
    readPlace(roomId, identity),
  ]);
  // A person who left before the look-up has done nothing.
  const why = participant ? whyNoRehearsal(place, { roomId, uid, identity, now: at }) : null;
  if (!participant || why === null) return;
  // A room that was deleted takes its rehearsals along: nobody in them is an intruder.
  if (place.room === null) return media.deleteRoom(name);
  await writeDown(`removed_${participant.sid}_${why.replace('/', '-')}`, {
    action: 'intruder-removed',
    actorUid: serverActor,
    subjectUid: parseIdentity(identity)?.uid ?? null,
    roomId,
    before: { identity },
    after: { why },
    at,
  });
  await media.removeParticipant(name, identity);
}
