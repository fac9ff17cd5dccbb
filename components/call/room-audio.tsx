'use client';

import { useTracks } from '@livekit/components-react/hooks';
import { RoomEvent, Track, type Room } from 'livekit-client';
import { useEffect, useRef } from 'react';

/** Everybody's voice and the sound of shared screens, whoever is on the visible page. Nothing to see. */
export function RoomAudio({ room }: { room: Room }) {
  const references = useTracks(
    [Track.Source.Microphone, Track.Source.ScreenShareAudio, Track.Source.Unknown],
    {
      room,
      onlySubscribed: true,
      updateOnlyOn: [RoomEvent.TrackSubscribed, RoomEvent.TrackUnsubscribed],
    },
  );
  return (
    <div hidden>
      {references.map(({ participant, publication }) =>
        publication.track && !participant.isLocal && publication.track.kind === Track.Kind.Audio ? (
          <Voice key={`${participant.identity} ${publication.trackSid}`} track={publication.track} />
        ) : null,
      )}
    </div>
  );
}

function Voice({ track }: { track: Track }) {
  const element = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = element.current;
    if (!audio) return undefined;
    track.attach(audio);
    return () => {
      track.detach(audio);
    };
  }, [track]);
  return <audio ref={element} />;
}
