'use client';

import { useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { openPaperLink } from '@/lib/paper/contract';

export type PaperLink = { code: string; until: number };

/** The link by which a phone comes in once. A new one is made when it is first shown, and by `renew`. */
export function usePaperLink(roomId: string, joinId: string) {
  const [link, setLink] = useState<PaperLink | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [wanted, setWanted] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    callServer(openPaperLink, { roomId, joinId }).then(
      (made) => isCurrent && setLink(made),
      (thrown: unknown) => isCurrent && setFailure(thrown),
    );
    return () => {
      isCurrent = false;
    };
  }, [roomId, joinId, wanted]);
  const renew = () => {
    setLink(null);
    setFailure(null);
    setWanted(wanted + 1);
  };
  return { link, failure, renew };
}

/** The page that the phone opens. */
export const paperAddress = (code: string): string => `${location.origin}/p/${code.toUpperCase()}`;
