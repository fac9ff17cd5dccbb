'use client';

import { useMemo } from 'react';
import type { PersonProfileId } from '@/lib/access/profiles';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useWatch } from '@/lib/core/client/use-watch';
import { admitFromLobby, declineFromLobby, writeToLobby } from '../contract';
import { watchLobby } from './watch-lobby';

export type Deed =
  | { kind: 'admit'; uids: readonly string[]; profile?: PersonProfileId }
  | { kind: 'decline'; uid: string; words: string }
  | { kind: 'write'; words: string };

/** What came of it: how many it has reached. */
export type DeedDone = { kind: Deed['kind']; count: number };

/** Those who wait outside a room, and what one can do for them; one deed at a time. */
export function useDesk(roomId: string, onDone: (done: DeedDone) => void) {
  const watched = useWatch(useMemo(() => watchLobby(roomId), [roomId]));
  const { state, start, reset } = useAction<Deed>(async (deed) => {
    onDone({ kind: deed.kind, count: await carryOut(roomId, deed) });
  });
  return { waiting: watched.value ?? [], state, start, reset };
}

async function carryOut(roomId: string, deed: Deed): Promise<number> {
  switch (deed.kind) {
    case 'admit': {
      const { uids, profile } = deed;
      const input = { roomId, uids: [...uids].slice(0, 100), ...(profile && { profile }) };
      return (await callServer(admitFromLobby, input)).admitted;
    }
    case 'decline':
      await callServer(declineFromLobby, { roomId, uid: deed.uid, words: deed.words });
      return 1;
    case 'write':
      return (await callServer(writeToLobby, { roomId, words: deed.words })).readers;
  }
}
