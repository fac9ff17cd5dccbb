'use client';

import { useEffect, useState } from 'react';
import { watchDiscarded } from './draft-store';
import { useDraft } from '../use-draft';
import { useSession } from '../use-session';

/** The words in a field, kept at each key press. */
export type KeptText = {
  text: string;
  change: (text: string) => void;
  /** They were sent, or the person has thrown them away; the field shows what is saved. */
  clear: () => void;
};

/**
 * The one hook for a field of words outside a form. What was typed outlives the field, a reload and a crash of the tab.
 *
 * @param place tells it from the person's other fields, such as `room.<id>.hand`
 * @param saved what stands there while nothing else was typed
 */
export function useKeptText(place: string, saved = ''): KeptText {
  const uid = useSession().user?.uid ?? null;
  const draft = useDraft(place, { outlivesTab: true });
  const [typed, setTyped] = useState<string | null>(() => draft.read()['text'] ?? null);
  useEffect(
    () => watchDiscarded(uid, place, ({ text }) => setTyped((now) => (now === text ? null : now))),
    [uid, place],
  );
  useEffect(() => {
    if (typed === saved) draft.discard();
  }, [typed, saved, draft]);
  return {
    text: typed ?? saved,
    change: (text) => {
      setTyped(text);
      if (text === saved) draft.discard();
      else draft.keep({ text });
    },
    clear: () => {
      setTyped(null);
      draft.discard();
    },
  };
}
