'use client';

import { useTranslations } from 'next-intl';
import { currentProfile, type ProfileEdits } from '@/lib/access/profile-book';
import type { PersonProfileId } from '@/lib/access/profiles';
import { baseOf } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { Contradiction } from '@/lib/permissions/contradictions';

/** The words about profiles and contradictions, for settings that may not be saved yet. */
export function usePermissionWords(settings: OrganizationSettings) {
  const t = useTranslations('permissions');
  const names = useTranslations('access.profiles');
  const edits: ProfileEdits = settings.profiles;
  const nameOf = (id: PersonProfileId) => edits[currentProfile(edits, id)]?.name ?? names(baseOf(id));
  const whyNot = (contradiction: Contradiction, profile: PersonProfileId): string => {
    switch (contradiction.kind) {
      case 'office':
        return t('why.office', { base: names(baseOf(profile)) });
      case 'needs':
      case 'needed':
        return t(`why.${contradiction.kind}`, { other: t(`actions.${contradiction.other}`) });
      case 'hidden':
      case 'host-keeps':
      case 'nobody':
      case 'not-askable':
        return t(`why.${contradiction.kind}`);
    }
  };
  return { nameOf, whyNot };
}
