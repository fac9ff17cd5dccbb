'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { isProfileId } from '@/lib/access/profiles';
import { stoppables } from '@/lib/moderation/stoppable';

/**
 * Asks what somebody else has just done about this person here, or with `includeRoomWide` to everyone, and puts it
 * into words; null when nobody did.
 */
export function useTellAction(
  roomId: string,
): (includeRoomWide?: boolean) => Promise<{ words: string; isOnce: boolean; isPutBack?: boolean } | null> {
  const t = useTranslations('moderation.told');
  const profileName = useProfileName();
  // The words may change while a call runs; what asks for them must not.
  const latest = useRef({ t, profileName });
  useEffect(() => {
    latest.current = { t, profileName };
  });
  return useCallback(
    async (includeRoomWide = false) => {
      // Fetched when something was done: to most people nothing ever is.
      const { findAction } = await import('@/lib/moderation/client/find-action');
      const found = await findAction(roomId, includeRoomWide);
      if (found === null) return null;
      const words = latest.current;
      const by = found.byName ?? words.t('somebody');
      const { action, what } = found;
      if (action === 'source-stopped') {
        const source = stoppables.find((one) => one === what) ?? 'microphone';
        return { words: words.t(`source-stopped.${source}`, { by }), isOnce: true };
      }
      if (action === 'all-muted') return { words: words.t(action, { by }), isOnce: true };
      if (action === 'shield-changed') {
        return { words: words.t(what === 'paused' ? 'paused' : action, { by }), isOnce: false };
      }
      const role = isProfileId(what) ? words.profileName(what) : '';
      return { words: words.t(action, { by, role }), isOnce: false, isPutBack: action === 'lobby-put-back' };
    },
    [roomId],
  );
}
