import { RoomEvent, type Participant, type Room } from 'livekit-client';
import type { Sendable } from '../publish-rights';
import { listSourcesAllowed } from '../sources-allowed';

/**
 * Waits for something to be sent. That it failed is no trouble when others have turned it off meanwhile: then it only
 * ends, and whoever did so says it. Anything else that fails is thrown.
 */
export async function unlessTakenOff(room: Room, kind: Sendable, sending: Promise<unknown>): Promise<void> {
  const decided: boolean[] = [];
  const handlePermissions = (_: unknown, { isLocal, permissions }: Participant) => {
    if (isLocal) decided.push(listSourcesAllowed(permissions).includes(kind));
  };
  room.on(RoomEvent.ParticipantPermissionsChanged, handlePermissions);
  try {
    await sending;
  } catch (thrown) {
    if (!decided.includes(false)) throw thrown;
  } finally {
    room.off(RoomEvent.ParticipantPermissionsChanged, handlePermissions);
  }
}
