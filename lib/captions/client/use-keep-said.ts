'use client';

import { useEffect } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import type { CaptionCarrier } from './use-caption-lines';
import { createSaidKeeper, keepsEvery } from './said-keeper';
import { keepSaid } from '../contract';
import type { SpokenCell } from '../piece';

type KeepSaidInput = {
  data: CaptionCarrier;
  roomId: string;
  /** Null while nothing is to be kept: the room does not, or there is no session. */
  sessionId: string | null;
  /** This page's own connection: another page of the same person keeps what it says itself. */
  identity: string | undefined;
  /** The line about which the person speaks, if one is shared. The function stays the same. */
  findCell: () => SpokenCell | null;
};

/** Keeps what this person has said, as it was written down; nobody else can keep it for them. */
export function useKeepSaid({ data, roomId, sessionId, identity, findCell }: KeepSaidInput): void {
  useEffect(() => {
    if (sessionId === null || identity === undefined) return undefined;
    const keeper = createSaidKeeper({
      keep: async (pieces) =>
        (await callServer(keepSaid, { roomId, sessionId, pieces: [...pieces] }, { isUnasked: true })).isKept,
      now: () => performance.now(),
    });
    const stop = data.listen('lk.transcription', ({ id, text, isFinal }, speaker) => {
      if (isFinal && speaker.identity === identity) keeper.add(id, text, findCell());
    });
    const flush = () => void keeper.flush();
    const timer = setInterval(flush, keepsEvery);
    return () => {
      stop();
      clearInterval(timer);
      flush();
    };
  }, [data, roomId, sessionId, identity, findCell]);
}
