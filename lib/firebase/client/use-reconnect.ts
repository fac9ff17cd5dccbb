'use client';

import { useCallback, useEffect } from 'react';
import { loadDatabase, loadFirestore } from './load-firebase';

export type DatabaseService = 'firestore' | 'database';

/** Long enough for a slow network to connect before the next attempt gives this one up. */
const retryEvery = 20_000;

/** Tries to reach a lost database again while the component is there; returns what tries at once. */
export function useReconnect(service: DatabaseService): () => void {
  const reconnect = useCallback(() => void reconnectTo(service), [service]);

  useEffect(() => {
    const timer = setInterval(reconnect, retryEvery);
    return () => clearInterval(timer);
  }, [reconnect]);

  return reconnect;
}

async function reconnectTo(service: DatabaseService): Promise<void> {
  try {
    const kit = await (service === 'firestore' ? loadFirestore() : loadDatabase());
    await kit.reconnect();
  } catch {
    // The code of the SDK itself could not be fetched: the next attempt asks for it again.
  }
}
