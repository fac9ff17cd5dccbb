'use client';

import { useTranslations } from 'next-intl';
import { TallyView } from '@/components/questions/results/tally-view';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchTally } from '@/lib/questions/client/watch-answers';
import type { AskedQuestion } from '@/lib/questions/parse-questions';

type SharedTallyProps = { roomId: string; question: AskedQuestion };

/** The results of this round as everybody sees them, once a host shows them. No name is in it. */
export function SharedTally({ roomId, question }: SharedTallyProps) {
  const t = useTranslations('questions.tally');
  const { id, shownAt, round, choices } = question;
  const tally = useWatch(watchTally, roomId, shownAt === undefined ? null : id).value;
  if (!tally || tally.round !== round) return null;
  return (
    <section aria-label={t('label')} className="grid gap-2">
      <p className="text-13 text-ink-2">{t('answered', { answered: tally.answered })}</p>
      <TallyView label={t('label')} groups={tally.groups} answered={tally.answered} choices={choices} />
    </section>
  );
}
