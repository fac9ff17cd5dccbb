'use client';

import { useMemo } from 'react';
import { traitsOf } from '@/lib/access/profiles';
import type { JoinTicket } from '../../join-ticket';
import type { Me } from './use-people';

type MeInput = {
  ticket: Pick<JoinTicket, 'identity' | 'profile' | 'seat'> | null;
  name: string;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
};

/** Oneself as one's ticket says; null without one, and for whom the others do not see, who has no tile either. */
export function useMe({ ticket, name, isCameraOn, isMicrophoneOn }: MeInput): Me | null {
  const identity = ticket?.identity;
  const profile = ticket?.profile;
  const seat = ticket?.seat;
  return useMemo(
    () =>
      identity === undefined || profile === undefined || seat === undefined || traitsOf(profile).hidden
        ? null
        : { identity, profile, seat, name, isCameraOn, isMicrophoneOn },
    [identity, profile, seat, name, isCameraOn, isMicrophoneOn],
  );
}
