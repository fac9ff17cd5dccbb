import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallRoomState } from '@/components/call/use-call-room';
import { formatDate } from '@/lib/core/dates';

export type RoomOfPages = Pick<CallRoomState, 'call' | 'context' | 'rights' | 'isRehearsal'>;

export type KeepPage = { keep: (video: HTMLVideoElement) => void; isPending: boolean };

/** Keeps a page that somebody shows by a camera. Undefined for people who may add no files. */
export function useKeepPage({ call, context, rights, isRehearsal }: RoomOfPages): KeepPage | undefined {
  const t = useTranslations('call.tile');
  const worksheet = useTranslations('worksheet');
  const { viewer, notify, notifyFailure } = context;
  const [isPending, setIsPending] = useState(false);
  if (rights.fileDenial !== null || isRehearsal) return undefined;
  const mayWrite = viewer.access?.['worksheet:edit'].allowed === true;

  const run = async (video: HTMLVideoElement) => {
    const { keepPage } = await import('@/components/call/share/keep-page');
    const kept = await keepPage({
      ...{ roomId: call.roomId, uid: viewer.uid, video },
      name: t('pageAt', { time: formatDate(Date.now(), 'clock') }),
      firstSheet: mayWrite ? worksheet('firstName') : null,
    });
    if (kept === null) notify(t('notKept'));
    else notify(kept.sheet === null ? t('keptInFiles') : t('keptInSheet', { name: kept.sheet }));
  };
  return {
    isPending,
    keep: (video) => {
      setIsPending(true);
      run(video)
        .catch(notifyFailure)
        .finally(() => setIsPending(false));
    },
  };
}
