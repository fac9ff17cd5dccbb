import type { Policy } from '@/lib/access/layers';
import { baseOf, type PersonProfileId } from '@/lib/access/profiles';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationRules, OrganizationSettings } from '@/lib/organization/schema';

/** Where an organisation can begin. */
export const organizationPresetIds = ['tutoring', 'school', 'company'] as const;
export type OrganizationPresetId = (typeof organizationPresetIds)[number];

type OrganizationPreset = { readonly policy: Policy; readonly rules: OrganizationRules };

const { rules: initialRules } = initialSettings;

/** What each of them says. Profiles stay as they are: they are edited by themselves. */
const organizationPresets: Readonly<Record<OrganizationPresetId, OrganizationPreset>> = {
  tutoring: { policy: {}, rules: { ...initialRules, roomMakers: 'hosts', newcomers: 'member' } },
  school: {
    policy: {
      learner: { 'chat:direct': 'forced-off', 'screen:publish': 'default-off' },
      listener: { 'chat:direct': 'forced-off' },
    },
    rules: {
      ...initialRules,
      ...{ roomMakers: 'hosts', newcomers: 'member', guests: 'off' },
      ...{ auditDays: 365, attendanceDays: 365 },
    },
  },
  company: {
    policy: {},
    rules: {
      ...initialRules,
      defaultProfiles: { link: 'participant', email: 'participant' },
      auditDays: 730,
    },
  },
};

/**
 * Settings that begin as a preset says; what was set in profiles stays. About a profile of the organisation's own it
 * says what it says about its origin.
 */
export function startFrom(id: OrganizationPresetId, settings: OrganizationSettings): OrganizationSettings {
  const { policy, rules } = organizationPresets[id];
  const own = (Object.keys(settings.profiles) as PersonProfileId[]).filter((profile) =>
    profile.includes('~'),
  );
  const ofOwn = own.flatMap((profile) => {
    const said = policy[baseOf(profile)];
    return said === undefined ? [] : [[profile, said] as const];
  });
  return { ...settings, policy: { ...policy, ...Object.fromEntries(ofOwn) }, rules };
}
