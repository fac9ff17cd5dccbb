'use client';

import { RoomEvent, Track, type Room } from 'livekit-client';
import { useEffect } from 'react';
import type { DeniedSending, Sendable } from '../../rights/publish-rights';

/**
 * In a rehearsal the host may send everything, and only previews a role that may not. So this page ends what
 * that role may not send, as the media server would.
 */
export function useStopDenied(
  room: Room,
  denials: Record<Sendable, DeniedSending | null>,
  isRehearsal: boolean,
): void {
  const { microphone, camera, screen } = denials;
  const [noMicrophone, noCamera, noScreen] = [microphone !== null, camera !== null, screen !== null];
  useEffect(() => {
    if (!isRehearsal) return undefined;
    const { localParticipant: own } = room;
    const end = (source: Track.Source) => {
      const track = own.getTrackPublication(source)?.track;
      if (track) void own.unpublishTrack(track);
    };
    const endDenied = () => {
      if (noMicrophone) end(Track.Source.Microphone);
      if (noCamera) end(Track.Source.Camera);
      if (noScreen) [Track.Source.ScreenShare, Track.Source.ScreenShareAudio].forEach(end);
    };
    endDenied();
    // A track that was on its way when the view changed arrives after it.
    room.on(RoomEvent.LocalTrackPublished, endDenied);
    return () => void room.off(RoomEvent.LocalTrackPublished, endDenied);
  }, [room, isRehearsal, noMicrophone, noCamera, noScreen]);
}
