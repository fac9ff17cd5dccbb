'use client';

import { useTranslations } from 'next-intl';
import type { AskPlace } from '@/components/asks/ask-queue';
import { useAnswer } from '@/components/asks/use-answer';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import type { Ask } from '@/lib/asks/queue';
import { firstName } from '@/lib/core/first-name';

type AskLineProps = Pick<AskPlace, 'colourOf'> & { roomId: string; ask: Ask; name: string };

/** The first who asks, in the free zone of the call, with the two answers that are given most. */
export function AskLine({ roomId, ask, name, colourOf }: AskLineProps) {
  const t = useTranslations('asks');
  const { answer, isPending, error } = useAnswer(roomId, ask);
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Avatar name={name} hue={colourOf(ask.uid).hue} size={28} />
      <span className="min-w-0 text-13 leading-tight max-desktop:flex-1">
        <span className="block truncate font-semibold">{firstName(name)}</span>
        <span className="block truncate text-stage-text-2">
          {error?.happened ?? t(`queue.what.${ask.kind}`)}
        </span>
      </span>
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
    </div>
  );
}
