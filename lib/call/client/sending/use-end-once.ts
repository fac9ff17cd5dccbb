'use client';

import { Track, type Room } from 'livekit-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sendable } from '../../rights/publish-rights';
import type { Sending } from './use-sending';

const sourceOf = {
  microphone: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
} as const satisfies Record<Sendable, Track.Source>;

/**
 * For what was allowed once: when it is turned off its track ends, and does not only fall silent. The media server then
 * tells our server, which ends what was allowed. Returns the way to mark something as allowed once.
 */
export function useEndOnce(room: Room, sending: Sending): (kind: Sendable) => void {
  const [once, setOnce] = useState<readonly Sendable[]>([]);
  const wasOn = useRef<Partial<Record<Sendable, boolean>>>({});

  useEffect(() => {
    for (const kind of once) {
      const { isOn } = sending[kind];
      const hasStopped = wasOn.current[kind] === true && !isOn;
      wasOn.current[kind] = isOn;
      if (!hasStopped) continue;
      setOnce((all) => all.filter((one) => one !== kind));
      const track = room.localParticipant.getTrackPublication(sourceOf[kind])?.track;
      if (track) void room.localParticipant.unpublishTrack(track);
    }
  }, [once, sending, room]);

  return useCallback((kind) => {
    wasOn.current[kind] = false;
    setOnce((all) => (all.includes(kind) ? all : [...all, kind]));
  }, []);
}
