import 'server-only';
import { traitsOf } from '@/lib/access/profiles';
import { decideEvent, type EventEffect, type EventSnapshot } from '@/lib/call/server/events/decide-event';
import { parseIdentity } from '@/lib/livekit/identity';
import type { MediaEvent } from '@/lib/livekit/media-event';
import { toPhoneIdentity } from '@/lib/livekit/phone-identity';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import type { Admitted } from '@/lib/rooms/schema';

/** What an event about a session or a person inside touches; a test replaces each. */
export type PersonEventPorts = {
  /**
   * One transaction: reads, calls `decide`, writes the effect together with the event's id. Returns 'seen' when
   * the id exists already, else the outbox entry to deliver.
   */
  applyOnce: (
    event: MediaEvent,
    keys: { roomId: string; identity: string | null },
    decide: (snapshot: EventSnapshot) => EventEffect,
  ) => Promise<PendingEntry | 'seen' | null>;
  deliver: (entry: PendingEntry) => Promise<void>;
  deliverPending: (roomId: string) => Promise<unknown>;
  /** Looks a participant up and corrects what is wrong. */
  enforce: (roomId: string, identity: string) => Promise<void>;
  /** Puts out, after an arrival, the connections for which the call has no place. */
  keepPlaces: (arrival: { roomId: string; roomName: string; identity: string }) => Promise<void>;
  /** Looks a little later whether the person of a phone has come back; if not, their phone goes too. */
  lookAtPhoneLater: (roomId: string, identity: string) => void;
  /** Makes the people in the lobby knock again, because a host came or went. */
  tellWaiting: (roomId: string) => Promise<void>;
  /** Applies the room's rule about calls without a host, if it is due. */
  reviewHosts: (roomId: string) => Promise<unknown>;
  /** Notifies members that the room begins, and whose arrival began it. */
  tellOfBeginning: (begun: { roomId: string; sessionId: string; identity: string }) => void;
  now: () => number;
};

/**
 * Applies an event about a session or a person inside, once. A repetition only delivers what was left. A participant
 * who arrives is enforced afterwards: a kept token may say more than is true now.
 *
 * @param place the room, and how often its call has moved
 */
export async function handlePersonEvent(
  ports: PersonEventPorts,
  event: MediaEvent,
  { roomId, moves }: { roomId: string; moves: number },
): Promise<void> {
  const identity = 'identity' in event ? event.identity : null;
  // Only an identity of ours can name a row.
  const isNameable = identity !== null && parseIdentity(identity)?.suffix === null && !identity.includes('/');
  const keys = { roomId, identity: isNameable ? identity : null };
  const about = { isHost: false, begun: null as string | null, phone: null as string | null };
  const outcome = await ports.applyOnce(event, keys, (snapshot) => {
    about.isHost = snapshot.row !== null && traitsOf(snapshot.row.profile).isHost;
    about.phone = snapshot.row ? phoneOf(snapshot.row) : null;
    const effect = decideEvent(snapshot, event, { roomId, moves, now: ports.now() });
    about.begun = effect.begins ? (effect.session?.id ?? null) : null;
    return effect;
  });
  if (outcome !== 'seen' && about.begun !== null && identity !== null) {
    ports.tellOfBeginning({ roomId, sessionId: about.begun, identity });
  }
  if (event.kind === 'left' && about.phone !== null) ports.lookAtPhoneLater(roomId, about.phone);
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

const phoneOf = ({ uid, joinId, phone }: Admitted): string | null =>
  phone === undefined ? null : toPhoneIdentity({ uid, joinId, phoneId: phone });
