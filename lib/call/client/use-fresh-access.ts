'use client';

import { RoomEvent, type Participant, type Room } from 'livekit-client';
import { useEffect } from 'react';
import { watchOwnProfile } from './watch-own-profile';

/**
 * Calls `refresh` when the media server was told that this person may do more or less than before, as after a
 * change of the room's settings, or is another role, which may be the same to the media server: the controls then
 * follow, with their reasons.
 */
export function useFreshAccess(room: Room, refresh: () => Promise<void>): void {
  useEffect(() => {
    const handleChange = (before: unknown, participant: Participant) => {
      // The first permissions of a connection are those of its token.
      if (before !== undefined && participant.isLocal) void refresh();
    };
    room.on(RoomEvent.ParticipantPermissionsChanged, handleChange);
    const stopWatching = watchOwnProfile(room, () => void refresh());
    return () => {
      room.off(RoomEvent.ParticipantPermissionsChanged, handleChange);
      stopWatching();
    };
  }, [room, refresh]);
}
