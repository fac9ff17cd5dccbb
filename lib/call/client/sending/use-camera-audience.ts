'use client';

import { useEffect, useMemo } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchObserverConnections } from '@/lib/rooms/client/watch-observers';
import { watchServiceConnections } from '@/lib/services/client/watch-services';
import type { CameraRecipients } from '@/lib/call/client/session/camera-recipients';

type AudienceInput = {
  gate: CameraRecipients;
  roomId: string;
  isInCall: boolean;
  /** The own camera goes to hosts only. */
  isForHosts: boolean;
};

/**
 * Makes the media server send the own camera to hosts only while that is wanted, and everything to everybody
 * otherwise.
 */
export function useCameraAudience({ gate, roomId, isInCall, isForHosts }: AudienceInput): void {
  const wanted = isInCall && isForHosts ? roomId : null;
  const observers = useWatch(
    useMemo(() => (wanted === null ? null : watchObserverConnections(wanted)), [wanted]),
  ).value;
  const recorders = useWatch(
    useMemo(() => (wanted === null ? null : watchServiceConnections(wanted)), [wanted]),
  ).value;
  const hiddenSids = useMemo(() => [...(observers ?? []), ...(recorders ?? [])], [observers, recorders]);

  useEffect(() => gate.set({ isForHosts, hiddenSids }), [gate, isForHosts, hiddenSids]);
}
