'use client';

import { useTranslations } from 'next-intl';
import type { AskPlace } from '@/components/asks/ask-queue';
import { useAnswer } from '@/components/asks/use-answer';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Avatar } from '@/components/ui/people/avatar';
import { Button } from '@/components/ui/buttons/button';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { Ask } from '@/lib/asks/queue';
import { useEverySecond } from '@/lib/core/client/use-every-second';
import { firstName } from '@/lib/core/first-name';
import { formatClock } from '@/lib/core/format-clock';

type AskLineProps = Pick<AskPlace, 'colourOf'> & { roomId: string; ask: Ask; name: string };

/**
 * The first who asks and since when, in the free zone of the call, with the two answers that are given most. What goes
 * wrong has no room in a line: it stands on paper beside it, whole.
 */
export function AskLine({ roomId, ask, name, colourOf }: AskLineProps) {
  const t = useTranslations('asks');
  const { answer, isPending, error } = useAnswer(roomId, ask);
  const time = formatClock(Math.max(0, useEverySecond() - ask.at));
  return (
    <div className="relative flex min-w-0 items-center gap-2 max-desktop:flex-1">
      <PersonBar {...colourOf(ask.uid)} className="h-8" />
      <Avatar name={name} hue={colourOf(ask.uid).hue} uid={ask.uid} className="max-tablet:hidden" />
      <p className="line-clamp-2 min-w-0 text-13 leading-tight text-stage-text-2 tabular max-desktop:flex-1">
        {t.rich('line.sentence', {
          name: firstName(name),
          what: t(`queue.what.${ask.kind}`),
          time,
          who: (chunks) => (
            <b className="inline-block max-w-[14ch] truncate align-bottom font-semibold text-stage-text">
              {chunks}
            </b>
          ),
        })}
      </p>
      <Button
        size={32}
        className="bg-gorse! text-on-gorse!"
        isPending={isPending}
        onClick={() => answer({ outcome: 'granted', lasts: 'session' })}
      >
        {t('line.allow')}
      </Button>
      <Button
        variant="stage"
        size={32}
        isPending={isPending}
        onClick={() => answer({ outcome: 'declined', words: '' })}
      >
        {t('line.notNow')}
      </Button>
      <div className="paper absolute inset-x-0 z-menu rounded-8 max-desktop:top-full max-desktop:mt-2 desktop:bottom-full desktop:mb-3">
        <FailureNotice error={error} />
      </div>
    </div>
  );
}
