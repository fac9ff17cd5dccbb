'use client';

import { useTranslations } from 'next-intl';
import type { RoomNotice } from '@/lib/call/client/notices/room-notices';

/** What is not an error, whose words are fetched. */
export type WordedNotice = Exclude<RoomNotice, { type: 'error' }>;

/** The sentence of a notice, for those who see it and those who hear it. */
export function useNoticeWords(): (notice: WordedNotice) => string {
  const t = useTranslations('call');
  return (notice) => {
    switch (notice.type) {
      case 'back':
        return t('trouble.back');
      case 'copied':
        return t('room.copied');
      case 'device-gone':
        return t('notice.deviceGone', { kind: notice.kind });
      case 'done':
      case 'service':
      case 'told':
        return notice.words;
      case 'unanswered':
        return t('notice.unanswered', { kind: notice.kind });
      case 'muted':
        return t('notice.muted');
      case 'stopped':
      case 'denied':
        return notice.reason;
      case 'allowed-again': {
        const { kinds } = notice;
        return t('notice.allowedAgain', { what: kinds.length > 1 ? 'all' : (kinds[0] ?? 'all') });
      }
      case 'allowed':
        return t('notice.allowed', { kind: notice.kind });
      case 'device-switched':
        return t('notice.deviceSwitched', { device: notice.device });
    }
  };
}
