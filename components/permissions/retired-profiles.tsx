'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { currentProfile } from '@/lib/access/profile-book';
import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { findProfileLimit } from '@/lib/permissions/own-profiles';

type RetiredProfilesProps = {
  settings: OrganizationSettings;
  nameOf: (id: PersonProfileId) => string;
  onBringBack: (id: PersonProfileId) => void;
};

/** The retired profiles, each with its successor and the way back; nothing where there is none. */
export function RetiredProfiles({ settings, nameOf, onBringBack }: RetiredProfilesProps) {
  const t = useTranslations('permissions.profiles');
  const retired = (Object.keys(settings.profiles) as PersonProfileId[]).filter(
    (id) => settings.profiles[id]?.retiredAt !== undefined,
  );
  if (retired.length === 0) return null;
  const limit = findProfileLimit(settings, { broughtBack: 1 });
  const noMore = limit === null ? undefined : t(`limits.${limit}`);
  return (
    <section aria-labelledby="retired-profiles" className="mt-8">
      <h2 id="retired-profiles" className="font-serif text-22 font-semibold">
        {t('retired')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {retired.map((id) => {
          const name = settings.profiles[id]?.name ?? nameOf(id);
          const current = currentProfile(settings.profiles, id);
          const successor = isPersonProfileId(current) ? nameOf(current) : '';
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 text-14 wrap-anywhere">{t('retiredAs', { name, successor })}</span>
              <Button variant="quiet" deniedReason={noMore} onClick={() => onBringBack(id)}>
                {t('bringBack', { name })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
