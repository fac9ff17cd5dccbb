'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardChoice } from '@/components/groups/card-choice';
import { CardSheet, cardsPerSheet } from '@/components/groups/card-sheet';
import { PinList } from '@/components/groups/pin-list';
import { FailureNotice } from '@/components/shell/failure-notice';
import { BackLink } from '@/components/ui/buttons/back-link';
import { Button } from '@/components/ui/buttons/button';
import { chunk } from '@/lib/core/chunk';
import { useHydrated } from '@/lib/core/client/use-hydrated';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useCardChoice } from '@/lib/groups/client/use-card-choice';
import type { GroupPage } from '@/lib/groups/client/use-group';
import { usePins } from '@/lib/groups/client/use-pins';
import { colourInGroup } from '@/lib/groups/colour-in-group';
import { sortPeople } from '@/lib/groups/sort-people';

type PrintableCardsProps = {
  groupId: string;
  hostName: string;
  page: Extract<GroupPage, { state: 'open' }>;
  /** Whose cards were asked for; null for all. */
  asked: readonly string[] | null;
};

/** The cards of a group as sheets of paper, beside what there is to say about them. Stopped cards are left out. */
export function PrintableCards({ groupId, hostName, page, asked }: PrintableCardsProps) {
  const t = useTranslations('groups.cards');
  const { group, people } = page;
  const [hasPins, setHasPins] = useState(false);
  const { pins, failure } = usePins(groupId, people.length);
  const error = useUserError(failure);
  const origin = useHydrated() ? window.location.origin : '';
  const learners = sortPeople(people.filter(({ card }) => card === 'active'));
  const choice = useCardChoice(groupId, learners, asked);
  const sheets = chunk(choice.chosen, cardsPerSheet);
  const colour = colourInGroup(people);
  const count = choice.chosen.length;

  return (
    <main
      id="content"
      className="frame grid items-start gap-8 pt-4 pb-16 tablet:pt-8 desktop:grid-cols-[264px_minmax(0,1fr)] print:block print:w-auto print:max-w-none print:p-0"
    >
      <div className="print:hidden">
        <BackLink href={`/groups/${groupId}`}>{group.name}</BackLink>
        <h1 className="title mt-2 text-28">
          {count === 0 ? t('title') : t('heading', { count, sheets: sheets.length })}
        </h1>
        <p className="mt-4 text-ink-2">{learners.length === 0 ? t('empty') : t('line')}</p>
        <p className="mt-4 text-ink-2">{t('lost')}</p>
        <label className="mt-6 flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says `checked` itself
            role="switch"
            className="size-5 accent-(--ink)"
            checked={hasPins}
            onChange={(event) => setHasPins(event.currentTarget.checked)}
          />
          {t('pins')}
        </label>
        <p className="text-13 text-ink-2">{hasPins ? t('pinsOn') : t('pinsOff')}</p>
        <FailureNotice error={error} className="mt-4" />
        {learners.length === 0 ? null : (
          <Button
            size={48}
            className="mt-6"
            icon={<Printer />}
            isPending={pins === null && failure === null}
            deniedReason={count === 0 ? t('noneChosen') : undefined}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        )}
        {learners.length > 1 ? (
          <CardChoice
            {...choice}
            learners={learners}
            stopped={people.filter(({ card }) => card === 'revoked').length}
            isOpen={asked !== null}
          />
        ) : null}
      </div>
      <div className="grid gap-6 print:block">
        {sheets.map((cards) => (
          <CardSheet
            key={cards[0]?.uid}
            cards={cards}
            colour={colour}
            group={group}
            hostName={hostName}
            origin={origin}
            pins={hasPins ? pins : null}
          />
        ))}
        {!hasPins && pins && count > 0 ? (
          <PinList groupName={group.name} learners={choice.chosen} pins={pins} />
        ) : null}
      </div>
    </main>
  );
}
