import 'server-only';
import type { Capability } from '@/lib/access/capabilities';
import { traitsOf } from '@/lib/access/profiles';
import { decideEvent, type EventEffect, type EventSnapshot } from '@/lib/call/server/events/decide-event';
import { parseIdentity } from '@/lib/livekit/identity';
import type { MediaEvent, SentSource } from '@/lib/livekit/media-event';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import { parseMediaRoom, parseRehearsalName } from '@/lib/livekit/room-name';
import type { PendingEntry } from '@/lib/rooms/server/outbox/outbox-ports';
import type { ServiceReport } from '@/lib/services/server/note-service';

/** The dependencies of handling an event; a test replaces each. */
export type EventPorts = {
  roomPrefix: () => string;
  /**
   * One transaction: reads, calls `decide`, writes the effect together with the event's id. Returns 'seen' when
   * the id exists already, else the outbox entry to deliver.
   */
  applyOnce: (
    event: MediaEvent,
    keys: { roomId: string; identity: string | null },
    decide: (snapshot: EventSnapshot) => EventEffect,
  ) => Promise<PendingEntry | 'seen' | null>;
  /** Notes that a service came or left; null when that changes nothing. */
  noteService: (report: ServiceReport) => Promise<PendingEntry | null>;
  /** Ends what a person was allowed once. */
  endTemporaryGrant: (stopped: {
    roomId: string;
    uid: string;
    capability: Capability;
    at: number;
  }) => Promise<void>;
  deliver: (entry: PendingEntry) => Promise<void>;
  deliverPending: (roomId: string) => Promise<unknown>;
  /** Looks a participant up and corrects what is wrong. */
  enforce: (roomId: string, identity: string) => Promise<void>;
  /** Puts out, after an arrival, the connections for which the call has no place. */
  keepPlaces: (arrival: { roomId: string; roomName: string; identity: string }) => Promise<void>;
  /** Makes the people in the lobby knock again, because a host came or went. */
  tellWaiting: (roomId: string) => Promise<void>;
  /** Applies the room's rule about calls without a host, if it is due. */
  reviewHosts: (roomId: string) => Promise<unknown>;
  /** Notifies members that the room begins, and whose arrival began it. */
  tellOfBeginning: (begun: { roomId: string; sessionId: string; identity: string }) => void;
  /** As `enforce`, for a participant of a rehearsal. */
  superviseRehearsal: (place: { roomId: string; uid: string }, identity: string) => Promise<void>;
  now: () => number;
};

/**
 * Handles an event of the media server, in any order. Events about sessions and people inside are applied once:
 * the id is stored with the effect, and a repetition only delivers what was left. Tracks, services and
 * rehearsals keep no ids, because repeating them changes nothing. Rooms of other deployments are ignored. A
 * participant who arrives or publishes a track is enforced afterwards: a kept token may say more than is true
 * now.
 */
export async function handleMediaEvent(ports: EventPorts, event: MediaEvent): Promise<void> {
  const rehearsal = parseRehearsalName(ports.roomPrefix(), event.roomName);
  if (rehearsal !== null) return handleRehearsal(ports, event, rehearsal);
  const place = parseMediaRoom(ports.roomPrefix(), event.roomName);
  if (place === null || event.kind === 'other') return;
  const { roomId, moves } = place;
  if (event.kind === 'unpublished') return handleUnpublished(ports, event, roomId);
  if (event.kind === 'track-published') return ports.enforce(roomId, event.identity);
  const serviceId = 'identity' in event ? parseServiceIdentity(event.identity) : null;
  if (serviceId !== null && 'participantSid' in event) {
    return handleServiceEvent(ports, event, { roomId, serviceId });
  }
  const identity = 'identity' in event ? event.identity : null;
  // Only an identity of ours can name a row.
  const isNameable = identity !== null && parseIdentity(identity)?.suffix === null && !identity.includes('/');
  const keys = { roomId, identity: isNameable ? identity : null };
  const about = { isHost: false, begun: null as string | null };
  const outcome = await ports.applyOnce(event, keys, (snapshot) => {
    about.isHost = snapshot.row !== null && traitsOf(snapshot.row.profile).isHost;
    const effect = decideEvent(snapshot, event, { roomId, moves, now: ports.now() });
    about.begun = effect.begins ? (effect.session?.id ?? null) : null;
    return effect;
  });
  if (outcome !== 'seen' && about.begun !== null && identity !== null) {
    ports.tellOfBeginning({ roomId, sessionId: about.begun, identity });
  }
  const enforce = async () => {
    if (event.kind !== 'arrived') return;
    const { roomName, identity: arrived } = event;
    await ports.enforce(roomId, arrived);
    await ports.keepPlaces({ roomId, roomName, identity: arrived });
  };
  if (outcome !== 'seen' && outcome?.media?.kind === 'remove-identity') {
    // Enforce first, so that it is audited, and only for participants still there: a late report finds a person
    // who has left.
    await enforce();
    return ports.deliver(outcome);
  }
  if (outcome === 'seen') await ports.deliverPending(roomId);
  else if (outcome) await ports.deliver(outcome);
  await enforce();
  if (about.isHost) await Promise.all([ports.reviewHosts(roomId), ports.tellWaiting(roomId)]);
}

/**
 * Everybody learns of a recorder or an agent before it gets permissions. Its arrival has no other effect: a
 * session begins with the first person.
 */
async function handleServiceEvent(
  ports: EventPorts,
  { kind, identity, participantSid: sid, since }: Extract<MediaEvent, { kind: 'arrived' | 'left' }>,
  { roomId, serviceId }: { roomId: string; serviceId: string },
): Promise<void> {
  const pending = await ports.noteService({ kind, roomId, serviceId, participant: { sid, since } });
  if (pending) await ports.deliver(pending);
  else await ports.deliverPending(roomId);
  if (kind === 'arrived') await ports.enforce(roomId, identity);
}

/** A rehearsal is no session and nobody is notified of it: this only supervises who is in it. */
async function handleRehearsal(
  ports: EventPorts,
  event: MediaEvent,
  place: { roomId: string; uid: string },
): Promise<void> {
  if (event.kind !== 'arrived' && event.kind !== 'track-published') return;
  await ports.superviseRehearsal(place, event.identity);
}

const capabilityOf: Readonly<Record<SentSource, Capability>> = {
  microphone: 'mic:publish',
  camera: 'camera:publish',
  screen_share: 'screen:publish',
};

/** A repetition finds nothing to end; a late event ends nothing that was allowed since. */
async function handleUnpublished(
  ports: EventPorts,
  { identity, source, at }: Extract<MediaEvent, { kind: 'unpublished' }>,
  roomId: string,
): Promise<void> {
  const uid = parseIdentity(identity)?.uid;
  if (uid !== undefined) await ports.endTemporaryGrant({ roomId, uid, capability: capabilityOf[source], at });
}
