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
 * Looks up who has come into a rehearsal, or sends something there, and puts out whoever has no business in it: a token
 * that was kept may say more than is true now. It is written down first, and repeating it is harmless.
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
  // Who has left before they were looked up has done nothing.
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
