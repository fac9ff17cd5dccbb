'use client';

import {
  ArrowRightLeft,
  Ellipsis,
  KeyRound,
  LogOut,
  OctagonX,
  Printer,
  RotateCcw,
  UserMinus,
} from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { PeopleActions } from '@/components/groups/people-actions';
import { PersonLine } from '@/components/groups/person-line';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { PersonColour } from '@/lib/core/person-hue';
import type { GroupPerson } from '@/lib/groups/schema';

type LearnerRowProps = PeopleActions & { learner: GroupPerson; colour: PersonColour };

/** Somebody of a group, with what can be done about them alone. */
export function LearnerRow({ learner, colour, ...actions }: LearnerRowProps) {
  const t = useTranslations('groups.group');
  const { name, card } = learner;
  return (
    <li className="grid min-h-12 grid-cols-[3px_minmax(0,1fr)_auto_44px] items-center gap-x-3">
      <PersonLine person={learner} colour={colour} />
      <Menu
        trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} className="justify-self-end" />}
      >
        {card === null ? null : <CardItems learner={learner} {...actions} />}
        <MenuItem icon={<ArrowRightLeft />} onSelect={() => actions.onMove([learner])}>
          {t('move')}
        </MenuItem>
        {card === null ? (
          <MenuItem icon={<LogOut />} tone="poppy" onSelect={() => actions.onTakeOut([learner])}>
            {t('takeOut')}
          </MenuItem>
        ) : (
          <MenuItem icon={<UserMinus />} tone="poppy" onSelect={() => actions.onRemove([learner])}>
            {t('remove')}
          </MenuItem>
        )}
      </Menu>
    </li>
  );
}

function CardItems({ learner, ...actions }: PeopleActions & { learner: GroupPerson }) {
  const t = useTranslations('groups.group');
  return (
    <>
      <MenuItem icon={<KeyRound />} onSelect={() => actions.onNewPins([learner])}>
        {t('resetPin')}
      </MenuItem>
      {learner.card === 'revoked' ? (
        <MenuItem icon={<RotateCcw />} onSelect={() => actions.onReissue([learner])}>
          {t('reissue')}
        </MenuItem>
      ) : (
        <>
          <MenuItem asChild>
            <Link href={actions.cardsHref([learner])}>
              <Printer />
              {t('card')}
            </Link>
          </MenuItem>
          <MenuItem icon={<OctagonX />} onSelect={() => actions.onRevoke([learner])}>
            {t('revoke')}
          </MenuItem>
        </>
      )}
    </>
  );
}
