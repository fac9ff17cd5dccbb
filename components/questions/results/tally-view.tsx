'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MistakeWords } from '@/components/questions/answer/verdict-view';
import { ChoiceText } from '@/components/questions/choice-text';
import type { Choice } from '@/lib/questions/question';
import type { TallyGroup } from '@/lib/questions/tally';

const bars = {
  right: 'bg-moss',
  partly: 'bg-gorse',
  wrong: 'bg-poppy',
  open: 'bg-line-strong',
  none: 'bg-ink-3',
} as const;

type TallyViewProps<Group extends TallyGroup> = {
  label: string;
  groups: readonly Group[];
  answered: number;
  choices: readonly Choice[];
  /** What a host can do about a group. */
  children?: (group: Group) => ReactNode;
};

/** Answers that say the same, each group with its number of people: a bar, the answer, and what went wrong. */
export function TallyView<Group extends TallyGroup>(props: TallyViewProps<Group>) {
  const { label, groups, answered, choices, children } = props;
  const t = useTranslations('questions');
  // What went wrong in the same way may be different answers.
  const nameOf = (group: Group): string => {
    const label = labelOf(group, choices);
    return group.mistake && group.people > 1 ? t('results.such', { label }) : label;
  };
  return (
    <ul aria-label={label} className="grid gap-2">
      {groups.map((group) => {
        const { id, state, people, mistake, words } = group;
        const part = answered === 0 ? 0 : people / answered;
        return (
          <li key={id} className="grid gap-1">
            <div className="flex items-baseline gap-2 text-14">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <ChoiceText text={nameOf(group)} />
              </span>
              <span className="flex-none text-13 text-ink-2">
                {[...(state === 'none' ? [] : [t(`verdict.${state}`)]), t('results.people', { people })].join(
                  ' · ',
                )}
              </span>
            </div>
            <div aria-hidden="true" className="h-1.5 rounded-4 bg-sunken">
              <div
                className={clsx('h-full rounded-4', bars[state])}
                style={{ width: `${String(part * 100)}%` }}
              />
            </div>
            {mistake ? <MistakeWords mistake={mistake} /> : null}
            {words === undefined ? null : <p className="text-13">{words}</p>}
            {children?.(group)}
          </li>
        );
      })}
    </ul>
  );
}

/** A group of choices is named by their ids. */
function labelOf({ label }: TallyGroup, choices: readonly Choice[]): string {
  if (choices.length === 0) return label;
  const texts = label.split('+').map((id) => choices.find((choice) => choice.id === id)?.text ?? id);
  return texts.join(', ');
}
