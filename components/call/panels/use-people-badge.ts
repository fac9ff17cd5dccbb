import { useTranslations } from 'next-intl';
import type { PanelBadge } from '@/components/call/panels/call-lists';
import { useCallContext } from '@/components/call/call-context';
import type { CallRoomState } from '@/components/call/use-call-room';

/** How many people are inside, and how many wait for something: to be let in, or for an answer. */
export function usePeopleBadge({ asks, waiting }: CallRoomState): PanelBadge {
  const t = useTranslations('call.controls');
  const count = useCallContext().people.length;
  const label = t('peopleCount', { count, hands: asks.waiting.length, outside: waiting.length });
  return { count, waiting: asks.waiting.length + waiting.length, label };
}
