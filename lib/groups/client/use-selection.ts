'use client';

import { useState } from 'react';

export type Selection<Item> = {
  /** Null while nothing can be selected, as at the start of a page. */
  selected: readonly Item[] | null;
  begin: () => void;
  toggle: (uid: string) => void;
  /** Selects everybody; or nobody, when everybody is selected already. */
  toggleAll: () => void;
  end: () => void;
};

/** The selected people of a list, in its order. A person who leaves the list is no longer selected. */
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
