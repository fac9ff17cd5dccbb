import 'server-only';
import { decideJoin, type JoinDecision } from '@/lib/call/server/token/decide-join';
import { mirrorJoin } from '@/lib/call/server/token/mirror-join';
import type { TokenPorts } from '@/lib/call/server/token/token-ports';
import type { TokenAnswer } from '@/lib/call/token-contract';
import { isAppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { preferredSeat } from '@/lib/core/person-hue';
import { toRoomName } from '@/lib/livekit/room-name';
import { mintToken } from '@/lib/livekit/server/mint-token';
import { isStranger } from '@/lib/rooms/admission/stranger';
import { toJoinClaims } from '@/lib/rooms/admission/join-claims';
import { roomCapacity } from '@/lib/rooms/settings/room-capacity';

export type TokenRequest = {
  authorization: string | null;
  roomId: string;
  /** The join that the page holds already. */
  joinId: string | null;
  /** The page is in the call and only asks what its person may do now. */
  isRefresh: boolean;
};

/**
 * Lets somebody into a call. Three groups of round trips follow each other: what is asked (account, documents,
 * who is inside, what was left behind), what is decided (the commit, beside it the media server's room), and
 * the row's replica, by which the databases know the join. Only then a token exists. A join that brings newer answers
 * to a call first schedules a reconcile of the room. A refresh of a join writes nothing, because a change for all
 * inside makes all their pages refresh.
 *
 * Throws what `verifyToken`, `requireLiveAccount` and `decideJoin` throw, and `call/media-server-unreachable`.
 */
export async function issueToken(ports: TokenPorts, request: TokenRequest): Promise<TokenAnswer> {
  const { decision, pending } = await admit(ports, request);
  await mirrorJoin(ports, decision, pending);
  return toAnswer(ports, decision, (roomPrefix) => toRoomName(roomPrefix, request.roomId, decision.moves));
}

async function admit(ports: TokenPorts, { authorization, roomId, joinId, isRefresh }: TokenRequest) {
  const token = await ports.verifyToken(authorization);
  const { uid, authTime, card } = token;
  const askedAt = ports.now();
  const asked = Promise.all([ports.requireLiveAccount(token), ports.listInside(roomId)]);
  const delivered = ports.deliverPending(roomId);
  // The transaction may fail first: then nobody else waits for these answers.
  for (const answer of [asked, delivered]) answer.catch(() => undefined);

  let decision: JoinDecision | undefined;
  let mediaRoom: Promise<void> | undefined;
  /** Of a room that is there: asking for others leaves nothing behind. */
  let refusal: AppErrorCode | undefined;
  let isRefusedAsStranger = false;
  const transacted = ports.transact({ uid, roomId, joinId }, async (snapshot) => {
    refusal = undefined;
    try {
      const [, inside] = await asked;
      isRefusedAsStranger = isStranger(snapshot);
      if (!isRefusedAsStranger) await delivered;
      const { now, createJoinId, createSessionId } = ports;
      const ids = { createJoinId, createSessionId };
      const facts = { uid, authTime, card, roomId, isRefresh, inside };
      decision = decideJoin(snapshot, { ...facts, now: now(), ...ids });
    } catch (thrown) {
      if (snapshot.room && isAppError(thrown)) refusal = thrown.code;
      throw thrown;
    }
    mediaRoom ??= openMediaRoom(ports, roomId, decision.moves);
    return decision;
  });
  const { pending } = await transacted.catch(async (thrown: unknown) => {
    // A question that comes when its call has just ended keeps nobody out.
    const isLate = isRefresh && refusal === 'rooms/ended';
    if (refusal && !isLate) {
      const note = { uid, roomId, code: refusal, now: ports.now() };
      // The answer to a stranger takes no longer for a room that exists.
      if (isRefusedAsStranger) ports.later(() => ports.noteRefusal(note));
      else await ports.noteRefusal(note);
    }
    throw thrown;
  });
  await mediaRoom;
  // A webhook that comes before the commit finds no session: the room counts as stray, and is closed seconds later.
  if (decision && ports.now() - askedAt > commitIsLate) await openMediaRoom(ports, roomId, decision.moves);
  if (!decision) throw new Error('The transaction ended without a decision.');
  return { decision, pending };
}

/** Shorter than a room without a session is left alone (ms). */
const commitIsLate = 3000;

function openMediaRoom({ createRoom, livekit }: TokenPorts, roomId: string, moves: number): Promise<void> {
  const name = toRoomName(livekit().roomPrefix, roomId, moves);
  const made = createRoom({ name, maxParticipants: roomCapacity.mediaServer });
  // Awaited after the commit; a failure before that must not end the process.
  made.catch(() => undefined);
  return made;
}

/** What the page gets: a token for the media server's room that `nameRoom` makes of this deployment's prefix. */
export async function toAnswer(
  ports: Pick<TokenPorts, 'livekit' | 'now'>,
  decision: JoinDecision,
  nameRoom: (roomPrefix: string) => string,
): Promise<TokenAnswer> {
  const { row, profile, access, epochs, roomName, preset, sessionId, isStrict } = decision;
  const { url, apiKey, apiSecret, roomPrefix } = ports.livekit();
  const { joinId, kind, seat = preferredSeat(row.uid) } = row;
  const mediaRoom = nameRoom(roomPrefix);
  const { lookedUp, ...claims } = toJoinClaims({ ...row, seat, mediaRoom, profile, access, isStrict });
  const token = await mintToken({ apiKey, apiSecret, ...claims });
  const expiresAt = ports.now() + claims.lifetime * 1000;
  return {
    token,
    url,
    identity: claims.identity,
    joinId,
    roomName,
    preset,
    sessionId,
    profile,
    kind,
    seat,
    ...(row.picture !== undefined && { picture: row.picture }),
    grant: lookedUp,
    access,
    epochs,
    isStrict,
    expiresAt,
  };
}
