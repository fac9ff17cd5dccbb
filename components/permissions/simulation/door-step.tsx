'use client';

import { clsx } from 'clsx';
import { DoorOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { answerIcons } from '@/components/permissions/access-groups';
import { stepStyle } from '@/components/permissions/simulation/layer-step';
import { doorOf } from '@/components/permissions/simulation/door-words';
import type { EntryRefusal } from '@/lib/permissions/find-entry-refusal';

/** Whether they come in at all, before any permission counts. */
export function DoorStep({ refusal }: { refusal: EntryRefusal | null }) {
  const t = useTranslations('permissions.simulator.door');
  const answer = refusal === null ? 'yes' : refusal === 'rooms/waiting' ? 'ask' : 'no';
  return (
    <li className={clsx(stepStyle, answer === 'no' && 'bg-poppy-wash', answer === 'ask' && 'bg-gorse-wash')}>
      <DoorOpen />
      <span className="font-medium">{t('label')}</span>
      <span className="text-13 text-ink-2 max-tablet:col-start-2">{t(doorOf(refusal))}</span>
      <span className="flex items-center gap-1.5 text-13 text-ink-2 max-tablet:col-start-3 max-tablet:row-start-1">
        {answerIcons[answer]}
        {t(`answers.${answer}`)}
      </span>
    </li>
  );
}
