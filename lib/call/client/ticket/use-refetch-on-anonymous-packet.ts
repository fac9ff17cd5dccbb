'use client';

import { useEffect } from 'react';
import type { Call } from '@/lib/call/client/create-call';
import { refetchOnAnonymousPacket } from './refetch-on-anonymous-packet';

/** While in a call, reads again what this person may do when somebody whom nobody knows has sent something. */
export function useRefetchOnAnonymousPacket(
  { data, keeper }: Pick<Call, 'data' | 'keeper'>,
  isInCall: boolean,
): void {
  useEffect(
    () =>
      isInCall
        ? refetchOnAnonymousPacket({ listen: data.listenForHints, readAgain: keeper.refresh })
        : undefined,
    [data, keeper, isInCall],
  );
}
