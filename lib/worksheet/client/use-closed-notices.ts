'use client';

import { useCallback, useState } from 'react';
import { withStorage } from '@/lib/auth/client/local-data';
import { sessionStore } from '@/lib/auth/client/session';
import { personalKey } from '@/lib/auth/personal-key';

/** The most notices of a sheet that a person can keep closed: the oldest open again. */
const most = 200;

/** The notices of a sheet that this person has closed, in this browser. */
export function useClosedNotices(sheet: string): {
  closed: ReadonlySet<string>;
  close: (notice: string) => void;
} {
  const [closed, setClosed] = useState(() => readClosed(sheet));
  const close = useCallback(
    (notice: string) => {
      const next = [...readClosed(sheet), notice].slice(-most);
      withStorage((storage) => storage.setItem(keyOf(sheet), JSON.stringify(next)), undefined);
      setClosed((before) => new Set([...before, notice]));
    },
    [sheet],
  );
  return { closed, close };
}

/** Without an account it belongs to nobody else either: it goes with everything of this device. */
const keyOf = (sheet: string): string =>
  personalKey(sessionStore.read().user?.uid ?? 'nobody', `closed-notices.${sheet}`);

/** Anyone can edit their own storage: what is no list of words is none. */
function readClosed(sheet: string): ReadonlySet<string> {
  const kept = withStorage((storage) => storage.getItem(keyOf(sheet)), null);
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}
