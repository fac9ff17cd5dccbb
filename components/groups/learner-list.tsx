'use client';

import { ArrowRightLeft, Ellipsis, KeyRound, LogOut, OctagonX, RotateCcw, UserMinus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { Stroke } from '@/components/ui/stroke';
import { personHue } from '@/lib/core/person-hue';
import type { GroupPerson } from '@/lib/groups/schema';

type Deeds = {
  onNewPin: (learner: GroupPerson) => void;
  onRevoke: (learner: GroupPerson) => void;
  onReissue: (learner: GroupPerson) => void;
  onMove: (learner: GroupPerson) => void;
  onRemove: (learner: GroupPerson) => void;
  /** Takes somebody with a way in of their own out of the group. */
  onTakeOut: (person: GroupPerson) => void;
};

type LearnerListProps = Deeds & { learners: readonly GroupPerson[]; empty: string };

/** The people of a group: learners with cards, and those with a way in of their own. */
export function LearnerList({ learners, empty, ...deeds }: LearnerListProps) {
  const t = useTranslations('groups.group');
  return (
    <section aria-labelledby="learners" className="mt-10">
      <h2 id="learners" className="text-22 font-semibold">
        {t('peopleTitle')}
      </h2>
      <p className="mt-1 text-ink-2">
        {learners.length === 0 ? empty : t('people', { count: learners.length })}
      </p>
      {learners.length === 0 ? null : (
        <ul className="mt-3">
          {learners.map((learner) => (
            <LearnerRow key={learner.uid} learner={learner} {...deeds} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LearnerRow({
  learner,
  onNewPin,
  onRevoke,
  onReissue,
  onMove,
  onRemove,
  onTakeOut,
}: Deeds & { learner: GroupPerson }) {
  const t = useTranslations('groups.group');
  const { uid, name, card, kind } = learner;
  const mark = kind === 'learner' ? null : t(kind);
  return (
    <li className="grid min-h-12 grid-cols-[3px_minmax(0,1fr)_auto_44px] items-center gap-x-3">
      <Stroke hue={personHue(uid)} className="h-6" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        {mark === null ? null : <span className="text-ink-2"> {mark}</span>}
      </span>
      <span className="flex items-center gap-1.5 text-13 text-poppy">
        {card === 'revoked' ? (
          <>
            <OctagonX className="size-4" />
            {t('revoked')}
          </>
        ) : null}
      </span>
      <Menu
        trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} className="justify-self-end" />}
      >
        {card === null ? null : (
          <MenuItem icon={<KeyRound />} onSelect={() => onNewPin(learner)}>
            {t('resetPin')}
          </MenuItem>
        )}
        {card === null ? null : card === 'revoked' ? (
          <MenuItem icon={<RotateCcw />} onSelect={() => onReissue(learner)}>
            {t('reissue')}
          </MenuItem>
        ) : (
          <MenuItem icon={<OctagonX />} onSelect={() => onRevoke(learner)}>
            {t('revoke')}
          </MenuItem>
        )}
        <MenuItem icon={<ArrowRightLeft />} onSelect={() => onMove(learner)}>
          {t('move')}
        </MenuItem>
        {card === null ? (
          <MenuItem icon={<LogOut />} tone="poppy" onSelect={() => onTakeOut(learner)}>
            {t('takeOut')}
          </MenuItem>
        ) : (
          <MenuItem icon={<UserMinus />} tone="poppy" onSelect={() => onRemove(learner)}>
            {t('remove')}
          </MenuItem>
        )}
      </Menu>
    </li>
  );
}
