import 'server-only';
import { decideEvent, type EventEffect, type EventSnapshot } from '@/lib/call/server/decide-event';
import { parseIdentity } from '@/lib/livekit/identity';
import type { MediaEvent } from '@/lib/livekit/media-event';
import { parseRoomName } from '@/lib/livekit/room-name';
import type { PendingEntry } from '@/lib/rooms/server/outbox-gateways';

/** What handling an event touches; a test replaces each. */
export type EventGateways = {
  roomPrefix: () => string;
  /**
   * One transaction: reads, asks `decide`, writes the effect together with the event's id. Returns 'seen' when
   * the id stands there already, else the outbox entry that is to be carried out.
   */
  applyOnce: (
    event: MediaEvent,
    keys: { roomId: string; identity: string | null },
    decide: (snapshot: EventSnapshot) => EventEffect,
  ) => Promise<PendingEntry | 'seen' | null>;
  settle: (entry: PendingEntry) => Promise<void>;
  drainRoom: (roomId: string) => Promise<void>;
  now: () => number;
};

/**
 * Takes an event of the media server in: once, whatever its order. A repetition only carries out what the
 * first time left undone. Rooms of other deployments are none of ours.
 */
export async function handleMediaEvent(gateways: EventGateways, event: MediaEvent): Promise<void> {
  const roomId = parseRoomName(gateways.roomPrefix(), event.roomName);
  if (roomId === null || event.kind === 'other') return;
  const identity = 'identity' in event ? event.identity : null;
  // What cannot be an identity of ours cannot be the name of a row either.
  const isNameable = identity !== null && parseIdentity(identity)?.suffix === null && !identity.includes('/');
  const keys = { roomId, identity: isNameable ? identity : null };
  const outcome = await gateways.applyOnce(event, keys, (snapshot) =>
    decideEvent(snapshot, event, roomId, gateways.now()),
  );
  if (outcome === 'seen') await gateways.drainRoom(roomId);
  else if (outcome) await gateways.settle(outcome);
}
