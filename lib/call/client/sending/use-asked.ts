'use client';

import { useEffect, useState } from 'react';
import type { Call } from '@/lib/call/client/create-call';
import type { Sending } from './use-sending';

type Wish = { device: 'microphone' | 'camera' | 'screen'; byUid: string };

/** What somebody asks this person to turn on. `accept` is missing where they may not. */
export type Asked = Wish & { accept: (() => void) | undefined; dismiss: () => void };

/** Hears what hosts ask of this person; null while nothing is asked, or when it is on already. */
export function useAsked({ data }: Pick<Call, 'data'>, sending: Sending): Asked | null {
  const [wish, setWish] = useState<Wish | null>(null);
  useEffect(
    () => data.answer('ask-to-unmute', ({ device }, { uid }) => setWish({ device, byUid: uid })),
    [data],
  );
  if (wish === null) return null;
  if (sending[wish.device].isOn) {
    // Done, by whatever way: it does not come back when they turn it off again.
    setWish(null);
    return null;
  }
  const { set } = sending[wish.device];
  const dismiss = () => setWish(null);
  const accept = () => {
    set?.(true);
    dismiss();
  };
  return { ...wish, accept: set && accept, dismiss };
}
