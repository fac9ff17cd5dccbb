import { useTranslations } from 'next-intl';
import type { PanelBadge } from '@/components/call/panels/call-lists';
import type { CallRoomState } from '@/components/call/use-call-room';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchAskedQuestions } from '@/lib/questions/client/watch-questions';

/** How many questions are open. */
export function useQuestionsBadge({ context, view, isRehearsal }: CallRoomState): PanelBadge | null {
  const t = useTranslations('call.controls');
  const isOn = view.isInCall && !isRehearsal;
  const questions = useWatch(watchAskedQuestions, isOn ? context.roomId : null).value ?? [];
  const count = questions.filter(({ state }) => state === 'open').length;
  return count === 0 ? null : { count, label: t('questionsOpen', { count }) };
}
