'use client';

import { useCallback, useState } from 'react';
import { withStorage } from '@/lib/auth/client/local-data';
import { parseSettings, type CaptionSettings } from '../caption-settings';

const storageKey = 'chalktalk.captions';

export type OwnCaptions = {
  settings: CaptionSettings;
  change: (changes: Partial<CaptionSettings>) => void;
  toggle: () => void;
};

/** Whether and how this person reads captions; the device keeps it until they sign out. */
export function useCaptionSettings(): OwnCaptions {
  const [settings, setSettings] = useState(() =>
    parseSettings(withStorage((storage) => storage.getItem(storageKey), null)),
  );
  const change = useCallback((changes: Partial<CaptionSettings>) => {
    setSettings((before) => {
      const next = { ...before, ...changes };
      withStorage((storage) => storage.setItem(storageKey, JSON.stringify(next)), undefined);
      return next;
    });
  }, []);
  return { settings, change, toggle: () => change({ isOn: !settings.isOn }) };
}
