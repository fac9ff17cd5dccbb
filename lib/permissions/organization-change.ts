import { capabilities, type Capability } from '@/lib/access/capabilities';
import type { PolicyState } from '@/lib/access/layers';
import { currentProfile } from '@/lib/access/profile-book';
import { isPersonProfileId, type PersonProfileId, type ProfileId } from '@/lib/access/profiles';
import { toOrganization } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { answerOf } from './access-lines';
import { findMismatch, findOwnContradiction, type Contradiction, type SetAnswer } from './contradictions';
import { accessOf } from './grant-lines';

/** One place of the settings: what a profile, or the policy about it, says about one capability. */
export type Cell = { readonly profile: PersonProfileId; readonly capability: Capability };

/** Sets, or with null leaves open, what a profile says. */
export function setAnswer(
  settings: OrganizationSettings,
  { profile, capability }: Cell,
  answer: SetAnswer | null,
): OrganizationSettings {
  const edit = settings.profiles[profile] ?? { answers: {} };
  const { [capability]: _, ...others } = edit.answers;
  const answers = answer === null ? others : { ...others, [capability]: answer };
  const isEmpty = Object.keys(answers).length === 0 && Object.keys(edit).length === 1;
  const { [profile]: __, ...rest } = settings.profiles;
  return { ...settings, profiles: isEmpty ? rest : { ...rest, [profile]: { ...edit, answers } } };
}

/** Sets, or with null takes back, what the policy says about a profile. */
export function setRule(
  settings: OrganizationSettings,
  { profile, capability }: Cell,
  state: PolicyState | null,
): OrganizationSettings {
  const { [capability]: _, ...others } = settings.policy[profile] ?? {};
  const rules = state === null ? others : { ...others, [capability]: state };
  const { [profile]: __, ...rest } = settings.policy;
  const isEmpty = Object.keys(rules).length === 0;
  return { ...settings, policy: isEmpty ? rest : { ...rest, [profile]: rules } };
}

/** The profiles of people, in the order in which they are shown: each of the organisation's own behind its origin. */
export function listProfiles(settings: OrganizationSettings): PersonProfileId[] {
  const ids = (Object.keys(toOrganization(settings).book) as ProfileId[]).filter(isPersonProfileId);
  const builtIn = ids.filter((id) => !id.includes('~'));
  return builtIn.flatMap((id) => [id, ...ids.filter((other) => other.startsWith(`${id}~`))]);
}

/** Where two settings differ about permissions, cell by cell. */
export function listChanges(before: OrganizationSettings, after: OrganizationSettings): Cell[] {
  const profiles = [...new Set([...listProfiles(before), ...listProfiles(after)])];
  return profiles.flatMap((profile) =>
    capabilities
      .filter(
        (capability) =>
          before.profiles[profile]?.answers[capability] !== after.profiles[profile]?.answers[capability] ||
          before.policy[profile]?.[capability] !== after.policy[profile]?.[capability],
      )
      .map((capability) => ({ profile, capability })),
  );
}

/** The profiles for which something is different afterwards. */
export const listTouched = (before: OrganizationSettings, after: OrganizationSettings): PersonProfileId[] => [
  ...new Set([
    ...listChanges(before, after).map(({ profile }) => profile),
    ...listProfiles(after).filter(
      (id) => currentProfile(before.profiles, id) !== currentProfile(after.profiles, id),
    ),
  ]),
];

export type Fault = Cell & { readonly contradiction: Contradiction };

/** What cannot stand in settings; what is built in stands always. */
export function findFaults(settings: OrganizationSettings): Fault[] {
  return listProfiles(settings).flatMap((profile) => {
    // Nobody has it any more: what it says is kept for the day on which it is brought back.
    if (settings.profiles[profile]?.retiredAt !== undefined) return [];
    const answers = answersOf(settings, profile);
    return capabilities.flatMap((capability) => {
      const own = settings.profiles[profile]?.answers[capability];
      const rule = settings.policy[profile]?.[capability];
      if (own === undefined && rule === undefined) return [];
      const contradiction =
        (own === undefined ? null : findOwnContradiction(profile, capability, own)) ??
        (rule === undefined ? null : findOwnContradiction(profile, capability, ruleAnswers[rule])) ??
        findMismatch(capability, answers);
      return contradiction === null ? [] : [{ profile, capability, contradiction }];
    });
  });
}

const ruleAnswers = {
  'forced-on': 'yes',
  'default-on': 'yes',
  'default-off': 'no',
  'forced-off': 'no',
} as const;

/** Why a profile cannot say so, or with null be as it is built in, beside all else in the settings. */
export function findAnswerContradiction(
  settings: OrganizationSettings,
  cell: Cell,
  answer: SetAnswer | null,
): Contradiction | null {
  const { profile, capability } = cell;
  return (
    (answer === null ? null : findOwnContradiction(profile, capability, answer)) ??
    findMismatch(capability, answersOf(setAnswer(settings, cell, answer), profile))
  );
}

/** Why the policy cannot say so about a profile, or with null leave it open, beside all else in the settings. */
export function findRuleContradiction(
  settings: OrganizationSettings,
  cell: Cell,
  state: PolicyState | null,
): Contradiction | null {
  const { profile, capability } = cell;
  return (
    (state === null ? null : findOwnContradiction(profile, capability, ruleAnswers[state])) ??
    findMismatch(capability, answersOf(setRule(settings, cell, state), profile))
  );
}

/** What somebody with a profile may once policy and profile have spoken, and no room has said anything else. */
const answersOf = (
  settings: OrganizationSettings,
  profile: PersonProfileId,
): Record<Capability, SetAnswer> => {
  const access = accessOf(settings, profile);
  const answers = capabilities.map((capability) => [capability, answerOf(access[capability])]);
  return Object.fromEntries(answers) as Record<Capability, SetAnswer>;
};
