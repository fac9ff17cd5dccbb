'use client';

import { useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { listPins } from '../contract';

type Pins = { pins: Readonly<Record<string, string>> | null; failure: unknown };

const none: Pins = { pins: null, failure: null };

/** The PINs of a group by uid, asked for again when who is in it changes; null until they are there. */
export function usePins(groupId: string, size: number): Pins {
  const [known, setKnown] = useState(none);

  useEffect(() => {
    let isCurrent = true;
    callServer(listPins, { groupId }).then(
      ({ pins }) => isCurrent && setKnown({ pins, failure: null }),
      (failure: unknown) => isCurrent && setKnown({ pins: null, failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [groupId, size]);

  return known;
}
