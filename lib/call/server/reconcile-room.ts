import 'server-only';
import type { EnforceGateways } from '@/lib/call/server/enforce';
import {
  exceptionsOf,
  isAsExpected,
  listPresent,
  sessionOf,
  type RoomTwin,
} from '@/lib/call/server/room-twin';
import { parseIdentity } from '@/lib/livekit/identity';
import type { MediaEvent } from '@/lib/livekit/media-event';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { nextExceptionEnd } from '@/lib/rooms/lending';
import { nextTurn, quickStep, type ReconcileTurn } from '@/lib/rooms/reconcile-turn';
import type { Admitted, MatrixHead } from '@/lib/rooms/schema';

/** What comparing a room touches; a test replaces each. */
export type ReconcileGateways = Pick<EnforceGateways, 'mediaRoomName' | 'now'> & {
  readTurn: (roomId: string) => Promise<{ turn: ReconcileTurn; version: string }>;
  /** Writes a turn, unless somebody else has since it was read. */
  takeTurn: (roomId: string, turn: ReconcileTurn, version: string) => Promise<boolean>;
  drainRoom: (roomId: string) => Promise<void>;
  readTwin: (roomId: string) => Promise<RoomTwin>;
  readHead: (roomId: string) => Promise<MatrixHead | null>;
  readJoins: (identities: readonly string[]) => Promise<Admitted[]>;
  findRoomSid: (name: string) => Promise<string | null>;
  listParticipants: (name: string) => Promise<MediaParticipant[]>;
  /** Takes an event in as if the media server had reported it now. */
  handleEvent: (event: MediaEvent) => Promise<void>;
  enforce: (roomId: string, seen: MediaParticipant) => Promise<unknown>;
};

/**
 * Compares who is on the media server with what is known, when it is due: the webhook tells at once, but what cannot
 * be delivered tells nothing. Of several who ask one does it, the others hear when it is due again.
 *
 * What was left undone for the room is done first. Whoever came unheard of is taken in like an arrival (which puts
 * out who has no place), whoever is not as the Realtime Database says is looked up, and whoever left unheard of is
 * noted as gone. Returns when the room is due again (ms).
 */
export async function reconcileRoom(gateways: ReconcileGateways, roomId: string): Promise<number> {
  const { turn, version } = await gateways.readTurn(roomId);
  const now = gateways.now();
  if (turn.next > now) return turn.next;
  // While this one looks nobody else does; should it be cut off, the next one does soon.
  const taken = { ...turn, next: now + quickStep };
  if (!(await gateways.takeTurn(roomId, taken, version))) return taken.next;

  await gateways.drainRoom(roomId);
  // Who is noted as inside and then not found on the media server has left. The other way round somebody who has just
  // come would be taken for somebody who has gone.
  const twin = await gateways.readTwin(roomId);
  const name = gateways.mediaRoomName(roomId);
  const [roomSid, participants] = await Promise.all([
    gateways.findRoomSid(name),
    gateways.listParticipants(name),
  ]);
  await lookAt(gateways, { roomId, name, roomSid, twin, participants });
  await noteGone(gateways, { roomId, name, roomSid, twin, participants });
  return plan(gateways, roomId, twin, participants);
}

type Comparison = {
  roomId: string;
  name: string;
  roomSid: string | null;
  twin: RoomTwin;
  participants: readonly MediaParticipant[];
};

async function lookAt(
  gateways: ReconcileGateways,
  { roomId, name, roomSid, twin, participants }: Comparison,
): Promise<void> {
  const known = new Set(listPresent(twin));
  const now = gateways.now();
  for (const seen of participants) {
    const { identity, sid, since } = seen;
    if (seen.isActive && roomSid !== null && !known.has(identity)) {
      const place = { id: `seen_${sid}`, at: now, roomName: name, roomSid };
      await gateways.handleEvent({ ...place, kind: 'arrived', identity, participantSid: sid, since });
    } else if (!isAsExpected(seen, twin, now)) {
      await gateways.enforce(roomId, seen);
    }
  }
}

async function noteGone(
  gateways: ReconcileGateways,
  { roomId, name, roomSid, twin, participants }: Comparison,
): Promise<void> {
  const here = new Set(participants.map(({ identity }) => identity));
  const gone = listPresent(twin).filter((identity) => !here.has(identity));
  const at = gateways.now();
  const rows = gone.length > 0 ? await gateways.readJoins(gone) : [];
  for (const { uid, joinId, arrived } of rows) {
    if (!arrived) continue;
    const place = { id: `left_${arrived.sid}`, at, roomName: name, roomSid: roomSid ?? '' };
    const identity = `${uid}_${joinId}`;
    await gateways.handleEvent({
      ...place,
      kind: 'left',
      identity,
      participantSid: arrived.sid,
      since: arrived.since,
    });
  }
  if (participants.length > 0) return;
  // Nobody is there: if the media server's room is not either, the session is over.
  const latest = (await gateways.readHead(roomId))?.latest;
  if (latest?.status !== 'live') return;
  const closed = latest.sids.filter((sid) => sid !== roomSid && latest.finished[sid] === undefined);
  for (const sid of closed) {
    const id = `finished_${sid}`;
    await gateways.handleEvent({ id, at, roomName: name, roomSid: sid, kind: 'room-finished' });
  }
}

/** When the room is due again. What was found meanwhile may have made it sooner already. */
async function plan(
  gateways: ReconcileGateways,
  roomId: string,
  twin: RoomTwin,
  participants: readonly MediaParticipant[],
): Promise<number> {
  const { turn, version } = await gateways.readTurn(roomId);
  const uids = participants.flatMap(({ identity }) => parseIdentity(identity)?.uid ?? []);
  const now = gateways.now();
  const ends = nextExceptionEnd(
    uids.map((uid) => exceptionsOf(twin, uid)),
    { session: sessionOf(twin), now },
  );
  const next = nextTurn(turn.hotUntil, ends, now);
  await gateways.takeTurn(roomId, next, version);
  return next.next;
}
