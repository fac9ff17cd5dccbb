'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDraft } from '@/lib/auth/client/use-draft';
import { isRecord } from '@/lib/core/is-record';
import { askHandOver } from '@/lib/questions/client/ask-hand-over';
import { emptyDraft, type QuestionDraft } from '@/lib/questions/draft/question-draft';
import { draftOfLine, type AskedLine } from '@/lib/questions/draft/to-draft';

/** A question that is written: a new one, or one that was kept. */
export type Writing = { questionId: string | undefined; draft: QuestionDraft };

const none = () => null;

/**
 * The question that a host writes; null while they write none. A new one outlives the panel and a reload. A line that
 * was handed over from a sheet or the chat begins one.
 */
export function useQuestionDraft(roomId: string) {
  const kept = useDraft(`question.${roomId}`);
  const [writing, setWriting] = useState<Writing | null>(() => {
    const draft = readKept(kept.read()['draft']);
    return draft === null ? null : { questionId: undefined, draft };
  });
  const waiting = useSyncExternalStore(askHandOver.subscribe, askHandOver.read, none);
  const write = (next: Writing) => {
    if (next.questionId === undefined) kept.keep({ draft: JSON.stringify(next.draft) });
    setWriting(next);
  };
  const line = waiting?.roomId === roomId ? waiting.line : null;
  const [taken, setTaken] = useState<AskedLine | null>(null);
  if (line !== null && line !== taken) {
    setTaken(line);
    setWriting({ questionId: undefined, draft: draftOfLine(line) });
  }
  useEffect(() => {
    if (line !== null) askHandOver.set(null);
  }, [line]);
  return {
    writing,
    write,
    begin: () => write({ questionId: undefined, draft: emptyDraft }),
    /** What was new is kept by the server: it is changed from now on, not made once more. */
    nameKept: (questionId: string) => {
      kept.discard();
      setWriting((before) => before && { ...before, questionId });
    },
    end: () => {
      kept.discard();
      setWriting(null);
    },
  };
}

/** What an older page kept may lack fields. */
function readKept(text: string | undefined): QuestionDraft | null {
  if (text === undefined) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) ? { ...emptyDraft, ...stored } : null;
  } catch {
    return null;
  }
}
