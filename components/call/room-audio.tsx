'use client';

import { useTracks } from '@livekit/components-react/hooks';
import { RoomEvent, Track, type Room } from 'livekit-client';
import { useEffect, useRef } from 'react';
import { parseIdentity } from '@/lib/livekit/identity';

/**
 * Everybody else's voice and the sound of shared screens, no matter whose tiles are visible. It draws nothing. A
 * person who is here with a second device does not hear themself from it: that would echo.
 */
export function RoomAudio({ room }: { room: Room }) {
  const references = useTracks(
    [Track.Source.Microphone, Track.Source.ScreenShareAudio, Track.Source.Unknown],
    {
      room,
      onlySubscribed: true,
      updateOnlyOn: [RoomEvent.TrackSubscribed, RoomEvent.TrackUnsubscribed],
    },
  );
  const me = parseIdentity(room.localParticipant.identity)?.uid;
  return (
    <div hidden>
      {references.map(({ participant, publication }) =>
        publication.track &&
        parseIdentity(participant.identity)?.uid !== me &&
        publication.track.kind === Track.Kind.Audio ? (
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
