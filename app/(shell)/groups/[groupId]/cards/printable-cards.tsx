'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardSheet, cardsPerSheet } from '@/components/groups/card-sheet';
import { PinList } from '@/components/groups/pin-list';
import { FailureNotice } from '@/components/shell/failure-notice';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/core/client/use-hydrated';
import { useUserError } from '@/lib/core/client/use-user-error';
import type { GroupPage } from '@/lib/groups/client/use-group';
import { usePins } from '@/lib/groups/client/use-pins';
import { sortPeople } from '@/lib/groups/sort-people';

type PrintableCardsProps = {
  groupId: string;
  hostName: string;
  page: Extract<GroupPage, { state: 'open' }>;
};

/** The cards of a group as sheets of paper, beside what there is to say about them. Stopped cards are left out. */
export function PrintableCards({ groupId, hostName, page: { group, people } }: PrintableCardsProps) {
  const t = useTranslations('groups.cards');
  const [hasPins, setHasPins] = useState(false);
  const { pins, failure } = usePins(groupId, people.length);
  const error = useUserError(failure);
  const origin = useHydrated() ? window.location.origin : '';
  const learners = sortPeople(people.filter(({ card }) => card === 'active'));
  const sheets = Array.from({ length: Math.ceil(learners.length / cardsPerSheet) }, (_, index) =>
    learners.slice(index * cardsPerSheet, (index + 1) * cardsPerSheet),
  );

  return (
    <main
      id="content"
      className="frame grid items-start gap-8 pt-4 pb-16 tablet:pt-8 desktop:grid-cols-[264px_minmax(0,1fr)] print:block print:w-auto print:max-w-none print:p-0"
    >
      <div className="print:hidden">
        <BackLink href={`/groups/${groupId}`}>{group.name}</BackLink>
        <h1 className="title mt-2 text-28">
          {learners.length === 0
            ? t('title')
            : t('heading', { count: learners.length, sheets: sheets.length })}
        </h1>
        <p className="mt-4 text-ink-2">{learners.length === 0 ? t('empty') : t('line')}</p>
        <p className="mt-4 text-ink-2">{t('lost')}</p>
        <label className="mt-6 flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            role="switch"
            className="size-5 accent-(--ink)"
            checked={hasPins}
            onChange={(event) => setHasPins(event.currentTarget.checked)}
          />
          {t('pins')}
        </label>
        <p className="text-13 text-ink-2">{hasPins ? t('pinsOn') : t('pinsOff')}</p>
        <FailureNotice error={error} className="mt-4" />
        <Button
          size={48}
          className="mt-6"
          icon={<Printer />}
          isPending={pins === null && failure === null}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      <div className="grid gap-6 print:block">
        {sheets.map((cards) => (
          <CardSheet
            key={cards[0]?.uid}
            cards={cards}
            group={group}
            hostName={hostName}
            origin={origin}
            pins={hasPins ? pins : null}
          />
        ))}
        {!hasPins && pins && learners.length > 0 ? (
          <PinList groupName={group.name} learners={learners} pins={pins} />
        ) : null}
      </div>
    </main>
  );
}
