'use client';

import {
  ArrowRightLeft,
  ChevronDown,
  KeyRound,
  LogOut,
  OctagonX,
  Printer,
  RotateCcw,
  UserMinus,
} from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PeopleActions } from '@/components/groups/people-actions';
import { Button } from '@/components/ui/buttons/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { GroupPerson } from '@/lib/groups/schema';

/** Learners are deleted, everybody else is taken out: two actions, and not to be done by one press. */
export type Leaving = 'remove' | 'take-out' | 'mixed';

type SelectionMenuProps = PeopleActions & {
  selected: readonly GroupPerson[];
  leaving: Leaving;
  deniedReason: string | undefined;
};

/** What can be done about the cards of those who are selected; on a phone, everything that can be done about them. */
export function SelectionMenu({ selected, leaving, deniedReason, ...actions }: SelectionMenuProps) {
  const t = useTranslations('groups.selection');
  const label = (
    <>
      <span className="max-tablet:hidden">{t('cards')}</span>
      <span className="tablet:hidden">{t('actions')}</span>
    </>
  );
  if (deniedReason !== undefined) {
    return (
      <Button variant="edge" className="max-tablet:h-11" deniedReason={deniedReason}>
        {label}
      </Button>
    );
  }
  return (
    <Menu
      trigger={
        <Button variant="edge" className="max-tablet:h-11">
          {label}
          <ChevronDown className="size-4!" />
        </Button>
      }
    >
      <CardItems selected={selected} {...actions} />
      <OnPhones>
        <MenuItem icon={<ArrowRightLeft />} onSelect={() => actions.onMove(selected)}>
          {t('move')}
        </MenuItem>
        {leaving === 'take-out' ? (
          <MenuItem icon={<LogOut />} tone="poppy" onSelect={() => actions.onTakeOut(selected)}>
            {t('takeOut')}
          </MenuItem>
        ) : (
          <MenuItem
            icon={<UserMinus />}
            tone="poppy"
            deniedReason={leaving === 'mixed' ? t('mixed') : undefined}
            onSelect={() => actions.onRemove(selected)}
          >
            {t('remove')}
          </MenuItem>
        )}
      </OnPhones>
    </Menu>
  );
}

const OnPhones = ({ children }: { children: ReactNode }) => <div className="tablet:hidden">{children}</div>;

/** They are about those of the selected who have a card. */
function CardItems({ selected, ...actions }: PeopleActions & { selected: readonly GroupPerson[] }) {
  const t = useTranslations('groups.selection');
  const holders = selected.filter(({ card }) => card !== null);
  const active = holders.filter(({ card }) => card === 'active');
  const stopped = holders.filter(({ card }) => card === 'revoked');
  const noCard = holders.length === 0 ? t('noCard') : undefined;
  return (
    <>
      {active.length === 0 ? (
        <MenuItem deniedReason={noCard ?? t('allStopped')}>{t('print')}</MenuItem>
      ) : (
        <MenuItem asChild>
          <Link href={actions.cardsHref(active)}>
            <Printer />
            {t('print')}
          </Link>
        </MenuItem>
      )}
      <MenuItem icon={<KeyRound />} deniedReason={noCard} onSelect={() => actions.onNewPins(selected)}>
        {t('newPins')}
      </MenuItem>
      {active.length > 0 || stopped.length === 0 ? (
        <MenuItem icon={<OctagonX />} deniedReason={noCard} onSelect={() => actions.onRevoke(active)}>
          {t('stop')}
        </MenuItem>
      ) : null}
      {stopped.length > 0 ? (
        <MenuItem icon={<RotateCcw />} onSelect={() => actions.onReissue(stopped)}>
          {t('reissue')}
        </MenuItem>
      ) : null}
    </>
  );
}
