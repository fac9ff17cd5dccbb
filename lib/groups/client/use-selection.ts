'use client';

import { useState } from 'react';

export type Selection<Item> = {
  /** Null while nothing can be selected, which is how a page begins. */
  selected: readonly Item[] | null;
  begin: () => void;
  toggle: (uid: string) => void;
  /** Everybody; or nobody, when it is everybody already. */
  toggleAll: () => void;
  end: () => void;
};

/** Who of a list is selected, in its order. Whoever leaves the list is selected no more. */
export function useSelection<Item extends { uid: string }>(items: readonly Item[]): Selection<Item> {
  const [uids, setUids] = useState<ReadonlySet<string> | null>(null);
  const selected = uids && items.filter(({ uid }) => uids.has(uid));

  return {
    selected,
    begin: () => setUids(new Set()),
    toggle: (uid) =>
      setUids((before) => {
        const next = new Set(before);
        if (!next.delete(uid)) next.add(uid);
        return next;
      }),
    toggleAll: () => setUids(new Set(selected?.length === items.length ? [] : items.map(({ uid }) => uid))),
    end: () => setUids(null),
  };
}
