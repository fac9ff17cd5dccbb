'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { RoomHeader } from '@/components/rooms/room-header';
import { PersonName } from '@/components/ui/people/person-name';
import { StatusDot } from '@/components/ui/people/status-dot';
import { SectionHead } from '@/components/ui/section-head';
import { formatMoment } from '@/lib/core/dates';
import type { Glance } from '@/lib/glance/contract';
import { colourBySeat } from '@/lib/rooms/members/people';

type RoomGlanceProps = { glance: Glance; now: number };

/** A room to read, as our server sees it: no line to the databases reaches this page. */
export function RoomGlance({ glance, now }: RoomGlanceProps) {
  const t = useTranslations('rooms');
  const glances = useTranslations('rooms.glance');
  const { name, preset, profile, plan, sheets, messages } = glance;
  return (
    <>
      <RoomHeader {...{ name, preset, profile }} plan={plan ?? undefined} />
      <Part id="sheets" title={t('room.sheets.heading')} none={t('room.sheets.none')}>
        {sheets.map((sheet) => (
          <li key={sheet.id} className="py-2 font-medium wrap-anywhere">
            {sheet.name}
          </li>
        ))}
      </Part>
      <Part id="messages" title={glances('messages')} none={glances('noMessages')}>
        {messages.map((message) => (
          <li key={message.id} className="py-2">
            <p className="text-13 text-ink-2">
              <span className="font-semibold text-ink">{message.name}</span>{' '}
              <span className="tabular">{formatMoment(message.at, now)}</span>
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{message.text}</p>
          </li>
        ))}
      </Part>
      <People {...glance} />
    </>
  );
}

function People({ members, inside }: Pick<Glance, 'members' | 'inside'>) {
  const t = useTranslations('rooms.room');
  const access = useProfileName();
  if (members === null) return null;
  const colourOf = colourBySeat([...(inside ?? []), ...members]);
  const insideNow = new Set(inside?.map(({ uid }) => uid));
  return (
    <Part id="people" title={t('people')} none={t('people')}>
      {members.map(({ uid, name, kind, profile }) => (
        <li key={uid} className="flex min-h-11 items-center gap-3">
          <span className="min-w-0 flex-1">
            <PersonName name={name} mark={kind === 'guest' ? t('guest') : undefined} {...colourOf(uid)} />
          </span>
          {insideNow.has(uid) ? <StatusDot className="font-normal!">{t('insideNow')}</StatusDot> : null}
          <span className="text-ink-2">{access(profile)}</span>
        </li>
      ))}
    </Part>
  );
}

type PartProps = { id: string; title: string; none: string; children: ReactNode[] };

function Part({ id, title, none, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-10 tablet:mt-12">
      <SectionHead id={id} title={title} />
      {children.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}
