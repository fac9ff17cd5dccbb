'use client';

import { useTranslations } from 'next-intl';
import { useProfileName } from '@/components/access/use-profile-name';
import type { ListedInvite } from '@/lib/invites/client/invite-list';

/** What an invite is called in a list: by the address that it is for, else by what people become through it. */
export function useInviteName(): (invite: Pick<ListedInvite, 'email' | 'profile'>) => string {
  const t = useTranslations('invites.room');
  const access = useProfileName();
  return ({ email, profile }) =>
    email === null ? t('for', { profile: access(profile) }) : t('forAddress', { email });
}
