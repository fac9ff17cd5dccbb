'use client';

import { useTranslations } from 'next-intl';
import { CameInBy } from '@/components/permissions/simulation/came-in-by';
import { CompareWith } from '@/components/permissions/simulation/compare-with';
import { TriedSwitches } from '@/components/permissions/simulation/tried-switches';
import { SelectField } from '@/components/ui/fields/select-field';
import { capabilities } from '@/lib/access/capabilities';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { Moment, Other } from '@/lib/permissions/moment';

type MomentFormProps = {
  settings: OrganizationSettings;
  moment: Moment;
  /** The person or role to compare with. */
  other: Other | null;
  onChange: (moment: Moment) => void;
  onCompare: (other: Other | null) => void;
};

const exceptions = ['none', 'allows', 'refuses'] as const;

/** How they came, what they want, what has happened there, and the person or role to compare with. */
export function MomentForm({ settings, moment, other, onChange, onCompare }: MomentFormProps) {
  const t = useTranslations('permissions.simulator');
  const actions = useTranslations('permissions.actions');
  return (
    <div className="space-y-4">
      <CameInBy {...{ settings, moment, onChange }} />
      <SelectField
        label={t('wants')}
        value={moment.capability}
        onValueChange={(capability) => onChange({ ...moment, capability })}
        options={capabilities.map((value) => ({ value, label: actions(value) }))}
      />
      <fieldset>
        <legend className="pt-2 pb-1 text-14 font-semibold">{t('moment')}</legend>
        <TriedSwitches {...{ moment, onChange }} />
        <SelectField
          className="mt-3"
          label={t('exception')}
          value={moment.exception ?? 'none'}
          onValueChange={(exception) =>
            onChange({ ...moment, exception: exception === 'none' ? null : exception })
          }
          options={exceptions.map((value) => ({ value, label: t(`exceptionOptions.${value}`) }))}
        />
      </fieldset>
      <CompareWith {...{ settings, moment, other, onCompare }} />
    </div>
  );
}
