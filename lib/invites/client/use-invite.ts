'use client';

import { useCallback, useEffect, useState } from 'react';
import { useSession } from '@/lib/auth/client/use-session';
import { callServer } from '@/lib/callables/client/call-server';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { openInvite, peekInvite } from '../contract';

export type PeekedInvite = CallableOutput<typeof peekInvite>;

type Peek =
  | { state: 'loading' }
  | { state: 'open'; invite: PeekedInvite }
  /** It is over, and its reader is in the room already. */
  | { state: 'member'; roomId: string; roomName: string }
  | { state: 'failed'; failure: unknown };

/** As whom one asks. */
type Asker = 'visitor' | 'account';

async function ask(code: string, asker: Asker): Promise<Peek> {
  if (asker === 'visitor') return { state: 'open', invite: await callServer(peekInvite, { code }) };
  const found = await callServer(openInvite, { code });
  if (found.outcome === 'invited') return { state: 'open', invite: found.invite };
  return { state: 'member', roomId: found.roomId, roomName: found.roomName };
}

/**
 * What an invite is to, asked once it is known whether somebody is signed in: they are not held up by what others
 * at their address have tried. Who comes in or goes out meanwhile reads on; `retry` asks again.
 */
export function useInvite(code: string): { peek: Peek; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; peek: Peek } | null>(null);

  const { status } = useSession();
  const [asker, setAsker] = useState<Asker | null>(null);
  const isRefused = answer?.peek.state === 'failed';
  if (asker === null && status !== 'loading') setAsker(status === 'signed-in' ? 'account' : 'visitor');
  // Their session was over already.
  else if (asker === 'account' && status === 'signed-out' && isRefused) setAsker('visitor');

  useEffect(() => {
    if (asker === null) return undefined;
    let isCurrent = true;
    const tell = (peek: Peek) => {
      if (isCurrent) setAnswer({ attempt, peek });
    };
    ask(code, asker).then(tell, (failure: unknown) => tell({ state: 'failed', failure }));
    return () => {
      isCurrent = false;
    };
  }, [code, asker, attempt]);

  const retry = useCallback(() => {
    setAsker(null);
    setAttempt((last) => last + 1);
  }, []);
  return { peek: answer?.attempt === attempt ? answer.peek : { state: 'loading' }, retry };
}
