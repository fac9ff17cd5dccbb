'use client';

import { clsx } from 'clsx';
import { LayoutGrid, PictureInPicture2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { CallStage } from '@/components/call/panels/call-lists';
import type { Stages } from '@/components/call/stage/use-stages';

type StageSwitchProps = {
  stages: Stages;
  list: readonly CallStage[];
  isPhone: boolean;
};

type Choice = { key: string; icon: LucideIcon; label: string; isChosen: boolean; choose: () => void };

/** Worksheet, both, or video: radio buttons in one row. Nothing while there is only video. */
export function StageSwitch({ stages, list, isPhone }: StageSwitchProps) {
  const t = useTranslations('call.controls');
  const group = useId();
  const { mode, shown, choose } = stages;
  // Three have no room beside the buttons of a phone unless they are narrower.
  const isNarrow = isPhone && list.length > 1;
  if (choose === undefined) return null;
  const alone = isPhone ? 'both' : 'stage';
  const ofStages = list.map((stage): Choice => ({
    key: stage.id,
    icon: stage.icon,
    label: t(stage.label),
    isChosen: mode === alone && shown?.id === stage.id,
    choose: () => choose(alone, stage),
  }));
  const both: Choice = {
    key: 'both',
    icon: PictureInPicture2,
    label: t('both'),
    isChosen: mode === 'both',
    choose: () => choose('both'),
  };
  const video: Choice = {
    key: 'video',
    icon: LayoutGrid,
    label: t('video'),
    isChosen: mode === 'video',
    choose: () => choose('video'),
  };
  return (
    <fieldset className="flex flex-none rounded-10 bg-tile p-0.5">
      <legend className="sr-only">{t('stages')}</legend>
      {(isPhone ? [video, ...ofStages] : [...ofStages, both, video]).map((choice) => (
        <label
          key={choice.key}
          title={isPhone ? choice.label : undefined}
          className={clsx(
            isNarrow ? 'w-9' : 'min-w-8 px-2.5 max-tablet:min-w-11',
            'relative flex h-8 items-center justify-center gap-1.5 rounded-8 text-13 text-stage-text-2 select-none max-tablet:h-11 has-checked:bg-stage-selected has-checked:text-stage-text has-focus-visible:outline-2 has-focus-visible:outline-orchid [&_.lucide]:size-4',
          )}
        >
          <input
            type="radio"
            name={group}
            checked={choice.isChosen}
            onChange={choice.choose}
            aria-label={choice.label}
            className="absolute inset-0 m-0 cursor-default opacity-0"
          />
          <choice.icon aria-hidden="true" />
          {isPhone ? null : <span aria-hidden="true">{choice.label}</span>}
        </label>
      ))}
    </fieldset>
  );
}
