import type { Policy } from '@/lib/access/layers';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationRules, OrganizationSettings } from '@/lib/organization/schema';

/** Where an organisation can begin. */
export const organizationPresetIds = ['tutoring', 'school', 'company'] as const;
export type OrganizationPresetId = (typeof organizationPresetIds)[number];

type OrganizationPreset = { readonly policy: Policy; readonly rules: OrganizationRules };

const { rules } = initialSettings;

/** What each of them says. Profiles stay as they are: they are edited by themselves. */
const organizationPresets: Readonly<Record<OrganizationPresetId, OrganizationPreset>> = {
  tutoring: { policy: {}, rules: { ...rules, roomMakers: 'hosts' } },
  school: {
    policy: {
      learner: { 'chat:direct': 'forced-off', 'screen:publish': 'default-off' },
      listener: { 'chat:direct': 'forced-off' },
    },
    rules: { ...rules, roomMakers: 'hosts', guests: 'off', auditDays: 365 },
  },
  company: {
    policy: {},
    rules: { ...rules, defaultProfiles: { link: 'participant', email: 'participant' }, auditDays: 730 },
  },
};

/** Settings that begin as a preset says; what was set in profiles stays. */
export const startFrom = (
  id: OrganizationPresetId,
  settings: OrganizationSettings,
): OrganizationSettings => ({
  ...settings,
  ...organizationPresets[id],
});
