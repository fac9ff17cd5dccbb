'use client';

import { useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction, type ActionState } from '@/lib/core/client/use-action';
import { useWatch } from '@/lib/core/client/use-watch';
import type { GivenAnswer, OwnAnswer } from '@/lib/questions/answer';
import { watchOwnAnswer, watchOwnMark } from '@/lib/questions/client/watch-answers';
import { answerQuestion } from '@/lib/questions/contract';
import type { AskedQuestion } from '@/lib/questions/parse-questions';
import { isRevealed } from '@/lib/questions/question';
import type { Verdict } from '@/lib/questions/verdict';

export type OwnAnswerState = {
  /** What was sent in this round, the first first. */
  tries: OwnAnswer['tries'];
  /** Tries that are left. */
  left: number;
  /** The verdict about the last one; null while it is not told. */
  verdict: Verdict | null;
  /** Why the last one was no try. */
  unreadable: string | null;
  sending: ActionState;
  send: (given: GivenAnswer) => void;
};

type Answerer = {
  roomId: string;
  question: AskedQuestion;
  uid: string;
  /** An answer has arrived and counts. */
  onCounted: (given: GivenAnswer) => void;
};

/** What a person has answered to a question, and the way to answer. */
export function useOwnAnswer({ roomId, question, uid, onCounted }: Answerer): OwnAnswerState {
  const { id: questionId, round, tries: most } = question;
  const own = useWatch(watchOwnAnswer, roomId, questionId, uid).value ?? null;
  const mark = useWatch(watchOwnMark, roomId, questionId, isRevealed(question) ? (own?.mark ?? null) : null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const action = useAction<GivenAnswer>(async (given, onChecking) => {
    setUnreadable(null);
    const answer = await callServer(answerQuestion, { roomId, questionId, round, given }, { onChecking });
    if (answer.outcome === 'unreadable') setUnreadable(answer.reason);
    else onCounted(given);
  });
  const tries = own?.tries.filter((one) => one.round === round) ?? [];
  const marked = mark.value?.tries.filter((one) => one.round === round) ?? [];
  return {
    tries,
    left: Math.max(0, most - tries.length),
    // A mark that is behind the answer says nothing about it yet.
    verdict: marked.length === tries.length ? (marked.at(-1)?.verdict ?? null) : null,
    unreadable,
    sending: action.state,
    send: action.start,
  };
}
