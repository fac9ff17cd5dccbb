import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useMessageReader } from '@/components/chat/message-text/message-reader';
import type { Audience } from '@/lib/chat/audience';

type Sent = { to: Audience; from: string; name: string };

/** Who reads a message, in words. */
export function useAudienceWords() {
  const t = useTranslations('chat');
  const { uid, nameOf } = useMessageReader();
  return useMemo(
    () => ({
      /** What one does in the field. */
      toWrite: (to: Audience): string => {
        if (to === 'everyone') return t('write');
        return to === 'hosts' ? t('audience.writeHosts') : t('audience.writeOne', { name: nameOf(to) });
      },
      /** Who reads what was sent; null for everyone. */
      ofMessage: ({ to, from, name }: Sent): string | null => {
        if (to === 'everyone') return null;
        if (to === 'hosts') return from === uid ? t('audience.hostsYou') : t('audience.hostsAnd', { name });
        return t('audience.onlyYou', { name: from === uid ? nameOf(to) : name });
      },
    }),
    [t, uid, nameOf],
  );
}
