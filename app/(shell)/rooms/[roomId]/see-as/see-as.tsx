'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProfileName } from '@/components/access/use-profile-name';
import { AccessGroups } from '@/components/permissions/access-groups';
import { GrantBlock } from '@/components/permissions/simulation/grant-block';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import { SelectField } from '@/components/ui/fields/select-field';
import type { PersonProfileId } from '@/lib/access/profiles';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useWatch } from '@/lib/core/client/use-watch';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { toGrantLines } from '@/lib/permissions/grant-lines';
import { profileBehind, seeAs, type Eyes } from '@/lib/permissions/see-as';
import { offeredProfiles, usualProfile } from '@/lib/rooms/members/offered-profiles';
import type { Room } from '@/lib/rooms/schema';
import { watchLiveSession } from '@/lib/shield/client/watch-shield';

type SeeAsProps = { roomId: string; room: Room; ownProfile: PersonProfileId };

/** Chooses whose eyes one looks through, and says what they come to in this room as it is at this moment. */
export function SeeAs({ roomId, room, ownProfile }: SeeAsProps) {
  const t = useTranslations('permissions.seeAs');
  const presets = useTranslations('access.presets');
  const nameOf = useProfileName();
  const organization = useOrganization();
  const session = useWatch(watchLiveSession, roomId);
  const error = useUserError(session.failure);
  const [chosen, setChosen] = useState<Eyes | null>(null);
  const [other, setOther] = useState<PersonProfileId | null>(null);
  const offered = offeredProfiles(organization, ownProfile);
  const usual = usualProfile(organization, 'link', room.preset);
  const eyes = chosen ?? (offered.includes(usual) ? usual : 'guest');
  const { profile, guests } = profileBehind(organization, room.preset, eyes);
  const live = session.value?.live ?? null;
  const hasBegun = typeof session.value?.startedAt === 'number';
  const now = { settings: room.settings, live };
  const { access, grant } = seeAs(organization, now, profile);
  const compared = other && { name: nameOf(other), access: seeAs(organization, now, other).access };
  const profiles = offered.map((value) => ({ value, label: nameOf(value) }));
  return (
    <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-[280px_minmax(0,1fr)]">
      <div className="min-w-0 space-y-4">
        <SelectField<Eyes>
          label={t('role')}
          value={eyes}
          onValueChange={setChosen}
          options={[...profiles, { value: 'guest', label: t('guest') }]}
        />
        <SelectField<PersonProfileId | 'none'>
          label={t('compare')}
          value={other ?? 'none'}
          onValueChange={(value) => setOther(value === 'none' ? null : value)}
          options={[{ value: 'none', label: t('compareNone') }, ...profiles]}
        />
        <FailureNotice error={error} />
        <div className="space-y-2 text-13 text-ink-2">
          {guests === null ? null : <p>{t(`guests.${guests}`, { profile: nameOf(profile) })}</p>}
          <p>{t('by', { preset: presets(`${room.preset}.name`) })}</p>
          <p>
            {t(hasBegun ? 'live' : 'quiet')}
            {live?.paused ? ` ${t('paused')}` : null}
            {live?.locked ? ` ${t('locked')}` : null}
          </p>
        </div>
      </div>
      <div className="min-w-0">
        <h2 className="mb-1 font-serif text-22 font-semibold wrap-anywhere">
          {t('heading', { name: guests === 'come' ? t('guest') : nameOf(profile), room: room.name })}
        </h2>
        <AccessGroups {...{ access, compared }} hasReasons preset={room.preset} />
        <Disclosure label={t('details')} className="mt-2">
          <div className="mt-3 max-w-md">
            <GrantBlock title={t('token')} lines={toGrantLines(grant)} />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
