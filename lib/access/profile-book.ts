import { type Capability, capabilities } from '@/lib/access/capabilities';
import type { Policy } from '@/lib/access/layers';
import {
  builtInProfiles,
  baseOf,
  natureOf,
  type Profile,
  type ProfileAnswer,
  type ProfileId,
} from '@/lib/access/profiles';

/** What an organisation has set in one profile. What it has not set is as in the built-in one. */
type ProfileEdit = {
  /** Only what an organisation has made itself has a name; the built-in ones have words. */
  readonly name?: string;
  readonly answers: Readonly<Partial<Record<Capability, Exclude<ProfileAnswer, 'inherit'>>>>;
  /** When it was retired (ms since 1970): nobody is given it any more, and whoever has it has another one instead. */
  readonly retiredAt?: number;
  /** Which one that is, of the same origin; missing where it is the origin itself. */
  readonly movedTo?: ProfileId;
};
export type ProfileEdits = Readonly<Partial<Record<ProfileId, ProfileEdit>>>;

/** Every profile of an organisation: the built-in ones as it has edited them, and its own. */
export type ProfileBook = Readonly<Record<ProfileId, Profile>>;

/** The profiles of an organisation that has changed nothing. */
export const builtInBook: ProfileBook = { ...builtInProfiles };

/**
 * The profiles as an organisation has them. Where a profile does not say anything itself, the policy's default
 * decides, else the built-in answer. Service profiles are the product's own.
 */
export function toProfileBook(edits: ProfileEdits, policy: Policy): ProfileBook {
  const ids = new Set([...Object.keys(builtInProfiles), ...Object.keys(edits)]) as ReadonlySet<ProfileId>;
  const profiles = [...ids].map((id) => {
    const current = currentProfile(edits, id);
    return [id, toProfile(id, edits[current], policy[current])];
  });
  return Object.fromEntries(profiles) as ProfileBook;
}

/**
 * What whoever has a profile has by now: itself, or where it was retired the one that people were moved to. So a profile
 * is retired by one change for everybody who has it, in whatever room, and brought back by another.
 */
export function currentProfile(edits: ProfileEdits, id: ProfileId): ProfileId {
  const passed = new Set<ProfileId>();
  let current = id;
  let edit = edits[current];
  while (edit?.retiredAt !== undefined && !passed.has(current)) {
    passed.add(current);
    current = edit.movedTo ?? baseOf(current);
    edit = edits[current];
  }
  return passed.has(current) ? baseOf(id) : current;
}

/** The policy as the resolver asks it: about a retired profile it says what it says about the one that took its place. */
export function policyOfCurrent(policy: Policy, edits: ProfileEdits): Policy {
  return (Object.keys(edits) as ProfileId[]).reduce<Policy>((rules, id) => {
    const { [id]: _, ...others } = rules;
    const rule = policy[currentProfile(edits, id)];
    return rule === undefined ? others : { ...others, [id]: rule };
  }, policy);
}

function toProfile(id: ProfileId, edit: ProfileEdit | undefined, rules: Policy[ProfileId]): Profile {
  const base = builtInProfiles[baseOf(id)];
  if (base.kind === 'service') return { ...base, id };
  const answerOf = (capability: Capability): ProfileAnswer => {
    const own = edit?.answers[capability];
    if (own !== undefined) return own;
    const rule = rules?.[capability];
    return rule === 'default-on' || rule === 'default-off' ? 'inherit' : base.capabilities[capability];
  };
  const answers = capabilities.map((capability) => [capability, answerOf(capability)]);
  return { ...base, id, capabilities: Object.fromEntries(answers) as Profile['capabilities'] };
}

/**
 * A profile by its id. One that the book does not hold, as in the moment in which it was taken away, allows nothing:
 * nobody gains anything by a word that nobody knows.
 */
export function findProfile(book: ProfileBook, id: ProfileId): Profile {
  return book[id] ?? { id, ...natureOf(id), capabilities: nothing };
}

const nothing = Object.fromEntries(
  capabilities.map((capability) => [capability, 'no']),
) as Profile['capabilities'];
