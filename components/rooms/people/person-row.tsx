'use client';

import { Ban, Ellipsis, IdCard, UserMinus, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { Avatar } from '@/components/ui/people/avatar';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { StatusDot } from '@/components/ui/people/status-dot';
import { PersonBar } from '@/components/ui/people/person-bar';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';
import { formatShortDay, isSameDay } from '@/lib/core/dates';
import type { PersonColour } from '@/lib/core/person-hue';
import type { Person, Presence } from '@/lib/rooms/members/people';

type PersonRowProps = {
  person: Person;
  colour: PersonColour;
  now: number;
  /** Why this person cannot be removed or banned by the reader; undefined when they can. */
  removalDenied: string | undefined;
  /** Why this guest cannot be made one of the reader's learners. */
  mergeDenied: string | undefined;
  onRemove: (person: Person) => void;
  onBan: (person: Person) => void;
  onMerge: (guest: Person) => void;
  /** Why the reader cannot bring people of this room into a group of theirs. */
  groupDenied: string | undefined;
  onGroup: (person: Person) => void;
  /** Why they are still here, when taking them out has failed. */
  notice: ReactNode;
  /** They have come back a moment ago: their row takes the focus that its undo had. */
  isBack: boolean;
};

/** One person of the room. */
export function PersonRow({
  person,
  colour,
  now,
  removalDenied,
  mergeDenied,
  onRemove,
  onBan,
  onMerge,
  groupDenied,
  onGroup,
  notice,
  isBack,
}: PersonRowProps) {
  const t = useTranslations('rooms.room');
  const access = useProfileName();
  const menu = useOrphanedFocus<HTMLSpanElement>(isBack);
  const { name, profile, isYou, isGuest, presence } = person;
  const marks = [...(isGuest ? [t('guest')] : []), ...(isYou ? [t('you')] : [])];
  return (
    <li className="grid grid-cols-[3px_32px_minmax(0,1fr)_auto_44px] grid-rows-[minmax(56px,auto)] items-center gap-x-3 tablet:grid-rows-[minmax(48px,auto)] tablet:grid-cols-[3px_32px_minmax(0,1fr)_160px_96px_32px]">
      <PersonBar {...colour} className="h-8" />
      <Avatar name={name} hue={colour.hue} />
      <div className="min-w-0">
        <p className="truncate">
          <span className="font-medium">{name}</span>
          <span className="text-ink-2"> {marks.join(', ')}</span>
        </p>
        {presence ? <PresenceWords {...{ presence, now }} className="text-13 tablet:hidden" /> : null}
      </div>
      <span className="flex min-w-0 items-center max-tablet:hidden">
        {presence ? <PresenceWords {...{ presence, now }} /> : null}
      </span>
      <span className="text-ink-2">{access(profile)}</span>
      {isYou ? (
        <span />
      ) : (
        <span ref={menu} className="contents">
          <Menu
            trigger={
              <IconButton
                label={t('more', { name })}
                icon={<Ellipsis />}
                className="-mr-2 justify-self-end max-tablet:size-11!"
              />
            }
          >
            {isGuest ? (
              <MenuItem icon={<IdCard />} deniedReason={mergeDenied} onSelect={() => onMerge(person)}>
                {t('merge')}
              </MenuItem>
            ) : null}
            <MenuItem icon={<Users />} deniedReason={groupDenied} onSelect={() => onGroup(person)}>
              {t('group')}
            </MenuItem>
            <MenuItem
              icon={<UserMinus />}
              tone="poppy"
              hint={t('removeHint')}
              deniedReason={removalDenied}
              onSelect={() => onRemove(person)}
            >
              {t('remove')}
            </MenuItem>
            <MenuItem icon={<Ban />} tone="poppy" deniedReason={removalDenied} onSelect={() => onBan(person)}>
              {t('ban')}
            </MenuItem>
          </Menu>
        </span>
      )}
      {notice ? <div className="col-span-full pb-2">{notice}</div> : null}
    </li>
  );
}

type PresenceWordsProps = { presence: Presence; now: number; className?: string };

function PresenceWords({ presence, now, className = '' }: PresenceWordsProps) {
  const t = useTranslations('rooms.room');
  if (presence.kind === 'inside') {
    return <StatusDot className={`font-normal! ${className}`}>{t('insideNow')}</StatusDot>;
  }
  const lastWords = (at: number) =>
    isSameDay(at, now) ? t('hereToday') : t('lastHere', { date: formatShortDay(at, now) });
  return (
    <span className={`text-ink-2 ${className}`}>
      {presence.kind === 'never' ? t('neverHere') : lastWords(presence.at)}
    </span>
  );
}
