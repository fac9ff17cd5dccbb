import { capabilities } from '@/lib/access/capabilities';
import { type Exceptions, type LiveState, type Policy, forever, nothingLocked } from '@/lib/access/layers';
import { type PresetId, presetIds } from '@/lib/access/presets';

export const currentSession = 'session-now';

const lockedDown: LiveState = {
  ...nothingLocked,
  locks: { 'screen:publish': 'off', 'chat:send': 'off', 'ink:draw': 'ask', 'worksheet:edit': 'off', 'hand:raise': 'off' },
}; // prettier-ignore
const openedUp: LiveState = {
  ...nothingLocked,
  locks: { 'screen:publish': 'everyone', 'worksheet:edit': 'everyone', 'question:run': 'everyone', 'chat:direct': 'everyone' },
}; // prettier-ignore

const lives: readonly (readonly [name: string, live: LiveState])[] = [
  ['nothing locked', nothingLocked],
  ['locks on', lockedDown],
  ['opened to everyone', openedUp],
  ['all paused', { ...nothingLocked, paused: true }],
  ['all paused, locks on', { ...lockedDown, paused: true, locked: true }],
];

const forcing: Policy = {
  learner: { 'chat:send': 'forced-off', 'ink:draw': 'forced-on', 'file:upload': 'default-off' },
  participant: { 'question:answer': 'forced-on', 'room:read': 'forced-off' },
  listener: { 'worksheet:edit': 'forced-on', 'hand:raise': 'forced-off' },
  observer: { 'chat:send': 'forced-on', 'member:list': 'forced-off' },
  agent: { 'room:read': 'forced-on' },
};
const policies: readonly (readonly [name: string, policy: Policy])[] = [
  ['a silent policy', {}],
  ['a forcing policy', forcing],
];

export type Situation = { readonly preset: PresetId; readonly live: LiveState; readonly policy: Policy };

/** Every preset in every live state, the policies taking turns. */
export const situations: readonly (readonly [name: string, situation: Situation])[] = presetIds.flatMap(
  (preset, presetIndex) =>
    lives.map(([liveName, live], liveIndex) => {
      const [policyName, policy] = policies[(presetIndex + liveIndex) % policies.length]!;
      return [`${preset}, ${liveName}, ${policyName}`, { preset, live, policy }] as const;
    }),
);

const everywhere = (exception: Exceptions[keyof Exceptions] & object): Exceptions =>
  Object.fromEntries(capabilities.map((capability) => [capability, exception]));

/** What can have been granted to or taken from one person, for all capabilities at once. */
export const exceptionSamples: readonly Exceptions[] = [
  {},
  everywhere({ allow: true, until: forever }),
  everywhere({ allow: false, until: forever }),
  everywhere({ allow: true, until: 1000 }),
  everywhere({ allow: false, until: 1000 }),
  everywhere({ allow: true, until: forever, session: currentSession }),
  everywhere({ allow: true, until: forever, session: 'session-before' }),
  everywhere({ allow: false, until: forever, session: currentSession }),
  everywhere({ allow: false, until: forever, session: 'session-before' }),
];
