'use client';

import { RoomEvent, Track, type Room } from 'livekit-client';
import { useEffect, useMemo } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchObserverConnections } from '@/lib/rooms/client/watch-observers';
import { watchServiceConnections } from '@/lib/services/client/watch-services';
import type { CallPerson } from '../call-person';
import { cameraAudience } from '../camera-audience';

type AudienceInput = {
  room: Room;
  roomId: string;
  people: readonly CallPerson[];
  /** The own camera goes to hosts only. */
  isForHosts: boolean;
};

const events = [
  RoomEvent.LocalTrackPublished,
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantAttributesChanged,
];

/** Lets the media server hand the own camera to hosts only while that is wanted, and everything to everybody otherwise. */
export function useCameraAudience({ room, roomId, people, isForHosts }: AudienceInput): void {
  const wanted = isForHosts ? roomId : null;
  const observers = useWatch(
    useMemo(() => (wanted === null ? null : watchObserverConnections(wanted)), [wanted]),
  ).value;
  const recorders = useWatch(
    useMemo(() => (wanted === null ? null : watchServiceConnections(wanted)), [wanted]),
  ).value;
  const hidden = useMemo(() => [...(observers ?? []), ...(recorders ?? [])], [observers, recorders]);

  useEffect(() => {
    if (!isForHosts) return;
    const { localParticipant, remoteParticipants } = room;
    const apply = () => {
      const profiles = new Map(people.flatMap((one) => one.identities.map((id) => [id, one.profile])));
      const others = [...remoteParticipants.keys()].map((identity) => ({
        identity,
        profile: profiles.get(identity) ?? null,
      }));
      const own = [...localParticipant.trackPublications.values()].map(({ trackSid, source }) => ({
        sid: trackSid,
        isCamera: source === Track.Source.Camera,
      }));
      localParticipant.setTrackSubscriptionPermissions(false, cameraAudience(others, hidden, own));
    };
    apply();
    for (const event of events) room.on(event, apply);
    return () => {
      for (const event of events) room.off(event, apply);
    };
  }, [room, people, hidden, isForHosts]);

  // Apart, so that nobody receives the camera for a moment whenever somebody comes or goes.
  useEffect(() => {
    if (!isForHosts) return;
    return () => room.localParticipant.setTrackSubscriptionPermissions(true);
  }, [room, isForHosts]);
}
