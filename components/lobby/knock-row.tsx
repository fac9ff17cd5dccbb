'use client';

import { DoorOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { useNow } from '@/lib/core/client/use-now';
import { waitWords } from '@/lib/lobby/at-door';
import { useDoorAnswers } from '@/lib/lobby/client/use-door-answers';
import type { WaitingRow } from '@/lib/lobby/waiting-row';

type KnockRowProps = {
  roomId: string;
  waiting: readonly WaitingRow[];
  /** The list of those who wait is in view already. */
  isListOpen: boolean;
  onShow: () => void;
  onFailed: (thrown: unknown) => void;
};

const quiet = 'target h-8 flex-none px-2 font-semibold underline underline-offset-3';
const filled = 'target h-8 flex-none rounded-6 bg-on-gorse px-3 font-semibold text-gorse';

/**
 * Says inside the call that people wait: one is answered right here, several by the list. *Not now* puts the row away,
 * and the person goes on waiting.
 */
export function KnockRow({ roomId, waiting: everybody, isListOpen, onShow, onFailed }: KnockRowProps) {
  const t = useTranslations('lobby.panel');
  const answers = useDoorAnswers(onFailed);
  const waiting = answers.stillAsking(roomId, everybody);
  const words = waitWords(waiting, useNow());
  const [person] = waiting;
  if (words === null || person === undefined || isListOpen) return null;
  const { uid, name } = person;
  const isAlone = waiting.length === 1;
  return (
    <Banner
      icon={<DoorOpen />}
      action={
        isAlone ? (
          <>
            <button type="button" className={quiet} onClick={() => answers.notNow({ roomId, uid })}>
              {t('notNow')}
            </button>
            <button
              type="button"
              className={filled}
              aria-label={t('admitName', { name })}
              aria-busy={answers.isPending}
              onClick={() => answers.admit({ roomId, uid })}
            >
              {t('admit')}
            </button>
          </>
        ) : (
          <button type="button" className={quiet} onClick={onShow}>
            {t('show')}
          </button>
        )
      }
    >
      {t('knocks', { count: words.count, name })}
      {isAlone && words.minutes > 0 ? (
        <span aria-hidden="true" className="font-normal">
          {' '}
          {t('knocksSince', { minutes: words.minutes })}
        </span>
      ) : null}
    </Banner>
  );
}
