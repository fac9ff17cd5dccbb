import { currentProfile } from '@/lib/access/profile-book';
import { baseOf, type PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationRules, OrganizationSettings } from '@/lib/organization/schema';
import type { Edit } from './edit-schema';
import { listChanges, listProfiles, setAnswer, setRule } from './organization-change';
import { startFrom } from './organization-presets';

/**
 * Applies one edit. We keep edits rather than their result, so that they can be applied on top of what others
 * saved.
 */
function applyEdit(settings: OrganizationSettings, edit: Edit): OrganizationSettings {
  switch (edit.kind) {
    case 'answer':
      return setAnswer(settings, edit.cell, edit.to);
    case 'rule':
      return setRule(settings, edit.cell, edit.to);
    case 'rename': {
      const was = settings.profiles[edit.id];
      if (was === undefined) return settings;
      return { ...settings, profiles: { ...settings.profiles, [edit.id]: { ...was, name: edit.name } } };
    }
    case 'copy':
      return copy(settings, edit);
    case 'retire':
      return retire(settings, edit);
    case 'bring-back': {
      const { retiredAt: _, movedTo: __, ...was } = settings.profiles[edit.id] ?? { answers: {} };
      return { ...settings, profiles: { ...settings.profiles, [edit.id]: was } };
    }
    case 'rules':
      return { ...settings, rules: { ...settings.rules, ...edit.to } };
    case 'default':
      return setDefault(settings, edit);
    case 'preset':
      return startFrom(edit.to, settings);
  }
}

/** Copies a profile together with the organisation's rules about it, so that both have the same permissions. */
function copy(
  settings: OrganizationSettings,
  { id, from, name }: Extract<Edit, { kind: 'copy' }>,
): OrganizationSettings {
  const original = currentProfile(settings.profiles, from) as PersonProfileId;
  const answers = settings.profiles[original]?.answers ?? {};
  const rules = settings.policy[original];
  return {
    ...settings,
    profiles: { ...settings.profiles, [id]: { name, answers } },
    policy: rules === undefined ? settings.policy : { ...settings.policy, [id]: rules },
  };
}

/** If another administrator has retired the profile meanwhile, its successor becomes the default. */
function setDefault(
  settings: OrganizationSettings,
  { way, to }: Extract<Edit, { kind: 'default' }>,
): OrganizationSettings {
  const { [way]: _, ...others } = settings.rules.defaultProfiles;
  const current = to === null ? null : (currentProfile(settings.profiles, to) as PersonProfileId);
  const defaultProfiles = current === null ? others : { ...others, [way]: current };
  return { ...settings, rules: { ...settings.rules, defaultProfiles } };
}

/** Moves people and defaults of a retired profile to another one, so that nobody is left on it. */
function retire(
  settings: OrganizationSettings,
  { id, to, at }: Extract<Edit, { kind: 'retire' }>,
): OrganizationSettings {
  const was = settings.profiles[id] ?? { answers: {} };
  const profiles = { ...settings.profiles, [id]: { ...was, retiredAt: at, movedTo: to } };
  const defaults = Object.entries(settings.rules.defaultProfiles).map(
    ([way, profile]) => [way, currentProfile(profiles, profile)] as const,
  );
  return {
    ...settings,
    profiles,
    rules: { ...settings.rules, defaultProfiles: Object.fromEntries(defaults) },
  };
}

/** Profiles to which people can be moved: of the same origin, so that nobody's rank changes. */
export const listSuccessors = (settings: OrganizationSettings, id: PersonProfileId): PersonProfileId[] =>
  listProfiles(settings).filter(
    (other) =>
      other !== id && baseOf(other) === baseOf(id) && settings.profiles[other]?.retiredAt === undefined,
  );

export const applyEdits = (settings: OrganizationSettings, edits: readonly Edit[]): OrganizationSettings =>
  edits.reduce(applyEdit, settings);

/** Counts the differences: cells, new or changed profiles, organisation rules. */
export function countChanges(before: OrganizationSettings, after: OrganizationSettings): number {
  const ids = Object.keys({ ...before.profiles, ...after.profiles }) as PersonProfileId[];
  const profiles = ids.filter((id) => {
    const [was, is] = [before.profiles[id], after.profiles[id]];
    return was?.name !== is?.name || was?.retiredAt !== is?.retiredAt || was?.movedTo !== is?.movedTo;
  });
  const rules = (Object.keys(after.rules) as (keyof OrganizationRules)[]).filter(
    (rule) => JSON.stringify(before.rules[rule]) !== JSON.stringify(after.rules[rule]),
  );
  return listChanges(before, after).length + profiles.length + rules.length;
}

/** A random id for a new profile; it begins with its origin. */
export function newProfileId(from: PersonProfileId): PersonProfileId {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const tail = [...random].map((part) => part.toString(36)).join('');
  const base = from.split('~', 1)[0] as PersonProfileId;
  return `${base}~${tail.slice(0, 8).padEnd(8, '0')}` as PersonProfileId;
}
