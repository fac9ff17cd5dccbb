'use client';

import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { LearnerRow } from '@/components/groups/learner-row';
import type { PeopleActions } from '@/components/groups/people-actions';
import { SelectableRow } from '@/components/groups/selectable-row';
import { SelectionBar } from '@/components/groups/selection-bar';
import { Button } from '@/components/ui/buttons/button';
import { colourInGroup } from '@/lib/groups/colour-in-group';
import type { Selection } from '@/lib/groups/client/use-selection';
import type { GroupPerson } from '@/lib/groups/schema';

type LearnerListProps = PeopleActions & {
  learners: readonly GroupPerson[];
  empty: string;
  selection: Selection<GroupPerson>;
};

/**
 * The people of a group: learners with cards, and those with a way in of their own. What is done about one stands
 * in their row; what is done about several, in a bar over the list while they are selected.
 */
export function LearnerList({ learners, empty, selection, ...actions }: LearnerListProps) {
  const t = useTranslations('groups.group');
  const { selected } = selection;
  const colour = colourInGroup(learners);
  const isSelecting = selected !== null && learners.length > 0;
  const select = useSelectButton(isSelecting);
  const handleKey = (event: KeyboardEvent) => {
    // What is open over the list closes first.
    if (isSelecting && event.key === 'Escape' && !event.defaultPrevented) selection.end();
  };

  return (
    <section aria-labelledby="learners" className="mt-8" onKeyDown={handleKey}>
      {isSelecting ? (
        <>
          <h2 id="learners" className="sr-only">
            {t('peopleTitle')}
          </h2>
          <SelectionBar
            {...actions}
            selected={selected}
            isAll={selected.length === learners.length}
            onToggleAll={selection.toggleAll}
            onEnd={selection.end}
          />
        </>
      ) : (
        <div className="flex min-h-16 items-center justify-between gap-4">
          <div>
            <h2 id="learners" className="text-22 font-semibold">
              {t('peopleTitle')}
            </h2>
            <p className="text-ink-2">
              {learners.length === 0 ? empty : t('people', { count: learners.length })}
            </p>
          </div>
          {learners.length > 1 ? (
            <Button ref={select} variant="edge" icon={<ListChecks />} onClick={selection.begin}>
              {t('select')}
            </Button>
          ) : null}
        </div>
      )}
      {learners.length === 0 ? null : (
        <ul className="mt-2">
          {learners.map((learner) =>
            isSelecting ? (
              <SelectableRow
                key={learner.uid}
                person={learner}
                colour={colour(learner.uid)}
                isSelected={selected.includes(learner)}
                onToggle={() => selection.toggle(learner.uid)}
              />
            ) : (
              <LearnerRow key={learner.uid} learner={learner} colour={colour(learner.uid)} {...actions} />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

/** Focus comes back to the button when the bar that took its place goes. */
function useSelectButton(isSelecting: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSelecting = useRef(isSelecting);
  useEffect(() => {
    if (wasSelecting.current && !isSelecting) button.current?.focus();
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  return button;
}
