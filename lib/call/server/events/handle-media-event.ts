import 'server-only';
import type { Capability } from '@/lib/access/capabilities';
import { handlePersonEvent, type PersonEventPorts } from '@/lib/call/server/events/handle-person-event';
import { parseIdentity } from '@/lib/livekit/identity';
import type { MediaEvent, SentSource } from '@/lib/livekit/media-event';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import { parseMediaRoom, parseRehearsalName } from '@/lib/livekit/room-name';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import type { ServiceReport } from '@/lib/services/server/note-service';

type ServiceEventPorts = Pick<PersonEventPorts, 'deliver' | 'deliverPending' | 'enforce'> & {
  /** Notes that a service came or left; null when that changes nothing. */
  noteService: (report: ServiceReport) => Promise<PendingEntry | null>;
};

type RehearsalEventPorts = {
  /** As `enforce`, for a participant of a rehearsal. */
  superviseRehearsal: (place: { roomId: string; uid: string }, identity: string) => Promise<void>;
};

type StoppedSource = { roomId: string; uid: string; capability: Capability; at: number };

type UnpublishedEventPorts = {
  /** Whether a person's share goes on although this participant of theirs has stopped. */
  shareGoesOn: (stopped: { roomName: string; identity: string }) => Promise<boolean>;
  /** Ends what a person was allowed once. */
  endTemporaryGrant: (stopped: StoppedSource) => Promise<void>;
};

/** What handling an event touches; a test replaces each. */
export type EventPorts = PersonEventPorts &
  ServiceEventPorts &
  RehearsalEventPorts &
  UnpublishedEventPorts & { roomPrefix: () => string };

/**
 * Handles an event of the media server, in any order. Events about sessions and people inside are applied once:
 * the id is stored with the effect. Tracks, services and rehearsals keep no ids, because repeating them changes
 * nothing. Rooms of other deployments are ignored. A participant who publishes a track is enforced: a kept token may
 * say more than is true now.
 */
export async function handleMediaEvent(ports: EventPorts, event: MediaEvent): Promise<void> {
  const rehearsal = parseRehearsalName(ports.roomPrefix(), event.roomName);
  if (rehearsal !== null) return handleRehearsal(ports, event, rehearsal);
  const place = parseMediaRoom(ports.roomPrefix(), event.roomName);
  if (place === null || event.kind === 'other') return;
  const { roomId } = place;
  if (event.kind === 'unpublished') return handleUnpublished(ports, event, roomId);
  if (event.kind === 'track-published') return ports.enforce(roomId, event.identity);
  const serviceId = 'identity' in event ? parseServiceIdentity(event.identity) : null;
  if (serviceId !== null && 'participantSid' in event) {
    return handleServiceEvent(ports, event, { roomId, serviceId });
  }
  if ('identity' in event && parsePhoneIdentity(event.identity) !== null) {
    // A phone is nobody inside: no list, no attendance and no place. It is looked up all the same.
    return event.kind === 'arrived' ? ports.enforce(roomId, event.identity) : undefined;
  }
  return handlePersonEvent(ports, event, place);
}

/**
 * Everybody learns of a recorder or an agent before it gets permissions. Its arrival has no other effect: a
 * session begins with the first person.
 */
async function handleServiceEvent(
  ports: ServiceEventPorts,
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
  ports: RehearsalEventPorts,
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
  ports: UnpublishedEventPorts,
  { identity, source, at, roomName }: Extract<MediaEvent, { kind: 'unpublished' }>,
  roomId: string,
): Promise<void> {
  const uid = parseIdentity(identity)?.uid;
  if (uid === undefined) return;
  if (source === 'screen_share' && (await ports.shareGoesOn({ roomName, identity }))) return;
  await ports.endTemporaryGrant({ roomId, uid, capability: capabilityOf[source], at });
}
