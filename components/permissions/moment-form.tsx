'use client';

import { useTranslations } from 'next-intl';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { SelectField } from '@/components/ui/select-field';
import { SwitchRow } from '@/components/ui/switch-row';
import { capabilities } from '@/lib/access/capabilities';
import { presetIds } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { listProfiles } from '@/lib/permissions/organization-change';
import type { Moment } from '@/lib/permissions/simulate';

type MomentFormProps = {
  settings: OrganizationSettings;
  moment: Moment;
  /** Who and where is chosen elsewhere. */
  isOfSomebody: boolean;
  /** With whom it is compared. */
  other: PersonProfileId | null;
  onChange: (moment: Moment) => void;
  onCompare: (other: PersonProfileId | null) => void;
};

const locks = ['none', 'everyone', 'ask', 'off'] as const;
const exceptions = ['none', 'allows', 'refuses'] as const;

/** Who, where, and what has happened there. */
export function MomentForm(props: MomentFormProps) {
  const { settings, moment, isOfSomebody, other, onChange, onCompare } = props;
  const t = useTranslations('permissions.simulator');
  const actions = useTranslations('permissions.actions');
  const presets = useTranslations('access.presets');
  const { nameOf } = usePermissionWords(settings);
  const people = listProfiles(settings).map((value) => ({ value, label: nameOf(value) }));
  return (
    <div className="space-y-4">
      {isOfSomebody ? null : (
        <>
          <SelectField
            label={t('role')}
            value={moment.profile}
            onValueChange={(profile) => onChange({ ...moment, profile })}
            options={people}
          />
          <SelectField
            label={t('room')}
            value={moment.preset}
            onValueChange={(preset) => onChange({ ...moment, preset })}
            options={presetIds.map((value) => ({ value, label: presets(`${value}.name`) }))}
          />
        </>
      )}
      <SelectField
        label={t('wants')}
        value={moment.capability}
        onValueChange={(capability) => onChange({ ...moment, capability })}
        options={capabilities.map((value) => ({ value, label: actions(value) }))}
      />
      <fieldset className="space-y-4">
        <legend className="pt-2 text-14 font-semibold">{t('moment')}</legend>
        <SelectField
          label={t('lock')}
          value={moment.lock ?? 'none'}
          onValueChange={(lock) => onChange({ ...moment, lock: lock === 'none' ? null : lock })}
          options={locks.map((value) => ({ value, label: t(`lockOptions.${value}`) }))}
        />
        <SelectField
          label={t('exception')}
          value={moment.exception ?? 'none'}
          onValueChange={(exception) =>
            onChange({ ...moment, exception: exception === 'none' ? null : exception })
          }
          options={exceptions.map((value) => ({ value, label: t(`exceptionOptions.${value}`) }))}
        />
        <SwitchRow
          label={t('paused')}
          consequence={t('pausedWhat')}
          state={t(moment.isPaused ? 'on' : 'off')}
          isOn={moment.isPaused}
          onChange={(isPaused) => onChange({ ...moment, isPaused })}
        />
      </fieldset>
      <SelectField<PersonProfileId | 'none'>
        label={t('compare')}
        value={other ?? 'none'}
        onValueChange={(value) => onCompare(value === 'none' ? null : value)}
        options={[{ value: 'none', label: t('compareNone') }, ...people]}
      />
    </div>
  );
}
