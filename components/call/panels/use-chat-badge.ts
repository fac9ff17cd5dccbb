import { useTranslations } from 'next-intl';
import { useCallContext } from '@/components/call/call-context';
import type { PanelBadge } from '@/components/call/panels/call-lists';
import { useUnread } from '@/lib/chat/client/use-unread';

/** How many messages the person has not read. */
export function useChatBadge(): PanelBadge | null {
  const t = useTranslations('call.controls');
  const { roomId, viewer } = useCallContext();
  const count = useUnread(roomId, viewer.uid);
  return count === 0 ? null : { count, label: t('chatUnread', { count }) };
}
