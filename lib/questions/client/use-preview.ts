'use client';

import { useEffect, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { previewQuestion } from '@/lib/questions/contract';
import type { QuestionDraft } from '@/lib/questions/draft/question-draft';
import { toQuestion, type WrittenQuestion } from '@/lib/questions/draft/to-question';
import type { QuestionPreview } from '@/lib/questions/preview-shape';

/** What is written is looked at once it rests (ms). */
const restsAfter = 600;

type Preview = { value: QuestionPreview | null; isWaiting: boolean; failure: unknown };

/** What would be accepted as an answer and what not, while the question is written. Null while it says too little. */
export function usePreview(roomId: string, draft: QuestionDraft): Preview {
  const written = toQuestion(draft);
  const isCalculated = draft.kind === 'number' || draft.kind === 'formula' || draft.kind === 'solutions';
  const key = isCalculated && !('fault' in written) ? JSON.stringify(written) : null;
  const [seen, setSeen] = useState<{ key: string; value: QuestionPreview | null; failure: unknown } | null>(
    null,
  );
  useEffect(() => {
    if (key === null) return undefined;
    let isCurrent = true;
    const look = async () => {
      const asked = JSON.parse(key) as WrittenQuestion;
      const answer = await callServer(previewQuestion, { roomId, written: asked }).then(
        (value) => ({ key, value, failure: null }),
        (failure: unknown) => ({ key, value: null, failure }),
      );
      if (isCurrent) setSeen(answer);
    };
    const timer = setTimeout(() => void look(), restsAfter);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [roomId, key]);
  if (key === null) return { value: null, isWaiting: false, failure: null };
  return { value: seen?.value ?? null, isWaiting: seen?.key !== key, failure: seen?.failure ?? null };
}
