'use client';

import { answerAsk, type AnswerGiven } from '@/lib/asks/contract';
import type { Ask } from '@/lib/asks/queue';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** Answers one of those who wait, once at a time. What was answered leaves the queue by itself. */
export function useAnswer(roomId: string, ask: Pick<Ask, 'uid' | 'kind' | 'at'>) {
  const { uid, kind, at } = ask;
  const { state, start } = useAction(async (answer: AnswerGiven) => {
    await callServer(answerAsk, { roomId, uid, kind, at, answer });
  });
  return { answer: start, isPending: state.isPending, error: useUserError(state.failure) };
}
