'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Somebody, type Place } from '@/app/(shell)/admin/simulator/somebody';
import { MomentForm } from '@/components/permissions/moment-form';
import { SimulationView } from '@/components/permissions/simulation-view';
import { FailureNotice } from '@/components/shell/failure-notice';
import type { PersonProfileId } from '@/lib/access/profiles';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { useSituation } from '@/lib/permissions/client/use-situation';
import type { Moment } from '@/lib/permissions/simulate';

const first: Moment = {
  profile: 'learner',
  preset: 'lesson',
  capability: 'screen:publish',
  lock: null,
  isPaused: false,
  exception: null,
};

/**
 * Tries out what somebody may do, by the resolver and the grant that every room uses: a role in a kind of room, or a
 * person in a room of theirs, as it is there now.
 */
export function SimulatorScreen({ initialPlace }: { initialPlace: Place | null }) {
  const t = useTranslations('permissions.simulator');
  const { settings } = useOrganization();
  const [chosen, setChosen] = useState(first);
  const [place, setPlace] = useState(initialPlace);
  const [other, setOther] = useState<PersonProfileId | null>(null);
  const { situation: there, failure } = useSituation(place?.uid ?? null, place?.roomId ?? null);
  const error = useUserError(failure);
  const moment = there === null ? chosen : { ...chosen, profile: there.profile, preset: there.preset, there };
  return (
    <>
      <h1 className="font-serif text-28 font-semibold">{t('title')}</h1>
      <p className="mt-2 max-w-[65ch] text-14 text-ink-2">{t('lead')}</p>
      <div className="mt-8 grid gap-10 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <div className="min-w-0 space-y-4">
          <Somebody place={place} onChoose={setPlace} />
          <MomentForm
            isOfSomebody={place !== null}
            {...{ settings, moment, other }}
            onChange={setChosen}
            onCompare={setOther}
          />
        </div>
        {place === null || there ? (
          <SimulationView {...{ settings, moment, other }} />
        ) : (
          <div>
            <FailureNotice error={error} />
            {error === null ? (
              <p role="status" className="text-14 text-ink-2">
                {t(place.roomId === null ? 'chooseFirst' : 'looking')}
              </p>
            ) : null}
          </div>
        )}
      </div>
    </>
  );
}
