'use client';

import { Mic, MicOff, MonitorUp, UserPlus, Video, VideoOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { Avatar } from '@/components/ui/people/avatar';
import { Button } from '@/components/ui/buttons/button';
import { Panel } from '@/components/ui/panel';
import { PersonBar } from '@/components/ui/people/person-bar';
import { TextField } from '@/components/ui/fields/text-field';
import { useFocusKeptAround } from '@/components/ui/focus/use-focus-kept-around';
import { isProfileId } from '@/lib/access/profiles';
import type { CallPerson } from '@/lib/call/call-person';
import { isHostIn } from '@/lib/call/rights/camera-audience';
import type { PersonColour } from '@/lib/core/person-hue';

type PeoplePanelProps = {
  people: readonly CallPerson[];
  /** The reader is none, and finds only hosts and themselves. */
  isForHostsOnly: boolean;
  colourOf: (uid: string) => PersonColour;
  /** Who waits outside, for those who let in. */
  waiting: ReactNode;
  onClose: () => void;
  /** Brings more people in; undefined where that is not the reader's to do. */
  onInvite: (() => void) | undefined;
  /** Recorders, agents and phones in the call. */
  machines: ReactNode;
  /** Who waits for something, above the people. */
  queue?: ReactNode;
  /** What the reader can do about somebody; missing where they can do nothing about anybody. */
  renderMenu: ((person: CallPerson) => ReactNode) | undefined;
  /** What is counted of somebody, such as reactions. */
  renderCount?: (person: CallPerson) => ReactNode;
  /** Who watches unseen. */
  observers: ReactNode;
  className?: string;
};

/** A search pays off from so many people on. */
const SEARCH_FROM = 12;

/** Who is in the call, with their role and what they send. A sheet of paper on the table. */
export function PeoplePanel(props: PeoplePanelProps) {
  const { people: everybody, isForHostsOnly, colourOf, onClose, machines, queue, className } = props;
  const t = useTranslations('call.people');
  const [wanted, setWanted] = useState('');

  const people = isForHostsOnly ? everybody.filter((one) => one.isMe || isHostIn(one)) : everybody;
  const found = people.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Panel
      title={t('title')}
      aside={t('count', { count: everybody.length })}
      action={
        props.onInvite ? (
          <Button
            variant="accent"
            size={32}
            icon={<UserPlus />}
            aria-haspopup="dialog"
            onClick={props.onInvite}
          >
            {t('invite')}
          </Button>
        ) : null
      }
      closeLabel={t('close')}
      onClose={onClose}
      bodyClassName="pb-3"
      className={className}
      top={
        people.length >= SEARCH_FROM ? (
          <TextField
            label={t('search')}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        ) : null
      }
    >
      {props.waiting}
      {queue}
      <h3 className="flex min-h-10 items-center gap-2 px-4 pt-3 text-13 font-semibold">
        {t('inRoom')}
        <span className="font-normal text-ink-2 tabular">{everybody.length}</span>
      </h3>
      {isForHostsOnly ? <p className="px-4 pb-2 text-13 text-ink-2">{t('forHostsOnly')}</p> : null}
      <ul>
        {found.map((person) => (
          <PersonRow
            key={person.uid}
            person={person}
            colour={colourOf(person.uid)}
            count={props.renderCount?.(person)}
          >
            {props.renderMenu ? (
              <span className="size-8">{person.isMe ? null : props.renderMenu(person)}</span>
            ) : null}
          </PersonRow>
        ))}
      </ul>
      {found.length === 0 ? <p className="px-4 py-2 text-13 text-ink-2">{t('noneFound')}</p> : null}
      {machines}
      {props.observers}
    </Panel>
  );
}

type PersonRowProps = { person: CallPerson; colour: PersonColour; count: ReactNode; children: ReactNode };

function PersonRow({ person, colour, count, children }: PersonRowProps) {
  const t = useTranslations('call.people');
  const profiles = useProfileName();
  const rank = person.profile !== null && isProfileId(person.profile) ? profiles(person.profile) : '';
  const profile = person.kind === 'guest' ? t('guest', { profile: rank }) : rank;
  const row = useFocusKeptAround<HTMLLIElement>();
  return (
    <li
      ref={row}
      className="grid h-12 grid-cols-[3px_32px_minmax(0,1fr)_auto_auto_auto] items-center gap-x-2 pr-3 pl-4 pointer-coarse:h-14"
    >
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-7" />
      <Avatar name={person.name} hue={colour.hue} uid={person.uid} />
      <span className="min-w-0">
        <span className="block truncate text-14 font-medium" title={person.name}>
          {person.name}
        </span>
        <span className="block truncate text-12 text-ink-2">
          {person.isMe ? t('you', { profile }) : profile}
        </span>
      </span>
      <span>{count}</span>
      <span className="grid grid-cols-[24px_24px_24px] place-items-center text-ink-2 [&_.lucide]:size-4">
        <span>{person.isSharing ? <Mark icon={<MonitorUp />} label={t('shares')} /> : null}</span>
        {person.microphone === 'on' ? (
          <Mark icon={<Mic />} label={t('microphoneOn')} />
        ) : (
          <Mark icon={<MicOff />} label={t('microphoneOff')} isOff />
        )}
        {person.isCameraOn ? (
          <Mark icon={<Video />} label={t('cameraOn')} />
        ) : (
          <Mark icon={<VideoOff />} label={t('cameraOff')} isOff />
        )}
      </span>
      {children}
    </li>
  );
}

function Mark({ icon, label, isOff = false }: { icon: ReactNode; label: string; isOff?: boolean }) {
  return (
    <span role="img" aria-label={label} title={label} className={isOff ? 'text-poppy' : ''}>
      {icon}
    </span>
  );
}
