'use client';

import { useEffect } from 'react';
import type { Call } from '@/lib/call/client/create-call';
import { followHints } from './follow-hints';

/** While in a call, reads again what this person may do when somebody whom nobody knows has sent something. */
export function useHints({ data, keeper }: Pick<Call, 'data' | 'keeper'>, isInCall: boolean): void {
  useEffect(
    () => (isInCall ? followHints({ listen: data.listenForHints, readAgain: keeper.refresh }) : undefined),
    [data, keeper, isInCall],
  );
}
