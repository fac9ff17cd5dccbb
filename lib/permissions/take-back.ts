import type { OrganizationSettings } from '@/lib/organization/schema';

/**
 * Settings as they were in an earlier version. Profiles that have been made since stay, retired: people may be on them.
 */
export function takeBack(before: OrganizationSettings, earlier: OrganizationSettings): OrganizationSettings {
  const { policy, rules } = earlier;
  const since = Object.entries(before.profiles)
    .filter(([id]) => id.includes('~') && !(id in earlier.profiles))
    .map(([id, edit]) => [id, { retiredAt: before.changedAt ?? 0, ...edit }]);
  const profiles: OrganizationSettings['profiles'] = {
    ...earlier.profiles,
    ...(Object.fromEntries(since) as OrganizationSettings['profiles']),
  };
  return { ...before, policy, rules, profiles };
}
