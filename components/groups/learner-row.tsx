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
import type { PeopleDeeds } from '@/components/groups/people-deeds';
import { PersonLine } from '@/components/groups/person-line';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import type { GroupPerson } from '@/lib/groups/schema';

/** Somebody of a group, with what can be done about them alone. */
export function LearnerRow({ learner, ...deeds }: PeopleDeeds & { learner: GroupPerson }) {
  const t = useTranslations('groups.group');
  const { name, card } = learner;
  return (
    <li className="grid min-h-12 grid-cols-[3px_minmax(0,1fr)_auto_44px] items-center gap-x-3">
      <PersonLine person={learner} />
      <Menu
        trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} className="justify-self-end" />}
      >
        {card === null ? null : <CardItems learner={learner} {...deeds} />}
        <MenuItem icon={<ArrowRightLeft />} onSelect={() => deeds.onMove([learner])}>
          {t('move')}
        </MenuItem>
        {card === null ? (
          <MenuItem icon={<LogOut />} tone="poppy" onSelect={() => deeds.onTakeOut([learner])}>
            {t('takeOut')}
          </MenuItem>
        ) : (
          <MenuItem icon={<UserMinus />} tone="poppy" onSelect={() => deeds.onRemove([learner])}>
            {t('remove')}
          </MenuItem>
        )}
      </Menu>
    </li>
  );
}

function CardItems({ learner, ...deeds }: PeopleDeeds & { learner: GroupPerson }) {
  const t = useTranslations('groups.group');
  return (
    <>
      <MenuItem icon={<KeyRound />} onSelect={() => deeds.onNewPins([learner])}>
        {t('resetPin')}
      </MenuItem>
      {learner.card === 'revoked' ? (
        <MenuItem icon={<RotateCcw />} onSelect={() => deeds.onReissue([learner])}>
          {t('reissue')}
        </MenuItem>
      ) : (
        <>
          <MenuItem asChild>
            <Link href={deeds.cardsHref([learner])}>
              <Printer />
              {t('card')}
            </Link>
          </MenuItem>
          <MenuItem icon={<OctagonX />} onSelect={() => deeds.onRevoke([learner])}>
            {t('revoke')}
          </MenuItem>
        </>
      )}
    </>
  );
}
