'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createReactions, type ReactionStore } from './create-reactions';
import type { Reactions } from '../reactions';

const none: Reactions = new Map();

/** The reactions of a call, for as long as its page is drawn. */
export function useReactions(data: Parameters<typeof createReactions>[0]): ReactionStore {
  const store = useMemo(() => createReactions(data), [data]);
  useEffect(() => store.start(), [store]);
  return store;
}

/** Follows them where they are drawn; nothing else of the page is drawn again for one. */
export const useReactionsIn = (store: ReactionStore): Reactions =>
  useSyncExternalStore(store.subscribe, store.read, () => none);
