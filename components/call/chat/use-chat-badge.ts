import { useTranslations } from 'next-intl';
import { useCallContext } from '@/components/call/call-context';
import type { PanelBadge } from '@/components/call/panels/call-lists';
import { useUnread } from '@/lib/chat/client/use-unread';

/** How many messages the person has not read. Those that mention them stand apart, on gorse. */
export function useChatBadge(): PanelBadge | null {
  const t = useTranslations('call.controls');
  const { roomId, viewer } = useCallContext();
  const { count, mentions } = useUnread(roomId, viewer.uid);
  if (count === 0) return null;
  const label = t('chatUnread', { count, mentions });
  return mentions === 0 ? { count, label } : { count, waiting: mentions, label };
}
