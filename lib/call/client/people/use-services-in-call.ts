'use client';

import { useIsRecording, useRemoteParticipants } from '@livekit/components-react/hooks';
import { RoomEvent, type Room } from 'livekit-client';
import { useMemo } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { parseServiceIdentity } from '@/lib/livekit/service-identity';
import { watchServices } from '@/lib/services/client/watch-services';
import { serviceKindSchema } from '@/lib/services/schema';
import { servicesInCall, type PresentService } from '@/lib/services/services-in-call';

const events = [RoomEvent.ParticipantAttributesChanged];

/** The recorders and agents that are in the call, as our list and the media server tell of them. */
export function useServicesInCall(room: Room, roomId: string, isInCall: boolean): readonly PresentService[] {
  const watch = useMemo(() => (isInCall ? watchServices(roomId) : null), [roomId, isInCall]);
  const { value: noted } = useWatch(watch);
  const participants = useRemoteParticipants({ room, updateOnlyOn: events });
  const isRecording = useIsRecording(room);
  return useMemo(() => {
    if (!isInCall) return [];
    const seen = participants.flatMap(({ identity, attributes }): PresentService[] => {
      const id = parseServiceIdentity(identity);
      const kind = serviceKindSchema.safeParse(attributes['profile']).data;
      return id !== null && kind ? [{ id, kind, label: attributes['name'] ?? null }] : [];
    });
    return servicesInCall(noted ?? [], { seen, isRecording });
  }, [isInCall, participants, noted, isRecording]);
}
