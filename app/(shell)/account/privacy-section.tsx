'use client';

import { useTranslations } from 'next-intl';
import { AccountSection } from '@/components/account/account-section';
import { SwitchRow } from '@/components/ui/fields/switch-row';
import { useUsageConsent } from '@/lib/telemetry/client/usage/usage';

/** Whether the use may be counted on this device. Missing where nothing is counted. */
export function PrivacySection() {
  const t = useTranslations('account.privacy');
  const { state, answer } = useUsageConsent();
  if (state === 'off') return null;
  const isOn = state === 'yes';
  return (
    <AccountSection title={t('title')} lead={t('lead')}>
      <SwitchRow
        label={t('count')}
        consequence={t('what')}
        state={isOn ? t('on') : t('off')}
        isOn={isOn}
        onChange={(next) => answer(next ? 'yes' : 'no')}
      />
    </AccountSection>
  );
}
