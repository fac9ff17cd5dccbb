'use client';

import { useState } from 'react';
import { cardsPath } from '@/lib/groups/card-choice';
import type { GroupPerson } from '@/lib/groups/schema';

type CardChoice = {
  /** In the order of the list. */
  chosen: readonly GroupPerson[];
  toggle: (uid: string) => void;
  /** Selects all; or none, when all are selected already. */
  toggleAll: () => void;
};

/**
 * The learners whose cards are printed. The choice is in the address, so that the page shows the same after a reload.
 */
export function useCardChoice(
  groupId: string,
  learners: readonly GroupPerson[],
  asked: readonly string[] | null,
): CardChoice {
  const [only, setOnly] = useState(asked);
  const chosen = only === null ? learners : learners.filter(({ uid }) => only.includes(uid));
  const isAll = chosen.length === learners.length;

  const choose = (uids: readonly string[]) => {
    // Without a list, a choice of all includes learners who are added meanwhile.
    const next = learners.every(({ uid }) => uids.includes(uid)) ? null : uids;
    setOnly(next);
    window.history.replaceState(window.history.state, '', cardsPath(groupId, next));
  };

  return {
    chosen,
    toggle: (uid) => {
      const before = chosen.map((learner) => learner.uid);
      choose(before.includes(uid) ? before.filter((one) => one !== uid) : [...before, uid]);
    },
    toggleAll: () => choose(isAll ? [] : learners.map(({ uid }) => uid)),
  };
}
