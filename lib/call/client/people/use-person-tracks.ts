'use client';

import { useTracks } from '@livekit/components-react/hooks';
import { RoomEvent, Track, type Participant, type Room, type TrackPublication } from 'livekit-client';
import { useEffect, useMemo, useState } from 'react';
import { parseIdentity } from '@/lib/livekit/identity';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';
import {
  noPictures,
  watchEarlyPictures,
  type EarlyPictures,
  type Picture,
} from '@/lib/call/client/session/early-pictures';

/** A phone of theirs that looks at paper, or another camera of their computer that does. */
export type SharedKind = 'screen' | 'phone' | 'paper';
export type SharedScreen = { uid: string; track: Track; isMine: boolean; kind: SharedKind };

/** The pictures of a call: one camera per person, and the screen that is shared, the latest if several are. */
export function usePersonTracks(room: Room): {
  cameras: ReadonlyMap<string, Picture>;
  screen: SharedScreen | null;
} {
  const references = useTracks([Track.Source.Camera, Track.Source.ScreenShare], {
    room,
    onlySubscribed: true,
    updateOnlyOn: [RoomEvent.TrackMuted, RoomEvent.TrackUnmuted],
  });
  const [early, setEarly] = useState<EarlyPictures>(noPictures);
  useEffect(() => watchEarlyPictures(room, setEarly), [room]);
  return useMemo(() => {
    const cameras = new Map<string, Picture>(early);
    let screen: SharedScreen | null = null;
    for (const { participant, publication, source } of references) {
      const { track } = publication;
      const uid = parseIdentity(participant.identity)?.uid;
      if (!track || uid === undefined || publication.isMuted) continue;
      if (source === Track.Source.Camera) cameras.set(uid, track);
      else screen = { uid, track, isMine: participant.isLocal, kind: kindOf(participant, publication) };
    }
    return { cameras, screen };
  }, [references, early]);
}

function kindOf({ identity }: Participant, { trackName }: TrackPublication): SharedKind {
  if (parsePhoneIdentity(identity) !== null) return 'phone';
  return trackName === 'paper' ? 'paper' : 'screen';
}
