import { capabilities } from '@/lib/access/capabilities';
import { forever, nothingLocked, type Exceptions, type LiveState, type Policy } from '@/lib/access/layers';
import { findProfile, toProfileBook } from '@/lib/access/profile-book';
import { presetIds, presets, type PresetId } from '@/lib/access/presets';
import { profileIds, type Profile, type ProfileId } from '@/lib/access/profiles';
import type { AccessInput } from '@/lib/access/resolve-access';
import { initialSettings, toOrganization, type Organization } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';

/** The session of all rows. */
export const rowSession = 'session-now';

/** One of each kind that an organisation can make: one that widens, one that narrows. */
const edits: OrganizationSettings['profiles'] = {
  'learner~wide01': { name: 'Keen learner', answers: { 'screen:publish': 'yes', 'question:run': 'ask' } },
  'participant~narrow': {
    name: 'Quiet participant',
    answers: { 'mic:publish': 'no', 'chat:send': 'no', 'data:send': 'no', 'reaction:send': 'no' },
  },
};
const ids: readonly ProfileId[] = [...profileIds, ...(Object.keys(edits) as ProfileId[])];

const lives: readonly LiveState[] = [
  nothingLocked,
  { ...nothingLocked, locks: { 'screen:publish': 'off', 'mic:publish': 'ask', 'chat:send': 'off', 'worksheet:edit': 'off', 'hand:raise': 'off' } },
  { ...nothingLocked, locks: { 'screen:publish': 'everyone', 'worksheet:edit': 'everyone', 'question:run': 'everyone', 'chat:direct': 'everyone' } },
  { ...nothingLocked, locks: { 'camera:publish': 'off', 'ink:draw': 'everyone', 'file:upload': 'off' }, locked: true },
  { ...nothingLocked, paused: true },
]; // prettier-ignore

const everywhere = (exception: Exceptions[keyof Exceptions] & object): Exceptions =>
  Object.fromEntries(capabilities.map((capability) => [capability, exception]));
const exceptions: readonly Exceptions[] = [
  {},
  everywhere({ allow: true, until: forever }),
  everywhere({ allow: false, until: forever }),
  everywhere({ allow: true, until: 1000 }),
  everywhere({ allow: true, until: forever, session: rowSession }),
  everywhere({ allow: false, until: forever, session: 'session-before' }),
];

const policies: readonly Policy[] = [
  {},
  {
    learner: { 'chat:send': 'forced-off', 'screen:publish': 'default-on' },
    participant: { 'camera:publish': 'forced-off', 'file:upload': 'default-off' },
    listener: { 'mic:publish': 'forced-on', 'hand:raise': 'forced-off', 'room:subscribe': 'forced-off' },
    presenter: { 'data:send': 'forced-off', 'screen:publish': 'forced-off' },
  },
];

export type AccessRow = {
  readonly profile: Profile;
  readonly preset: PresetId;
  readonly policy: Policy;
  readonly input: AccessInput;
};

/**
 * Profile × live state × exception, each with each; presets and policies take turns so that every pair of values of
 * any two layers stands in some row. A capability that is added later stands in each of them by itself.
 */
export const accessRows: readonly AccessRow[] = ids.flatMap((id, person) =>
  lives.flatMap((live, moment) =>
    exceptions.map((exception, kind) => {
      const preset = presetIds[(person + moment + kind) % presetIds.length]!;
      const policy = policies[(person + moment + Math.floor(kind / 2)) % policies.length]!;
      const profile = findProfile(toProfileBook(edits, policy), id);
      const room = presets[preset].settings;
      const input = { policy, profile, room, live, exception, session: rowSession, now: 2000 };
      return { profile, preset, policy, input };
    }),
  ),
);

/** The organisation that a row stands in. */
export const organizationOf = ({ policy }: AccessRow): Organization =>
  toOrganization({ ...initialSettings, profiles: edits, policy });

/** The layers of a row by name, to see which pairs of values stand in the table. */
export const layersOf = ({ profile, preset, policy, input }: AccessRow): readonly string[] => [
  `profile ${profile.id}`,
  `preset ${preset}`,
  `policy ${policies.indexOf(policy)}`,
  `live ${lives.indexOf(input.live)}`,
  `exception ${exceptions.indexOf(input.exception)}`,
];

/** How many different values each layer has. */
export const layerSizes = [ids.length, presetIds.length, policies.length, lives.length, exceptions.length];
