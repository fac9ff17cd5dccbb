import { type Capability, capabilities } from '@/lib/access/capabilities';

/** Ordered from the most rights to the least; the two service profiles stand last. */
export const profileIds = [
  'host',
  'co-host',
  'presenter',
  'participant',
  'learner',
  'listener',
  'observer',
  'recorder',
  'agent',
] as const;
export type BuiltInProfileId = (typeof profileIds)[number];

/**
 * A built-in profile, or one that an organisation made from it: `learner~k3x9a2`. The part before the tilde is its
 * origin. The origin never changes and decides its kind, its rank and whether others see it.
 */
export type ProfileId = BuiltInProfileId | `${BuiltInProfileId}~${string}`;

/** The built-in profiles that a person can have. */
export const personProfileIds = [
  'host',
  'co-host',
  'presenter',
  'participant',
  'learner',
  'listener',
  'observer',
] as const satisfies readonly BuiltInProfileId[];
export type BuiltInPersonProfileId = (typeof personProfileIds)[number];
export type PersonProfileId = BuiltInPersonProfileId | `${BuiltInPersonProfileId}~${string}`;

/** A profile's answer for a capability; `inherit` leaves it to the organisation's default. */
export type ProfileAnswer = 'yes' | 'ask' | 'no' | 'inherit';

/**
 * The fixed traits of a profile, besides its answers. `governed` says how room settings and locks apply: they give and
 * take (`both`), only take (`narrow`), only give (`widen`), or do not apply (`exempt`).
 */
export type ProfileTraits = {
  readonly kind: 'person' | 'service';
  /** Hosts are exempt from *Pause everything*. */
  readonly isHost: boolean;
  readonly governed: 'both' | 'narrow' | 'widen' | 'exempt';
  readonly hidden: boolean;
  readonly recorder: boolean;
  readonly agent: boolean;
};

export type Profile = ProfileTraits & {
  readonly id: ProfileId;
  readonly capabilities: Readonly<Record<Capability, ProfileAnswer>>;
};

const person = { kind: 'person', isHost: false, hidden: false, recorder: false, agent: false } as const;
const service = {
  kind: 'service',
  isHost: false,
  governed: 'exempt',
  hidden: false,
  recorder: false,
  agent: false,
} as const;

const traits: Readonly<Record<BuiltInProfileId, ProfileTraits>> = {
  host: { ...person, isHost: true, governed: 'exempt' },
  'co-host': { ...person, isHost: true, governed: 'exempt' },
  // A lock for the others must not silence a person who was asked to present.
  presenter: { ...person, governed: 'widen' },
  participant: { ...person, governed: 'both' },
  learner: { ...person, governed: 'both' },
  // "Everyone may" means everyone who takes part. These two only listen or watch.
  listener: { ...person, governed: 'narrow' },
  observer: { ...person, governed: 'narrow', hidden: true },
  recorder: { ...service, hidden: true, recorder: true },
  agent: { ...service, agent: true },
};

/** One column per profile, in the order of `profileIds`. */
type Columns<Ids extends readonly BuiltInProfileId[]> = {
  readonly [Index in keyof Ids]: 'yes' | 'ask' | 'no';
};
type Row = Columns<typeof profileIds>;

// A table is read by its columns.
// prettier-ignore
const answers: Readonly<Record<Capability, Row>> = {
  //                    host   co-host presenter participant learner listener observer recorder agent
  'mic:publish':      ['yes', 'yes',  'yes',    'yes',      'yes',  'no',    'no',    'no',    'yes'],
  'camera:publish':   ['yes', 'yes',  'yes',    'yes',      'yes',  'no',    'no',    'no',    'no'],
  'screen:publish':   ['yes', 'yes',  'yes',    'yes',      'ask',  'no',    'no',    'no',    'no'],
  'hand:raise':       ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'no',    'no',    'no'],
  'reaction:send':    ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'no',    'no',    'no'],
  'worksheet:edit':   ['yes', 'yes',  'yes',    'yes',      'ask',  'no',    'no',    'no',    'no'],
  'worksheet:own':    ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'no',    'no',    'no'],
  'ink:draw':         ['yes', 'yes',  'yes',    'yes',      'ask',  'no',    'no',    'no',    'no'],
  'chat:send':        ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'no',    'no',    'no'],
  'chat:direct':      ['yes', 'yes',  'yes',    'yes',      'yes',  'no',    'no',    'no',    'no'],
  'file:upload':      ['yes', 'yes',  'yes',    'yes',      'ask',  'no',    'no',    'no',    'no'],
  'class:run':        ['yes', 'yes',  'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'question:run':     ['yes', 'yes',  'yes',    'no',       'no',   'no',    'no',    'no',    'no'],
  'question:answer':  ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'no',    'no',    'no'],
  'member:list':      ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'yes',   'no',    'no'],
  'member:add':       ['yes', 'yes',  'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'member:moderate':  ['yes', 'yes',  'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'lobby:admit':      ['yes', 'yes',  'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'lobby:stand-in':   ['yes', 'yes',  'yes',    'yes',      'no',   'no',    'no',    'no',    'no'],
  'room:read':        ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'yes',   'no',    'no'],
  'room:subscribe':   ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'yes',   'yes',   'yes'],
  'data:send':        ['yes', 'yes',  'yes',    'yes',      'yes',  'yes',   'no',    'no',    'yes'],
  'room:start':       ['yes', 'yes',  'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'room:end':         ['yes', 'no',   'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'room:settings':    ['yes', 'yes',  'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'room:delete':      ['yes', 'no',   'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'room:transfer':    ['yes', 'no',   'no',     'no',       'no',   'no',    'no',    'no',    'no'],
  'metadata:update':  ['no',  'no',   'no',     'no',       'no',   'no',    'no',    'no',    'no'],
};

function profileOf(id: BuiltInProfileId): Profile {
  const column = profileIds.indexOf(id);
  const entries = capabilities.map((capability) => [capability, answers[capability][column]]);
  return { id, ...traits[id], capabilities: Object.fromEntries(entries) as Profile['capabilities'] };
}

/** The nine built-in profiles: the rights of people and services when no other layer speaks. */
export const builtInProfiles = Object.fromEntries(profileIds.map((id) => [id, profileOf(id)])) as Readonly<
  Record<BuiltInProfileId, Profile>
>;

const customId = /^([a-z-]+)~[a-z0-9]{6,12}$/;

/** Whether a word names one of the built-in profiles. */
function isBuiltInProfileId(value: unknown): value is BuiltInProfileId {
  return profileIds.some((id) => id === value);
}

/** Whether a stored word can name a profile. Documents are not trusted to hold only such words. */
export function isProfileId(value: unknown): value is ProfileId {
  if (typeof value !== 'string') return false;
  return isBuiltInProfileId(value) || isBuiltInProfileId(customId.exec(value)?.[1]);
}

/** Whether a word can name a profile of a person, not of a service. */
export function isPersonProfileId(value: unknown): value is PersonProfileId {
  return isProfileId(value) && traitsOf(value).kind === 'person';
}

/** The built-in profile behind a profile: itself, or its origin. */
export function baseOf(id: PersonProfileId): BuiltInPersonProfileId;
export function baseOf(id: ProfileId): BuiltInProfileId;
export function baseOf(id: ProfileId): BuiltInProfileId {
  return id.split('~', 1)[0] as BuiltInProfileId;
}

/** The fixed traits of a profile, which are those of its origin. */
export function traitsOf(id: ProfileId): ProfileTraits {
  return traits[baseOf(id)];
}
