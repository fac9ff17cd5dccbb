'use client';

import { useTranslations } from 'next-intl';
import { currentProfile } from '@/lib/access/profile-book';
import { baseOf, type ProfileId } from '@/lib/access/profiles';
import { useOrganization } from '@/lib/organization/client/use-organization';

/**
 * What a profile is called: the organisation's own by the name that it was given, the built-in ones by ours, and a
 * retired one like that which took its place.
 */
export function useProfileName(): (id: ProfileId) => string {
  const t = useTranslations('access.profiles');
  const { edits } = useOrganization();
  return (id) => edits[currentProfile(edits, id)]?.name ?? t(baseOf(id));
}
