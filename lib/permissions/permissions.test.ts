import { capabilities, type Capability } from '@/lib/access/capabilities';
import type { PolicyState } from '@/lib/access/layers';
import { builtInProfiles, personProfileIds, type PersonProfileId } from '@/lib/access/profiles';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import type { SetAnswer } from './contradictions';
import {
  findAnswerContradiction,
  findFaults,
  findRuleContradiction,
  listChanges,
  listProfiles,
  listTouched,
  setAnswer,
  setRule,
} from './organization-change';
import { organizationPresetIds, startFrom } from './organization-presets';

const screen = { profile: 'learner', capability: 'screen:publish' } as const;
const quiet = 'learner~k3x9a2';

describe('editing settings', () => {
  it('sets an answer, and resets it without a trace', () => {
    const set = setAnswer(initialSettings, screen, 'yes');
    expect(set.profiles).toEqual({ learner: { answers: { 'screen:publish': 'yes' } } });
    expect(setAnswer(set, screen, null)).toEqual(initialSettings);
  });

  it('keeps the name of an own profile that has no answers', () => {
    const settings = { ...initialSettings, profiles: { [quiet]: { name: 'Quiet', answers: {} } } };
    const cell = { profile: quiet, capability: 'mic:publish' } as const;
    const set = setAnswer(settings, cell, 'no');
    expect(set.profiles[quiet]).toEqual({ name: 'Quiet', answers: { 'mic:publish': 'no' } });
    expect(setAnswer(set, cell, null)).toEqual(settings);
  });

  it('sets a rule, and removes it without a trace', () => {
    const set = setRule(initialSettings, screen, 'forced-off');
    expect(set.policy).toEqual({ learner: { 'screen:publish': 'forced-off' } });
    expect(setRule(set, screen, null)).toEqual(initialSettings);
  });

  it('lists the cells and the profiles that differ', () => {
    const changed = setRule(
      setAnswer(initialSettings, screen, 'yes'),
      { profile: 'listener', capability: 'chat:send' },
      'default-off',
    );
    expect(listChanges(initialSettings, changed)).toEqual([
      screen,
      { profile: 'listener', capability: 'chat:send' },
    ]);
    expect(listTouched(changed, initialSettings)).toEqual(['learner', 'listener']);
    expect(listChanges(changed, changed)).toEqual([]);
  });

  it('lists own profiles right after their origin', () => {
    const settings = { ...initialSettings, profiles: { [quiet]: { name: 'Quiet', answers: {} } } };
    expect(listProfiles(settings).slice(4)).toEqual(['learner', quiet, 'listener', 'observer']);
  });
});

describe('contradictions', () => {
  const of = (profile: PersonProfileId, capability: (typeof capabilities)[number], answer: SetAnswer) =>
    findAnswerContradiction(initialSettings, { profile, capability }, answer);

  it('do not occur in the built-in profiles', () => {
    const faults = personProfileIds.flatMap((id) =>
      capabilities.filter((name) => of(id, name, builtInProfiles[id].capabilities[name] as SetAnswer)),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['learner', 'metadata:update', 'yes', { kind: 'nobody' }],
    ['learner', 'room:delete', 'yes', { kind: 'office' }],
    ['co-host', 'room:end', 'yes', { kind: 'office' }],
    ['observer', 'mic:publish', 'yes', { kind: 'hidden' }],
    ['observer', 'screen:publish', 'ask', { kind: 'hidden' }],
    ['learner', 'hand:raise', 'ask', { kind: 'not-askable' }],
    ['host', 'room:settings', 'no', { kind: 'host-keeps' }],
    ['learner', 'room:read', 'no', { kind: 'needed', other: 'mic:publish' }],
    ['co-host', 'member:list', 'no', { kind: 'needed', other: 'class:run' }],
    ['learner', 'data:send', 'no', { kind: 'needed', other: 'reaction:send' }],
  ] as const)('a %s and %s: %s', (profile, capability, answer, contradiction) => {
    expect(of(profile, capability, answer)).toEqual(contradiction);
  });

  it.each([
    ['learner', 'screen:publish', 'yes'],
    ['listener', 'mic:publish', 'ask'],
    ['co-host', 'member:moderate', 'no'],
    ['observer', 'member:list', 'no'],
    ['participant', 'lobby:stand-in', 'no'],
  ] as const)('none: a %s and %s: %s', (profile, capability, answer) => {
    expect(of(profile, capability, answer)).toBeNull();
  });

  it('are found in settings as a whole, in profiles and in the policy', () => {
    const reactions = { profile: 'learner', capability: 'reaction:send' } as const;
    const silent = setAnswer(initialSettings, { profile: 'learner', capability: 'data:send' }, 'no');
    expect(findFaults(silent).map(({ contradiction }) => contradiction.kind)).toEqual(['needed']);
    const quietReactions = setAnswer(
      setAnswer(silent, reactions, 'no'),
      { profile: 'learner', capability: 'ink:draw' },
      'no',
    );
    expect(findFaults(quietReactions)).toEqual([]);
    const forced = setRule(initialSettings, { profile: 'observer', capability: 'mic:publish' }, 'forced-on');
    expect(findFaults(forced)).toEqual([
      { profile: 'observer', capability: 'mic:publish', contradiction: { kind: 'hidden' } },
    ]);
  });

  const learner = (capability: Capability) => ({ profile: 'learner', capability }) as const;
  const withRules = (rules: Partial<Record<Capability, PolicyState>>): OrganizationSettings => ({
    ...initialSettings,
    policy: { learner: rules },
  });
  const silenced = { 'reaction:send': 'forced-off', 'ink:draw': 'forced-off' } as const;

  it.each([
    ['room:read', 'forced-off', initialSettings, { kind: 'needed', other: 'mic:publish' }],
    ['room:read', 'default-off', initialSettings, { kind: 'needed', other: 'mic:publish' }],
    ['data:send', 'forced-off', initialSettings, { kind: 'needed', other: 'reaction:send' }],
    ['data:send', 'forced-off', withRules(silenced), null],
    // prettier-ignore
    ['reaction:send', 'forced-on', withRules({ ...silenced, 'data:send': 'forced-off' }), { kind: 'needs', other: 'data:send' }],
    // prettier-ignore
    ['reaction:send', null, withRules({ ...silenced, 'data:send': 'forced-off' }), { kind: 'needs', other: 'data:send' }],
    ['data:send', null, withRules({ ...silenced, 'data:send': 'forced-off' }), null],
  ] as const)('the policy about %s of learners: %s', (capability, state, settings, contradiction) => {
    expect(findRuleContradiction(settings, learner(capability), state)).toEqual(contradiction);
    const faults = findFaults(setRule(settings, learner(capability), state));
    // When a rule is removed, the remaining rules are at fault.
    expect(faults.length > 0).toBe(contradiction !== null);
  });

  it('count effective answers: a forcing policy may stand beside any answer', () => {
    const silent = setAnswer(withRules({ 'data:send': 'forced-on' }), learner('data:send'), 'no');
    expect(findFaults(silent)).toEqual([]);
    expect(findRuleContradiction(silent, learner('data:send'), null)).toEqual({
      kind: 'needed',
      other: 'reaction:send',
    });
    const off = withRules({ ...silenced, 'data:send': 'forced-off' });
    expect(findAnswerContradiction(off, learner('reaction:send'), 'yes')).toBeNull();
    expect(findAnswerContradiction(off, learner('data:send'), 'yes')).toBeNull();
  });

  it.each(organizationPresetIds)('do not occur in the preset of a new organisation: %s', (id) => {
    expect(findFaults(startFrom(id, initialSettings))).toEqual([]);
  });
});
