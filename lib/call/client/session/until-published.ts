import { RoomEvent, type Room } from 'livekit-client';
import type { Sendable } from '../../rights/publish-rights';
import { listSourcesAllowed } from '../../rights/sources-allowed';

/**
 * Waits for a source to be sent, and resolves with whether it was. A source that others turned off meanwhile is no
 * failure: they say so themselves, and `onRevoked` is called at once. Any other failure is thrown.
 */
export async function untilPublished(
  room: Room,
  kind: Sendable,
  sending: Promise<unknown>,
  onRevoked: () => void = () => undefined,
): Promise<boolean> {
  const taken = new Set<Sendable>();
  const look = () => {
    if (taken.has(kind) || listSourcesAllowed(room.localParticipant.permissions).includes(kind)) return;
    taken.add(kind);
    onRevoked();
  };
  room.on(RoomEvent.ParticipantPermissionsChanged, look);
  try {
    look();
    await sending;
    return !taken.has(kind);
  } catch (thrown) {
    if (taken.has(kind)) return false;
    throw thrown;
  } finally {
    room.off(RoomEvent.ParticipantPermissionsChanged, look);
  }
}
