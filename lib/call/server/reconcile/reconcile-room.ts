import 'server-only';
import type { EnforcePorts, Enforced } from '@/lib/call/server/enforce/enforce';
import {
  exceptionsOf,
  isAsExpected,
  listNotedServices,
  listPresent,
  sessionOf,
  type RoomReplica,
} from '@/lib/call/server/reconcile/room-replica';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { parseIdentity, toIdentity } from '@/lib/livekit/identity';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';
import type { MediaEvent } from '@/lib/livekit/media-event';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { nextExceptionEnd } from '@/lib/rooms/session/lending';
import { nextTurn, quickStep, slowStep, type ReconcileTurn } from '@/lib/rooms/session/reconcile-turn';
import { movesOf } from '@/lib/rooms/session/session';
import type { Admitted, MatrixHead } from '@/lib/rooms/schema';

/** The dependencies of a reconcile; a test replaces each. */
export type ReconcilePorts = Pick<EnforcePorts, 'mediaRoomName' | 'now'> & {
  readTurn: (roomId: string) => Promise<{ turn: ReconcileTurn; version: string }>;
  /** Writes a turn, unless it has changed since it was read. */
  takeTurn: (roomId: string, turn: ReconcileTurn, version: string) => Promise<boolean>;
  /** Resolves with when the rest can be delivered (ms), or null. */
  deliverPending: (roomId: string) => Promise<number | null>;
  readReplica: (roomId: string) => Promise<RoomReplica>;
  readHead: (roomId: string) => Promise<MatrixHead | null>;
  /** The current version of the organisation's settings. */
  readOrganizationVersion: () => Promise<number>;
  /**
   * Makes a room's answers by that version and delivers them to both other services. Throws when one of them
   * fails.
   */
  bringUp: (roomId: string) => Promise<void>;
  readJoins: (identities: readonly string[]) => Promise<Admitted[]>;
  findRoomSid: (name: string) => Promise<string | null>;
  listParticipants: (name: string) => Promise<MediaParticipant[]>;
  /** Handles an event as if the media server had reported it now. */
  handleEvent: (event: MediaEvent) => Promise<void>;
  enforce: (roomId: string, identity: string) => Promise<Enforced>;
  /** Applies the room's rule about calls without a host; returns when something is due (ms). */
  reviewHosts: (roomId: string) => Promise<{ dueAt: number | null }>;
};

/**
 * Compares the participants of the media server with the replica when that is due, because a lost webhook
 * reports nothing. Of several callers one does it; the others learn when it is due again.
 *
 * First it finishes what is left to do for the room, including settings that a save could not spread. Then it
 * enforces participants who differ from the Realtime Database. Unreported arrivals are applied, and people who
 * left unreported are noted as gone. A room of the media server that is none of ours is closed. A call that its
 * hosts have left is reviewed, even if its pages are silent. Returns when the room is due again (ms).
 */
export async function reconcileRoom(ports: ReconcilePorts, roomId: string): Promise<number> {
  const { turn, version } = await ports.readTurn(roomId);
  const now = ports.now();
  if (turn.next > now) return turn.next;
  const head = await ports.readHead(roomId);
  if (!head) return closeStray(ports, roomId);
  const name = ports.mediaRoomName(roomId, movesOf(head.latest));
  // Nobody else looks meanwhile; if this one is interrupted, the next one comes soon.
  const taken = { ...turn, next: now + quickStep };
  if (!(await ports.takeTurn(roomId, taken, version))) return taken.next;

  await bringUpTo(ports, roomId, head);
  const leftUntil = await ports.deliverPending(roomId);
  // Read the replica before the media server: listed people and rooms that are then not found have gone. In the
  // other order a person who has just come would count as gone.
  const replica = await ports.readReplica(roomId);
  const [roomSid, participants] = await Promise.all([ports.findRoomSid(name), ports.listParticipants(name)]);
  const comparison = { roomId, name, roomSid, head, replica, participants };
  await lookAt(ports, comparison);
  await noteGone(ports, comparison);
  await noteFinished(ports, comparison);
  const { dueAt } = await ports.reviewHosts(roomId);
  return plan(ports, { roomId, replica, participants }, { dueAt, leftUntil, taken });
}

/** A room that cannot be refreshed is compared all the same; the outbox keeps what is undelivered. */
async function bringUpTo(
  { readOrganizationVersion, bringUp }: ReconcilePorts,
  roomId: string,
  { organization = 0 }: MatrixHead,
): Promise<void> {
  try {
    if (organization < (await readOrganizationVersion())) await bringUp(roomId);
  } catch (error) {
    writeLog('room-left-behind', { roomId, ...outcomeOf(error) });
  }
}

type Comparison = {
  roomId: string;
  name: string;
  roomSid: string | null;
  /** The head from before the media server was asked. */
  head: MatrixHead;
  replica: RoomReplica;
  participants: readonly MediaParticipant[];
};

async function lookAt(
  ports: ReconcilePorts,
  { roomId, name, roomSid, replica, participants }: Comparison,
): Promise<void> {
  const services = listNotedServices(replica);
  const known = new Set([...listPresent(replica).keys(), ...services.map(({ identity }) => identity)]);
  const now = ports.now();
  const removed = new Set<string>();
  const strange = participants.filter((seen) => !isAsExpected(seen, replica, now));
  await mapInBatches(strange, async ({ identity }) => {
    const done = await ports.enforce(roomId, identity);
    if (done === 'remove' || done === 'close') removed.add(identity);
  });
  const unheard = participants.filter(
    ({ identity, isActive }) =>
      isActive && !known.has(identity) && !removed.has(identity) && parsePhoneIdentity(identity) === null,
  );
  await mapInBatches(roomSid === null ? [] : unheard, ({ identity, sid, since }) => {
    const place = { id: `seen_${sid}`, at: now, roomName: name, roomSid: roomSid ?? '' };
    return ports.handleEvent({ ...place, kind: 'arrived', identity, participantSid: sid, since });
  });
}

async function noteGone(
  ports: ReconcilePorts,
  { name, roomSid, replica, participants }: Comparison,
): Promise<void> {
  const here = new Set(participants.map(({ identity }) => identity));
  const noted = listPresent(replica);
  const gone = [...noted.keys()].filter((identity) => !here.has(identity));
  const at = ports.now();
  const rows = gone.length > 0 ? await ports.readJoins(gone) : [];
  await mapInBatches(rows, async ({ uid, joinId, arrived }) => {
    const identity = toIdentity(uid, joinId);
    // A person who has come back since, as after a reload, is another participant of the media server.
    if (!arrived || arrived.since !== noted.get(identity)) return;
    const { sid, since } = arrived;
    const place = { id: `left_${sid}`, at, roomName: name, roomSid: roomSid ?? '' };
    await ports.handleEvent({ ...place, kind: 'left', identity, participantSid: sid, since });
  });
  const services = listNotedServices(replica).filter(({ identity }) => !here.has(identity));
  await mapInBatches(services, ({ identity, sid, since }) => {
    const place = { id: `left_${sid}`, at, roomName: name, roomSid: roomSid ?? '' };
    return ports.handleEvent({ ...place, kind: 'left', identity, participantSid: sid, since });
  });
}

/** The media server has one room of a name, so the others of this session are over. */
async function noteFinished(
  ports: ReconcilePorts,
  { name, roomSid, head: { latest } }: Comparison,
): Promise<void> {
  if (latest?.status !== 'live') return;
  const at = ports.now();
  const unheard = latest.sids.filter((sid) => sid !== roomSid && latest.finished[sid] === undefined);
  // A call that has moved on waits for its people; if nobody comes, its last room is reported closed once more.
  const closed = unheard.length > 0 || roomSid !== null ? unheard : latest.sids.slice(-1);
  for (const sid of closed) {
    const id = `finished_${sid}`;
    await ports.handleEvent({ id, at, roomName: name, roomSid: sid, kind: 'room-finished' });
  }
}

/** Writes nothing for a room that does not exist. */
async function closeStray(ports: ReconcilePorts, roomId: string): Promise<number> {
  const roomName = ports.mediaRoomName(roomId);
  const roomSid = await ports.findRoomSid(roomName);
  const at = ports.now();
  if (roomSid !== null) {
    await ports.handleEvent({ id: `stray_${roomSid}`, at, roomName, roomSid, kind: 'room-started' });
  }
  return at + slowStep;
}

/** A failed delivery is not tried again sooner (ms). */
const leftPause = 5000;

/**
 * When the room is due again. A turn that was moved forward meanwhile stays, because it may announce a change
 * of what was looked at already.
 */
async function plan(
  ports: ReconcilePorts,
  { roomId, replica, participants }: Pick<Comparison, 'roomId' | 'replica' | 'participants'>,
  { dueAt, leftUntil, taken }: { dueAt: number | null; leftUntil: number | null; taken: ReconcileTurn },
): Promise<number> {
  const { turn, version } = await ports.readTurn(roomId);
  const uids = participants.flatMap(({ identity }) => parseIdentity(identity)?.uid ?? []);
  const now = ports.now();
  const ends = nextExceptionEnd(
    uids.map((uid) => exceptionsOf(replica, uid)),
    { session: sessionOf(replica), now },
  );
  // The media server checks a token's end only on connecting, so we remove those who are inside then.
  const here = new Set(participants.map(({ identity }) => identity));
  const tokenEnds = listNotedServices(replica)
    .filter(({ identity, expiresAt }) => here.has(identity) && expiresAt > now)
    .map(({ expiresAt }) => expiresAt);
  const hostsDue = dueAt !== null && dueAt > now ? [dueAt] : [];
  // Entries that others deliver are due when their lease ends; failed or free ones are retried after a pause.
  const left = leftUntil === null ? [] : [leftUntil > now ? leftUntil : now + leftPause];
  const madeDue = turn.next === taken.next ? [] : [turn.next];
  const sooner = Math.min(ends ?? Infinity, ...left, ...tokenEnds, ...hostsDue, ...madeDue);
  const next = nextTurn(turn.hotUntil, sooner, now);
  await ports.takeTurn(roomId, next, version);
  return next.next;
}
