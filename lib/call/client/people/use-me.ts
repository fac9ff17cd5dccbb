'use client';

import { useMemo } from 'react';
import { traitsOf } from '@/lib/access/profiles';
import type { JoinTicket } from '../../join-ticket';
import type { Me } from './use-people';

type MeInput = {
  ticket: Pick<JoinTicket, 'identity' | 'profile' | 'seat' | 'picture'> | null;
  name: string;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
};

/** The reader as their ticket says. Null without a ticket, and for hidden people, who have no tile. */
export function useMe({ ticket, name, isCameraOn, isMicrophoneOn }: MeInput): Me | null {
  const identity = ticket?.identity;
  const profile = ticket?.profile;
  const seat = ticket?.seat;
  const picture = ticket?.picture;
  return useMemo(
    () =>
      identity === undefined || profile === undefined || seat === undefined || traitsOf(profile).hidden
        ? null
        : { identity, profile, seat, picture, name, isCameraOn, isMicrophoneOn },
    [identity, profile, seat, picture, name, isCameraOn, isMicrophoneOn],
  );
}
