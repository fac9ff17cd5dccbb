import 'server-only';
import { decideRehearsal } from '@/lib/call/server/token/decide-rehearsal';
import type { JoinDecision } from '@/lib/call/server/token/decide-join';
import { toAnswer, type TokenRequest } from '@/lib/call/server/token/issue-token';
import type { TokenPorts } from '@/lib/call/server/token/token-ports';
import type { TokenAnswer } from '@/lib/call/token-contract';
import { isStranger } from '@/lib/rooms/admission/stranger';
import { toRehearsalName, toRoomName } from '@/lib/livekit/room-name';

/** One person, and a page of theirs or two that have not hung up yet. */
const maxParticipants = 3;

/**
 * Lets a host into a room of their own on the media server, in which nobody else can ever be: a token for it is made
 * for them alone. The room itself hears nothing of it, neither its session nor who is inside.
 *
 * Throws what `verifyToken`, `requireLiveAccount` and `decideRehearsal` throw, and `call/media-server-unreachable`.
 */
export async function issueRehearsal(
  ports: TokenPorts,
  { authorization, roomId, joinId }: TokenRequest,
): Promise<TokenAnswer> {
  const token = await ports.verifyToken(authorization);
  const { uid, authTime, card } = token;
  const asked = ports.requireLiveAccount(token);
  const delivered = ports.deliverPending(roomId);
  // The transaction may fail first: then nobody else waits for these answers.
  for (const answer of [asked, delivered]) answer.catch(() => undefined);

  let decision: JoinDecision | undefined;
  await ports.transact({ uid, roomId, joinId }, async (snapshot) => {
    await asked;
    if (!isStranger(snapshot)) await delivered;
    const { now, createJoinId } = ports;
    decision = decideRehearsal(snapshot, { uid, authTime, card, roomId, now: now(), createJoinId });
    return decision;
  });
  if (!decision) throw new Error('The transaction ended without a decision.');
  const nameRoom = (roomPrefix: string) => toRehearsalName(toRoomName(roomPrefix, roomId), uid);
  await ports.createRoom({ name: nameRoom(ports.livekit().roomPrefix), maxParticipants });
  return toAnswer(ports, decision, nameRoom);
}
