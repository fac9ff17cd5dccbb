'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MomentForm } from '@/components/permissions/moment-form';
import { SimulationView } from '@/components/permissions/simulation-view';
import { useOrganization } from '@/lib/organization/client/use-organization';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { Moment } from '@/lib/permissions/simulate';

const first: Moment = {
  profile: 'learner',
  preset: 'lesson',
  capability: 'screen:publish',
  lock: null,
  isPaused: false,
  exception: null,
};

/** Tries out what somebody may do, by the resolver and the grant that every room uses. */
export function SimulatorScreen() {
  const t = useTranslations('permissions.simulator');
  const { settings } = useOrganization();
  const [moment, setMoment] = useState(first);
  const [other, setOther] = useState<PersonProfileId | null>(null);
  return (
    <>
      <h1 className="font-serif text-28 font-semibold">{t('title')}</h1>
      <p className="mt-2 max-w-[65ch] text-14 text-ink-2">{t('lead')}</p>
      <div className="mt-8 grid gap-10 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <MomentForm {...{ settings, moment, other }} onChange={setMoment} onCompare={setOther} />
        <SimulationView {...{ settings, moment, other }} />
      </div>
    </>
  );
}
