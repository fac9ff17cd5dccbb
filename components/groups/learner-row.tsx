'use client';

import { ArrowRightLeft, Ellipsis, KeyRound, LogOut, OctagonX, RotateCcw, UserMinus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PersonLine } from '@/components/groups/person-line';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import type { GroupPerson } from '@/lib/groups/schema';

export type LearnerDeeds = {
  onNewPin: (learner: GroupPerson) => void;
  onRevoke: (learner: GroupPerson) => void;
  onReissue: (learner: GroupPerson) => void;
  onMove: (learner: GroupPerson) => void;
  onRemove: (learner: GroupPerson) => void;
  /** Takes somebody with a way in of their own out of the group. */
  onTakeOut: (person: GroupPerson) => void;
};

/** Somebody of a group, with what can be done about them alone. */
export function LearnerRow({ learner, ...deeds }: LearnerDeeds & { learner: GroupPerson }) {
  const t = useTranslations('groups.group');
  const { name, card } = learner;
  return (
    <li className="grid min-h-12 grid-cols-[3px_minmax(0,1fr)_auto_44px] items-center gap-x-3">
      <PersonLine person={learner} />
      <Menu
        trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} className="justify-self-end" />}
      >
        {card === null ? null : (
          <MenuItem icon={<KeyRound />} onSelect={() => deeds.onNewPin(learner)}>
            {t('resetPin')}
          </MenuItem>
        )}
        {card === null ? null : card === 'revoked' ? (
          <MenuItem icon={<RotateCcw />} onSelect={() => deeds.onReissue(learner)}>
            {t('reissue')}
          </MenuItem>
        ) : (
          <MenuItem icon={<OctagonX />} onSelect={() => deeds.onRevoke(learner)}>
            {t('revoke')}
          </MenuItem>
        )}
        <MenuItem icon={<ArrowRightLeft />} onSelect={() => deeds.onMove(learner)}>
          {t('move')}
        </MenuItem>
        {card === null ? (
          <MenuItem icon={<LogOut />} tone="poppy" onSelect={() => deeds.onTakeOut(learner)}>
            {t('takeOut')}
          </MenuItem>
        ) : (
          <MenuItem icon={<UserMinus />} tone="poppy" onSelect={() => deeds.onRemove(learner)}>
            {t('remove')}
          </MenuItem>
        )}
      </Menu>
    </li>
  );
}
