'use client';

import { clsx } from 'clsx';
import { Mic, MicOff, MonitorUp, Video, VideoOff, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { IconButton } from '@/components/ui/icon-button';
import { Stroke } from '@/components/ui/stroke';
import { TextField } from '@/components/ui/text-field';
import { usePanelFocus } from '@/components/ui/use-panel-focus';
import { isProfileId } from '@/lib/access/profiles';
import type { CallPerson } from '@/lib/call/call-person';
import type { PersonColour } from '@/lib/core/person-hue';

type PeoplePanelProps = {
  people: readonly CallPerson[];
  colourOf: (uid: string) => PersonColour;
  onClose: () => void;
  className?: string;
};

/** A search pays off from so many people on. */
const SEARCH_FROM = 12;

/** Who is in the call, with their role and what they send. A sheet of paper on the table. */
export function PeoplePanel({ people, colourOf, onClose, className }: PeoplePanelProps) {
  const t = useTranslations('call.people');
  const id = useId();
  const [wanted, setWanted] = useState('');
  const panel = usePanelFocus();

  const found = people.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className={clsx('paper flex flex-col overflow-hidden rounded-12 outline-none', className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className="flex h-11 flex-none items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 id={id} className="text-14 font-semibold">
          {t('title')}
        </h2>
        <span className="text-13 text-ink-2">{t('count', { count: people.length })}</span>
        <IconButton label={t('close')} icon={<X />} className="ml-auto" onClick={onClose} />
      </header>
      {people.length >= SEARCH_FROM ? (
        <div className="px-4 pt-3">
          <TextField
            label={t('search')}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      ) : null}
      <div className="min-h-0 flex-1 overflow-y-auto pb-3" tabIndex={0} role="region" aria-labelledby={id}>
        <h3 className="flex min-h-10 items-center gap-2 px-4 pt-3 text-13 font-semibold">
          {t('inRoom')}
          <span className="font-normal text-ink-2 tabular">{people.length}</span>
        </h3>
        <ul>
          {found.map((person) => (
            <PersonRow key={person.uid} person={person} colour={colourOf(person.uid)} />
          ))}
        </ul>
        {found.length === 0 ? <p className="px-4 py-2 text-13 text-ink-2">{t('noneFound')}</p> : null}
      </div>
    </aside>
  );
}

function PersonRow({ person, colour }: { person: CallPerson; colour: PersonColour }) {
  const t = useTranslations('call.people');
  const profiles = useTranslations('access.profiles');
  const rank = person.profile !== null && isProfileId(person.profile) ? profiles(person.profile) : '';
  const profile = person.isGuest ? t('guest', { profile: rank }) : rank;
  return (
    <li className="grid h-12 grid-cols-[3px_32px_minmax(0,1fr)_auto] items-center gap-x-2 pr-3 pl-4 pointer-coarse:h-14">
      <Stroke hue={colour.hue} isCut={colour.isCut} className="h-7" />
      <Avatar name={person.name} hue={colour.hue} />
      <span className="min-w-0">
        <span className="block truncate text-14 font-medium" title={person.name}>
          {person.name}
        </span>
        <span className="block truncate text-12 text-ink-2">
          {person.isMe ? t('you', { profile }) : profile}
        </span>
      </span>
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
