'use client';

import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { answerOffer, offerRoom } from '@/lib/rooms/contract';

type Step = { kind: 'offer'; uid: string | null } | { kind: 'answer'; accept: boolean };

/** Offering a room, taking the offer back, and answering it. */
export function useHandover(roomId: string) {
  const { state, start } = useAction<Step>(async (step, onChecking) => {
    if (step.kind === 'offer') await callServer(offerRoom, { roomId, uid: step.uid }, { onChecking });
    else await callServer(answerOffer, { roomId, accept: step.accept }, { onChecking });
  });
  return { state, error: useUserError(state.failure), start };
}
