'use client';

import { useRemoteParticipants } from '@livekit/components-react/hooks';
import { RoomEvent, type Room } from 'livekit-client';
import { useMemo } from 'react';
import { parsePhoneIdentity } from '@/lib/livekit/phone-identity';

/** A phone that somebody in the call uses as the camera for their paper. */
export type PresentPhone = {
  readonly identity: string;
  readonly uid: string;
  readonly joinId: string;
  /** Its person's, as our server wrote it into the token. */
  readonly name: string;
  readonly isSending: boolean;
};

const events = [RoomEvent.TrackPublished, RoomEvent.TrackUnpublished, RoomEvent.ParticipantAttributesChanged];

/** The phones in the call. They are nobody: they have no tile and no row of a person. */
export function usePhones(room: Room): readonly PresentPhone[] {
  const participants = useRemoteParticipants({ room, updateOnlyOn: events });
  return useMemo(
    () =>
      participants.flatMap(({ identity, attributes, isScreenShareEnabled: isSending }): PresentPhone[] => {
        const phone = parsePhoneIdentity(identity);
        return phone === null || attributes['profile'] !== 'phone'
          ? []
          : [{ identity, uid: phone.uid, joinId: phone.joinId, name: attributes['name'] ?? '', isSending }];
      }),
    [participants],
  );
}
