'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { whenWords } from '@/components/rooms/when-words';
import { BackLink } from '@/components/ui/buttons/back-link';
import type { PresetId } from '@/lib/access/presets';
import { baseOf, type PersonProfileId } from '@/lib/access/profiles';
import { useNow } from '@/lib/core/client/use-now';
import { nextStart, type Plan } from '@/lib/rooms/settings/plan';

type RoomHeaderProps = {
  name: string;
  preset: PresetId;
  profile: PersonProfileId;
  plan: Plan | undefined;
  picture?: ReactNode;
};

/** What the room is called, what it is for, and what the reader is in it. */
export function RoomHeader({ name, preset, profile, plan, picture }: RoomHeaderProps) {
  const t = useTranslations('rooms');
  const access = useTranslations('access.presets');
  const now = useNow();
  const start = plan ? nextStart(plan, now) : null;
  return (
    <header className="pt-2 tablet:pt-6">
      <BackToRooms />
      <div className="mt-2 mb-3 flex items-center gap-4">
        {picture}
        <h1 className="title min-w-0 text-34 wrap-break-word tablet:text-40">{name}</h1>
      </div>
      <p className="text-16 text-ink-2 tablet:text-18">
        {access(`${preset}.name`)}
        {'. '}
        {plan && start !== null
          ? `${t(`room.meets.${plan.kind}`, whenWords(start, now, plan.minutes))} `
          : null}
        {t(`room.role.${baseOf(profile)}`)}
      </p>
    </header>
  );
}

export function BackToRooms() {
  const t = useTranslations('rooms.room');
  return <BackLink href="/rooms">{t('back')}</BackLink>;
}
