import { currentProfile } from '@/lib/access/profile-book';
import { baseOf, type PersonProfileId } from '@/lib/access/profiles';
import type { OrganizationRules, OrganizationSettings } from '@/lib/organization/schema';
import type { Edit } from './edit-schema';
import { listChanges, listProfiles, setAnswer, setRule } from './organization-change';
import { startFrom } from './organization-presets';

/** Settings after a step. Steps are kept, and not their outcome, so that they can be taken on top of what others save. */
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

/** A copy is as what it was made from in every respect: what the organisation forces there, it forces here too. */
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

/** Where somebody else has retired the profile meanwhile, it is the one that took its place. */
function setDefault(
  settings: OrganizationSettings,
  { way, to }: Extract<Edit, { kind: 'default' }>,
): OrganizationSettings {
  const { [way]: _, ...others } = settings.rules.defaultProfiles;
  const current = to === null ? null : (currentProfile(settings.profiles, to) as PersonProfileId);
  const defaultProfiles = current === null ? others : { ...others, [way]: current };
  return { ...settings, rules: { ...settings.rules, defaultProfiles } };
}

/** Nobody is left on a profile that is retired: who has it, and who would become it by default, gets another. */
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

/** What people on a profile can be moved to: others of the same origin, so that nobody's rank changes by it. */
export const listSuccessors = (settings: OrganizationSettings, id: PersonProfileId): PersonProfileId[] =>
  listProfiles(settings).filter(
    (other) =>
      other !== id && baseOf(other) === baseOf(id) && settings.profiles[other]?.retiredAt === undefined,
  );

export const applyEdits = (settings: OrganizationSettings, edits: readonly Edit[]): OrganizationSettings =>
  edits.reduce(applyEdit, settings);

/** How many things are different: cells, profiles that are new or have another name, rules. */
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

/** A name for a new profile that is made from another. */
export function newProfileId(from: PersonProfileId): PersonProfileId {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const tail = [...random].map((part) => part.toString(36)).join('');
  const base = from.split('~', 1)[0] as PersonProfileId;
  return `${base}~${tail.slice(0, 8).padEnd(8, '0')}` as PersonProfileId;
}
