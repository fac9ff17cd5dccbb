import { type Capability, capabilities } from '@/lib/access/capabilities';
import type { Policy } from '@/lib/access/layers';
import {
  builtInProfiles,
  baseOf,
  traitsOf,
  type Profile,
  type ProfileAnswer,
  type ProfileId,
} from '@/lib/access/profiles';

/** An organisation's changes to one profile. Everything else is as in the built-in one. */
type ProfileEdit = {
  /** Only an organisation's own profiles have a name; messages name the built-in ones. */
  readonly name?: string;
  readonly answers: Readonly<Partial<Record<Capability, Exclude<ProfileAnswer, 'inherit'>>>>;
  /** When it was retired (ms since 1970). Nobody gets it now, and its holders have its successor. */
  readonly retiredAt?: number;
  /** The successor, of the same origin; missing when it is the origin itself. */
  readonly movedTo?: ProfileId;
};
export type ProfileEdits = Readonly<Partial<Record<ProfileId, ProfileEdit>>>;

/** All profiles of an organisation: the built-in ones with its changes, and its own. */
export type ProfileBook = Readonly<Record<ProfileId, Profile>>;

/** The profiles of an organisation without changes. */
export const builtInBook: ProfileBook = { ...builtInProfiles };

/**
 * The profiles of an organisation. Where a profile has no answer, the policy's default decides, then the built-in
 * answer. Service profiles belong to the product and never change.
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
 * The profile that counts for a holder of this one: itself, or its successor once it is retired. So one change retires
 * a profile for all its holders in all rooms, and another brings it back.
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

/** The policy as the resolver asks it: a retired profile follows the policy of its successor. */
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

/** A profile by its id. An unknown id allows nothing, so a stale or made-up word gains nobody anything. */
export function findProfile(book: ProfileBook, id: ProfileId): Profile {
  return book[id] ?? { id, ...traitsOf(id), capabilities: nothing };
}

const nothing = Object.fromEntries(
  capabilities.map((capability) => [capability, 'no']),
) as Profile['capabilities'];
