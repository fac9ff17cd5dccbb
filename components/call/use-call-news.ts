import { useTranslations } from 'next-intl';
import type { useDeniedReason } from '@/components/call/bar/use-denied-reason';
import { useAskNews } from '@/components/call/notices/use-ask-news';
import { useNotify } from '@/components/call/notices/use-notify';
import { useRoomWords } from '@/components/call/notices/use-room-words';
import { useServiceNews } from '@/components/call/notices/use-service-news';
import type { CallPeople } from '@/components/call/use-call-people';
import type { CallNow } from '@/components/call/call-now';
import { useHeldBack } from '@/components/call/use-held-back';
import { usePageTitle } from '@/components/call/use-page-title';
import { useTellAction } from '@/components/moderation/use-tell-action';
import { useRevokedSources } from '@/lib/call/client/sending/use-revoked-sources';
import { useStore } from '@/lib/call/client/use-store';

/** What the person is told while they are in a call: by the title, by notices, and by words for screen readers. */
export function useCallNews(
  { call, ticket, view }: CallNow,
  { asks, answers, waiting }: Pick<CallPeople, 'asks' | 'answers' | 'waiting'>,
  toReason: ReturnType<typeof useDeniedReason>,
) {
  const { room, roomId, notices, isRehearsal } = call;
  const { isInCall, isEntered, sending, denials } = view;
  const rehearsal = useTranslations('call.rehearsal');
  const words = useTranslations('call.room');
  const { notify, notifyFailure } = useNotify(notices);
  useHeldBack(isEntered && !isRehearsal, () => notify(words('pressBackAgain')));

  const ownAsks = asks.mine.filter(({ answer }) => answer === null).length;
  usePageTitle(ticket && (isRehearsal ? rehearsal('title', { room: ticket.roomName }) : ticket.roomName), {
    hands: answers && isInCall ? asks.waiting.length - ownAsks : 0,
    outside: waiting.length,
  });
  useAskNews(call, view, asks);
  useServiceNews(view.services, notices);
  const tellAction = useTellAction(roomId);
  useRevokedSources({ room, sending, denials, notices, toReason, tellAction });

  return {
    notify,
    notifyFailure,
    onDenied: (reason: string) => notices.answer({ type: 'denied', reason }),
    said: useRoomWords(view, notices),
    notice: useStore(notices),
  };
}
