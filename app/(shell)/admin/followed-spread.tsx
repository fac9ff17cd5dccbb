'use client';

import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useSpread, type FollowedSpread } from '@/lib/permissions/client/use-spread';

const SpreadContext = createContext<FollowedSpread | null>(null);

/**
 * Spreads what is saved to the rooms, whatever page of the administration is open. An administrator who saves and
 * goes on to another page leaves no room behind; one who comes later continues what was left.
 */
export function FollowedSpreadProvider({ children }: { children: ReactNode }) {
  const spread = useSpread();
  const { resume } = spread;
  useEffect(() => resume(), [resume]);
  return <SpreadContext value={spread}>{children}</SpreadContext>;
}

/** How far what was saved on this page has come; another page says nothing of it. */
export function useFollowedSpread(): FollowedSpread {
  const spread = useContext(SpreadContext);
  if (spread === null) throw new Error('Nobody follows what is saved here.');
  const { hush } = spread;
  useEffect(() => hush, [hush]);
  return spread;
}
