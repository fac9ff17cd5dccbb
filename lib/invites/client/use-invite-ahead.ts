'use client';

import { useEffect, useState } from 'react';
import type { PeekedInvite } from './use-invite';

/**
 * What an invite is to, for a page that leads on to it; null until that is known, and when it does not work: the
 * invite's own page says so. What asks is fetched only for this.
 */
export function useInviteAhead(code: string): PeekedInvite | null {
  const [known, setKnown] = useState<{ code: string; invite: PeekedInvite } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const [{ callServer }, { peekInvite }] = await Promise.all([
        import('@/lib/callables/client/call-server'),
        import('../contract'),
      ]);
      const invite = await callServer(peekInvite, { code });
      if (isCurrent) setKnown({ code, invite });
    };
    ask().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [code]);

  return known?.code === code ? known.invite : null;
}
