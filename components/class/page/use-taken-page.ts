'use client';

import { useEffect } from 'react';
import { ensurePage } from '@/lib/class/client/ensure-page';
import { watchHasPage } from '@/lib/class/client/wall/watch-has-page';
import { useWatch } from '@/lib/core/client/use-watch';

/** Between two tries to take a page (ms). */
const pause = 15_000;

type TakenPageInput = {
  roomId: string;
  uid: string;
  handoutId: string;
  /** Hears of the first try that fails. */
  onFailed: (thrown: unknown) => void;
};

/** Takes a learner's page as long as it is missing. Answers whether it is known to be missing. */
export function useTakenPage({ roomId, uid, handoutId, onFailed }: TakenPageInput): boolean {
  const isMissing = useWatch(watchHasPage, roomId, handoutId, uid).value === false;
  useEffect(() => {
    if (!isMissing) return undefined;
    const take = () => ensurePage({ roomId, uid, handoutId });
    take().catch(onFailed);
    const again = setInterval(() => void take().catch(() => undefined), pause);
    return () => clearInterval(again);
  }, [isMissing, roomId, uid, handoutId, onFailed]);
  return isMissing;
}
