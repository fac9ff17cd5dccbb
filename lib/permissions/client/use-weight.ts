'use client';

import { useEffect, useState } from 'react';
import type { PersonProfileId } from '@/lib/access/profiles';
import { callServer } from '@/lib/callables/client/call-server';
import { weighProfiles } from '../contract';

type Counted = { rooms: number; people: number; inCall: number };

/** Whom a change touches, once that is known; `nobody` where no profile is touched. */
type Weight = 'nobody' | 'looking' | 'unknown' | Counted;

/**
 * Whom a change of some profiles touches.
 *
 * @param version of the settings as they are saved: by another one people may have other profiles
 */
export function useWeight(profiles: readonly PersonProfileId[], version: number): Weight {
  const ids = profiles.join(' ');
  const key = `${version} ${ids}`;
  const [found, setFound] = useState<{ key: string; weight: Weight } | null>(null);
  useEffect(() => {
    if (ids === '') return undefined;
    let isCurrent = true;
    const tell = (weight: Weight) => {
      if (isCurrent) setFound({ key, weight });
    };
    callServer(weighProfiles, { profiles: ids.split(' ') as PersonProfileId[] }).then(tell, () =>
      tell('unknown'),
    );
    return () => {
      isCurrent = false;
    };
  }, [ids, key]);
  if (ids === '') return 'nobody';
  return found?.key === key ? found.weight : 'looking';
}
