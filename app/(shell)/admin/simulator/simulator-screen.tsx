'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Place } from '@/app/(shell)/admin/simulator/place';
import { WhoAndWhere } from '@/app/(shell)/admin/simulator/who-and-where';
import { AdminTitle } from '@/components/admin/admin-title';
import { DraftNotice } from '@/components/permissions/draft-notice';
import { MomentForm } from '@/components/permissions/simulation/moment-form';
import { SimulationView } from '@/components/permissions/simulation/simulation-view';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { usePermissionDraft } from '@/lib/permissions/client/use-permission-draft';
import { useAccessInputs } from '@/lib/permissions/client/use-access-inputs';
import { firstMoment, momentOfOther, type Moment, type Other } from '@/lib/permissions/moment';
import { listProfiles } from '@/lib/permissions/organization-change';

type SimulatorScreenProps = {
  initialPlace: Place;
  /** A profile that is tried out first; null for the usual one. */
  initialRole: string | null;
};

const momentOf = (settings: OrganizationSettings, role: string | null): Moment => {
  const profile = listProfiles(settings).find((id) => id === role);
  return profile ? { ...firstMoment, profile } : firstMoment;
};

/**
 * Tries out what somebody may do, by the resolver, the admission and the claims of every token: a role or a person,
 * in a kind of room or in a real one as it is now. Unsaved changes of the administrator count, and it says so.
 */
export function SimulatorScreen({ initialPlace, initialRole }: SimulatorScreenProps) {
  const t = useTranslations('permissions.simulator');
  const { draft, changes, saved } = usePermissionDraft();
  const [isAsSaved, setIsAsSaved] = useState(false);
  const settings = isAsSaved ? saved : draft;
  const [chosen, setChosen] = useState<Moment>(() => momentOf(draft, initialRole));
  const [place, setPlace] = useState(initialPlace);
  const [other, setOther] = useState<Other | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const roomId = place.room?.roomId ?? null;
  const seen = useAccessInputs(place.uid, roomId);
  const otherUid = other?.kind === 'person' ? other.uid : null;
  const otherSeen = useAccessInputs(otherUid, otherUid === null ? null : roomId);
  const error = useUserError(seen.failure ?? otherSeen.failure);
  const there = seen.accessInputs;
  const moment = { ...chosen, there };
  const isKnown = place.uid === null && roomId === null ? true : there !== null;
  const otherMoment = other && momentOfOther(moment, other, otherSeen.accessInputs);
  const move = (to: Place) => {
    // A person of one room is not compared in another.
    if (to.room?.roomId !== roomId && other?.kind === 'person') setOther(null);
    setPlace(to);
  };
  return (
    <>
      <AdminTitle>{t('title')}</AdminTitle>
      <p className="mt-2 max-w-[65ch] text-14 text-ink-2">{t('lead')}</p>
      <DraftNotice {...{ changes, isAsSaved }} onSwitch={() => setIsAsSaved(!isAsSaved)} />
      <div className="mt-6 grid gap-x-10 gap-y-6 desktop:mt-8 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <div className="min-w-0">
          <Folded {...{ settings, moment, isOpen }} onToggle={() => setIsOpen(!isOpen)} />
          <div id="moment" className={clsx('space-y-4 max-desktop:mt-4', !isOpen && 'max-desktop:hidden')}>
            <WhoAndWhere {...{ settings, moment, place }} onPlace={move} onChange={setChosen} />
            <MomentForm {...{ settings, moment, other }} onChange={setChosen} onCompare={setOther} />
          </div>
        </div>
        {isKnown ? (
          <div className="min-w-0">
            <FailureNotice error={error} />
            <SimulationView {...{ settings, moment }} other={otherMoment} />
          </div>
        ) : (
          <div>
            <FailureNotice error={error} />
            {error === null ? (
              <p role="status" className="text-14 text-ink-2">
                {t(roomId === null ? 'chooseFirst' : 'looking')}
              </p>
            ) : null}
          </div>
        )}
      </div>
    </>
  );
}

type FoldedProps = { settings: OrganizationSettings; moment: Moment; isOpen: boolean; onToggle: () => void };

/** On a narrow screen the form folds to one row, which says what is tried out. */
function Folded({ settings, moment, isOpen, onToggle }: FoldedProps) {
  const t = useTranslations('permissions.simulator');
  const actions = useTranslations('permissions.actions');
  const presets = useTranslations('access.presets');
  const { nameOf } = usePermissionWords(settings);
  const { there, profile, capability, preset } = moment;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="moment"
      onClick={onToggle}
      className="flex min-h-14 w-full items-center gap-3 rounded-8 border border-line-strong bg-surface px-3 py-1.5 text-left desktop:hidden"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-semibold">
          {t('folded', { name: there?.comer?.name ?? nameOf(profile), action: actions(capability) })}
        </span>
        <span className="block truncate text-13 text-ink-2">
          {there?.roomName ?? presets(`${preset}.name`)}
        </span>
      </span>
      <ChevronDown className={clsx('size-5 flex-none', isOpen && 'rotate-180')} />
    </button>
  );
}
