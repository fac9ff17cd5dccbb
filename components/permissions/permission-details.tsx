'use client';

import { useTranslations } from 'next-intl';
import { GrantBlock } from '@/components/permissions/simulation/grant-block';
import { usePermissionWords } from '@/components/permissions/use-permission-words';
import { capabilityFacts, type Capability } from '@/lib/access/capabilities';
import { isHeldBy } from '@/lib/access/enforcers';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { grantOf, toGrantLines } from '@/lib/permissions/grant-lines';

type PermissionDetailsProps = {
  capability: Capability;
  profile: PersonProfileId;
  saved: OrganizationSettings;
  draft: OrganizationSettings;
};

/** What a permission comes to on the media server and in the rules, and who else has a say in it. */
export function PermissionDetails({ capability, profile, saved, draft }: PermissionDetailsProps) {
  const t = useTranslations('permissions');
  const { nameOf } = usePermissionWords(draft);
  const { reach } = capabilityFacts[capability];
  const state = draft.policy[profile]?.[capability] ?? 'open';
  const byPages = isHeldBy(capability, 'receivers') ? 'page' : 'server';
  const held = isHeldBy(capability, 'rules') ? 'rules' : byPages;
  return (
    <div className="grid gap-6 pb-5 tablet:grid-cols-2 tablet:pl-6">
      <div className="space-y-3 text-13">
        <div>
          <p className="text-ink-2">{t('becomes.title')}</p>
          <p className="mt-1">
            {t(isHeldBy(capability, 'media-server') ? `becomes.${capability}` : `becomes.${held}`)}
          </p>
        </div>
        <div>
          <p className="text-ink-2">{t('elsewhere.title')}</p>
          <p className="mt-1">
            {t('elsewhere.policy', { state: t(`stateLines.${state}`).toLowerCase() })}{' '}
            {t(`elsewhere.${reach}`)}
          </p>
        </div>
      </div>
      <GrantBlock
        title={t('token', { profile: nameOf(profile) })}
        lines={toGrantLines(grantOf(draft, profile), grantOf(saved, profile))}
      />
    </div>
  );
}
