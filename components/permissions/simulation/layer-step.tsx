'use client';

import { clsx } from 'clsx';
import { Building2, Clock, Radio, Settings, User, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { answerIcons } from '@/components/permissions/access-groups';
import { formatDate } from '@/lib/core/dates';
import type { Action } from '@/lib/permissions/actions';
import type { LayerStep as Step } from '@/lib/permissions/simulate';

const layerIcons = {
  policy: <Building2 />,
  profile: <User />,
  room: <Settings />,
  live: <Radio />,
  exception: <Clock />,
} as const;

/** One row of the chain. */
export const stepStyle =
  'grid min-h-11 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-3 text-14 max-tablet:min-h-14 max-tablet:py-1.5 tablet:grid-cols-[20px_minmax(0,1fr)_minmax(0,1.6fr)_88px] [&_.lucide]:size-4';

type LayerStepProps = {
  step: Step;
  isLast: boolean;
  name: string;
  preset: string;
  /** Who set what it says, where that is known. */
  action: Action | null;
};

/** What one layer says about what is wanted; the one that decided is marked. */
export function LayerStep({ step: { layer, answer, speaks }, isLast, name, preset, action }: LayerStepProps) {
  const t = useTranslations('permissions.simulator');
  const answers = useTranslations('permissions.answers');
  const decides = isLast && speaks;
  return (
    <li
      className={clsx(
        stepStyle,
        decides && answer === 'no' && 'bg-poppy-wash',
        decides && answer === 'ask' && 'bg-gorse-wash',
        decides && answer === 'yes' && 'bg-moss-wash',
      )}
    >
      {layerIcons[layer]}
      <span className="font-medium">{t(`layers.${layer}`, { name, preset })}</span>
      <span className="text-13 text-ink-2 max-tablet:col-start-2">
        {speaks ? t(`says.${answer}`) : t('silent')}
        {/* With the day: what holds from now on may have been said a week ago. */}
        {speaks && action?.by
          ? `: ${t('by', { name: action.by, time: formatDate(action.at, 'shortDayAndClock') })}`
          : null}
      </span>
      {speaks ? (
        <span
          className={clsx(
            'flex items-center gap-1.5 text-13 max-tablet:col-start-3 max-tablet:row-start-1',
            answer === 'no' ? 'font-medium text-poppy' : 'text-ink-2',
          )}
        >
          {answer === 'no' ? <X /> : answerIcons[answer]}
          {answers(answer)}
        </span>
      ) : null}
    </li>
  );
}
