'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { DocumentPlace } from '@/lib/documents/document-place';

type Question = ComponentType<{
  places: readonly DocumentPlace[];
  onLeave: () => void;
  onClose: () => void;
}>;

/** Fetched ahead: it is needed most when there is no connection. */
const load = () =>
  Promise.all([import('@/lib/documents/client/list-unsent'), import('@/app/(shell)/unsent-leave')]);

/** Signs somebody out, after a question where this device has edits of theirs that would be lost. */
export function useUnsentLeave(
  uid: string | null,
  onLeave: () => void,
): { leave: () => void; question: ReactNode } {
  const [shown, setShown] = useState<{ Question: Question; places: DocumentPlace[] } | null>(null);
  useEffect(() => {
    if (uid !== null) load().catch(() => undefined);
  }, [uid]);

  const ask = async () => {
    const [{ listUnsent }, { UnsentLeave }] = await load();
    const places = await listUnsent();
    if (places.length === 0) onLeave();
    else setShown({ Question: UnsentLeave, places });
  };
  return {
    // Nobody is kept signed in because a part of the page did not come.
    leave: () => void ask().catch(onLeave),
    question: shown ? (
      <shown.Question
        places={shown.places}
        onLeave={() => {
          setShown(null);
          onLeave();
        }}
        onClose={() => setShown(null)}
      />
    ) : null,
  };
}
