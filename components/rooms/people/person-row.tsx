'use client';

import { Ban, DoorOpen, Ellipsis, IdCard, UserMinus, Users } from 'lucide-react';
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

/** What the reader of the list may do with its people. */
export type PeopleReader = {
  /** Whether they add people to the room, and remove them. */
  mayAdd: boolean;
  mayManage: boolean;
  /** Why nobody is added to the room now; undefined when people are. */
  addClosed: string | undefined;
};

/** What can be done with a person of the list. */
export type PersonActions = {
  remove: (person: Person) => void;
  /** Also with a person who has just been taken out. */
  ban: (person: Pick<Person, 'uid'>) => void;
  /** Makes a guest one of the reader's learners. */
  merge: (guest: Person) => void;
  /** Brings them into a group of the reader's. */
  group: (person: Person) => void;
};

type PersonRowProps = {
  person: Person;
  colour: PersonColour;
  now: number;
  reader: PeopleReader;
  actions: PersonActions;
  /** Why this person is not the reader's to remove or ban, or to bring into a group; undefined when they are. */
  denied: { removal: string | undefined; group: string | undefined };
  /** Why they are still here, when taking them out has failed. */
  notice: ReactNode;
  /** They have come back a moment ago: their row takes the focus that its undo had. */
  isBack: boolean;
};

/** One person of the room. */
export function PersonRow({ person, colour, now, reader, actions, denied, notice, isBack }: PersonRowProps) {
  const t = useTranslations('rooms.room');
  const access = useProfileName();
  const menu = useOrphanedFocus<HTMLSpanElement>(isBack);
  const { name, profile, isYou, isGuest, presence } = person;
  const marks = [...(isGuest ? [t('guest')] : []), ...(isYou ? [t('you')] : [])];
  return (
    <li className="grid grid-cols-[3px_32px_minmax(0,1fr)_auto_44px] grid-rows-[minmax(56px,auto)] items-center gap-x-3 tablet:grid-rows-[minmax(48px,auto)] tablet:grid-cols-[3px_32px_minmax(0,1fr)_160px_96px_32px]">
      <PersonBar {...colour} className="h-8" />
      <Avatar name={name} hue={colour.hue} uid={person.uid} />
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
      {isYou || !(reader.mayAdd || reader.mayManage) ? (
        <span />
      ) : (
        <span ref={menu} className="contents">
          <PersonMenu {...{ person, reader, actions, denied }} />
        </span>
      )}
      {notice ? <div className="col-span-full pb-2">{notice}</div> : null}
    </li>
  );
}

type PersonMenuProps = Pick<PersonRowProps, 'person' | 'reader' | 'actions' | 'denied'>;

/** What the reader can do with one person. */
function PersonMenu({ person, reader, actions, denied }: PersonMenuProps) {
  const { mayAdd, mayManage, addClosed } = reader;
  const t = useTranslations('rooms.room');
  return (
    <Menu
      trigger={
        <IconButton
          label={t('more', { name: person.name })}
          icon={<Ellipsis />}
          className="-mr-2 justify-self-end max-tablet:size-11!"
        />
      }
    >
      {person.isGuest && mayAdd && mayManage ? (
        <MenuItem icon={<IdCard />} deniedReason={addClosed} onSelect={() => actions.merge(person)}>
          {t('merge')}
        </MenuItem>
      ) : null}
      {mayAdd ? (
        <MenuItem icon={<Users />} deniedReason={denied.group} onSelect={() => actions.group(person)}>
          {t('group')}
        </MenuItem>
      ) : null}
      {mayManage ? (
        <>
          <MenuItem
            icon={<UserMinus />}
            tone="poppy"
            hint={t('removeHint')}
            deniedReason={denied.removal}
            onSelect={() => actions.remove(person)}
          >
            {t('remove')}
          </MenuItem>
          <MenuItem
            icon={<Ban />}
            tone="poppy"
            deniedReason={denied.removal}
            onSelect={() => actions.ban(person)}
          >
            {t('ban')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}

type PresenceWordsProps = { presence: Presence; now: number; className?: string };

function PresenceWords({ presence, now, className = '' }: PresenceWordsProps) {
  const t = useTranslations('rooms.room');
  if (presence.kind === 'inside') {
    return <StatusDot className={`font-normal! ${className}`}>{t('insideNow')}</StatusDot>;
  }
  if (presence.kind === 'here' || presence.kind === 'away') {
    return (
      <StatusDot tone="quiet" className={`font-normal! ${className}`}>
        {t(presence.kind === 'here' ? 'hereNow' : 'away')}
      </StatusDot>
    );
  }
  if (presence.kind === 'door') {
    const minutes = Math.max(0, Math.floor((now - presence.since) / 60_000));
    return (
      <span className={`flex items-center gap-1.5 text-gorse-text ${className}`}>
        <DoorOpen aria-hidden="true" className="size-4!" />
        {t('atDoor', { minutes })}
      </span>
    );
  }
  const lastWords = (at: number) =>
    isSameDay(at, now) ? t('hereToday') : t('lastHere', { date: formatShortDay(at, now) });
  return (
    <span className={`text-ink-2 ${className}`}>
      {presence.kind === 'never' ? t('neverHere') : lastWords(presence.at)}
    </span>
  );
}
