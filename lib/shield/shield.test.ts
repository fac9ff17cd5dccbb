import fc from 'fast-check';
import { shieldCapabilities } from '@/lib/access/host-switches';
import { nothingLocked, type LiveState, type Policy, type RoomSetting } from '@/lib/access/layers';
import { presetIds, presets } from '@/lib/access/presets';
import { personProfileIds, type PersonProfileId } from '@/lib/access/profiles';
import {
  initialSettings,
  toOrganization,
  unchangedOrganization,
  type Organization,
} from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { accessInRoom } from '@/lib/rooms/room-access';
import { applyShieldChange, invertShieldChange, stillStands } from './apply-shield-change';
import type { ShieldChange } from './schema';
import { listShieldSwitches, readShieldSwitch, shieldAudience, type ShieldSetting } from './shield-switch';

const positions: readonly RoomSetting[] = ['everyone', 'ask', 'off'];
const lesson: ShieldSetting = {
  organization: unchangedOrganization,
  preset: 'lesson',
  settings: presets.lesson.settings,
};
const studyGroup: ShieldSetting = {
  organization: unchangedOrganization,
  preset: 'study-group',
  settings: presets['study-group'].settings,
};
const ruledBy = (policy: Policy) => toOrganization({ ...initialSettings, policy });
/** An organisation with this default profile for people who come by link. */
const makingOfPeople = (link: PersonProfileId, settings: Partial<OrganizationSettings> = {}) => {
  const rules = { ...initialSettings.rules, defaultProfiles: { link } };
  return toOrganization({ ...initialSettings, rules, ...settings });
};
/** With its own learner profile, which may do as much as the built-in one. */
const ownLearners = { profiles: { 'learner~k3x9a2': { name: 'Year 9', answers: {} } } } as const;
const screenTo = (to: RoomSetting): ShieldChange => ({ kind: 'switch', capability: 'screen:publish', to });

describe('the switches of the shield', () => {
  it('show what the room’s preset gives its audience', () => {
    const ofScreen = (setting: ShieldSetting) =>
      readShieldSwitch('screen:publish', setting, nothingLocked).position;
    expect(ofScreen(lesson)).toBe('ask');
    expect(ofScreen(studyGroup)).toBe('everyone');
  });

  it('stay where they are while everything is paused', () => {
    const paused = { ...nothingLocked, paused: true };
    expect(listShieldSwitches(lesson, paused)).toEqual(listShieldSwitches(lesson, nothingLocked));
  });

  it.each(['forced-on', 'forced-off'] as const)('are fixed where the organisation says %s', (state) => {
    const policy: Policy = { learner: { 'camera:publish': state } };
    const fixed = listShieldSwitches({ ...lesson, organization: ruledBy(policy) }, nothingLocked).filter(
      ({ isForced }) => isForced,
    );
    expect(fixed).toEqual([
      {
        capability: 'camera:publish',
        position: state === 'forced-on' ? 'everyone' : 'off',
        byItself: state === 'forced-on' ? 'everyone' : 'off',
        isForced: true,
      },
    ]);
  });

  it.each<[PersonProfileId, ShieldSetting['preset'], PersonProfileId]>([
    ['learner', 'lesson', 'learner'],
    ['learner~k3x9a2', 'lesson', 'learner~k3x9a2'],
    ['learner', 'study-group', 'learner'],
    ['participant', 'lesson', 'learner'],
    ['participant', 'review', 'participant'],
    // No lock opens it for a listener or an observer, or closes it for a presenter or a co-host.
    ['listener', 'lesson', 'learner'],
    ['observer', 'review', 'participant'],
    ['presenter', 'class', 'learner'],
    ['co-host', 'study-group', 'participant'],
  ])('are, where people come as a %s to a room of the kind %s, about every %s', (link, preset, audience) => {
    expect(shieldAudience(makingOfPeople(link, ownLearners), preset)).toBe(audience);
  });

  it('show what the organisation’s default profile may, when that is less', () => {
    const policy: Policy = { learner: { 'camera:publish': 'forced-off' } };
    const ofCamera = (organization: Organization) =>
      readShieldSwitch('camera:publish', { ...studyGroup, organization }, nothingLocked);
    expect(ofCamera(makingOfPeople('learner', { policy }))).toMatchObject({
      position: 'off',
      isForced: true,
    });
    expect(ofCamera(ruledBy(policy))).toMatchObject({ position: 'everyone', isForced: false });
  });

  it('show an existing lock, unless the organisation has decided', () => {
    const locked = { ...nothingLocked, locks: { 'camera:publish': 'ask' } } as const;
    expect(readShieldSwitch('camera:publish', lesson, locked).position).toBe('ask');
    const forced = { ...lesson, organization: ruledBy({ learner: { 'camera:publish': 'forced-on' } }) };
    expect(readShieldSwitch('camera:publish', forced, locked).position).toBe('everyone');
  });

  it('are free where the organisation has a default only', () => {
    const policy: Policy = { learner: { 'camera:publish': 'default-off' } };
    expect(
      readShieldSwitch('camera:publish', { ...lesson, organization: ruledBy(policy) }, nothingLocked)
        .isForced,
    ).toBe(false);
  });
});

/** What the screen is for each profile that a lock opens and closes. */
function mayShare({ organization, settings }: ShieldSetting, live: LiveState) {
  const standing = (profile: PersonProfileId) => {
    const { allowed, askable } = accessInRoom(organization, { profile, settings, live })['screen:publish'];
    return allowed ? 'everyone' : askable ? 'ask' : 'off';
  };
  return { learner: standing('learner'), participant: standing('participant') };
}

const lockIt = { kind: 'lock', isLocked: true } as const;

describe('a change by a host', () => {
  it.each(positions)('moves a switch to %s', (to) => {
    const live = applyShieldChange(lesson, nothingLocked, screenTo(to));
    expect(readShieldSwitch('screen:publish', lesson, live).position).toBe(to);
  });

  it('leaves no lock behind when the switch has that position without one', () => {
    const moved = applyShieldChange(studyGroup, nothingLocked, screenTo('off'));
    expect(moved.locks).toEqual({ 'screen:publish': 'off' });
    expect(applyShieldChange(studyGroup, moved, screenTo('everyone'))).toEqual(nothingLocked);
  });

  it('stays at its choice, even when nobody can do more by it', () => {
    const setting = {
      organization: makingOfPeople('host'),
      preset: 'class',
      settings: presets.class.settings,
    } as const;
    const asked = applyShieldChange(setting, nothingLocked, {
      kind: 'switch',
      capability: 'chat:direct',
      to: 'ask',
    });
    expect(readShieldSwitch('chat:direct', setting, asked).position).toBe('ask');
  });

  it('leaves a lock when others than the audience could do more without it', () => {
    const moved = applyShieldChange(lesson, nothingLocked, screenTo('off'));
    const asked = applyShieldChange(lesson, moved, screenTo('ask'));
    expect(mayShare(lesson, nothingLocked)).toEqual({ learner: 'ask', participant: 'everyone' });
    expect(mayShare(lesson, asked)).toEqual({ learner: 'ask', participant: 'ask' });
  });

  describe.each([
    ['of a company, where people come as participants', makingOfPeople('participant')],
    ['where people come as listeners', makingOfPeople('listener')],
    ['where people come as presenters', makingOfPeople('presenter')],
  ])('in a lesson %s,', (_, organization) => {
    const setting = { ...lesson, organization };
    const chosen = (to: RoomSetting) => applyShieldChange(setting, nothingLocked, screenTo(to));

    it('finds what learners may', () => {
      expect(readShieldSwitch('screen:publish', setting, nothingLocked).position).toBe('ask');
    });

    it.each<[RoomSetting, object]>([
      ['everyone', { learner: 'everyone', participant: 'everyone' }],
      ['off', { learner: 'off', participant: 'off' }],
    ])('and put to %s holds for all of them, is shown, and can be taken back', (to, holds) => {
      const live = chosen(to);
      expect(mayShare(setting, live)).toEqual(holds);
      expect(readShieldSwitch('screen:publish', setting, live).position).toBe(to);
      expect(stillStands(setting, live, screenTo(to))).toBe(true);
      const inverse = invertShieldChange(nothingLocked, screenTo(to));
      expect(applyShieldChange(setting, live, inverse)).toEqual(nothingLocked);
    });

    it('and kept muted is shown as such, and taken back by the next press', () => {
      const mute = (to: RoomSetting): ShieldChange => ({ kind: 'switch', capability: 'mic:publish', to });
      const muted = applyShieldChange(setting, nothingLocked, mute('ask'));
      expect(readShieldSwitch('mic:publish', setting, muted).position).toBe('ask');
      expect(stillStands(setting, muted, mute('ask'))).toBe(true);
      expect(applyShieldChange(setting, muted, mute('everyone'))).toEqual(nothingLocked);
    });
  });

  it('touches only what it names', () => {
    const locked = applyShieldChange(lesson, nothingLocked, { kind: 'lock', isLocked: true });
    expect(locked).toEqual({ ...nothingLocked, locked: true });
    const paused = applyShieldChange(lesson, locked, { kind: 'pause', isPaused: true });
    expect(paused).toEqual({ ...nothingLocked, locked: true, paused: true });
    expect(applyShieldChange(lesson, paused, screenTo('everyone'))).toEqual({
      ...paused,
      locks: { 'screen:publish': 'everyone' },
    });
  });

  it.each<[ShieldChange, ShieldChange]>([
    [screenTo('off'), screenTo('everyone')],
    [
      { kind: 'lock', isLocked: true },
      { kind: 'lock', isLocked: false },
    ],
    [
      { kind: 'pause', isPaused: true },
      { kind: 'pause', isPaused: false },
    ],
    [
      { kind: 'people', areHidden: true },
      { kind: 'people', areHidden: false },
    ],
    [
      { kind: 'cameras', areForHosts: true },
      { kind: 'cameras', areForHosts: false },
    ],
  ])('stands until somebody changes the same: %j, then %j', (own, later) => {
    const mine = applyShieldChange(lesson, nothingLocked, own);
    const other = own.kind === 'lock' ? ({ kind: 'pause', isPaused: true } as const) : lockIt;
    expect(stillStands(lesson, nothingLocked, own)).toBe(false);
    expect(stillStands(lesson, applyShieldChange(lesson, mine, other), own)).toBe(true);
    expect(stillStands(lesson, applyShieldChange(lesson, mine, later), own)).toBe(false);
  });

  it('shows any choice, and its inverse brings back the state before', () => {
    const live: fc.Arbitrary<LiveState> = fc.record({
      locks: fc.dictionary(fc.constantFrom(...shieldCapabilities), fc.constantFrom(...positions)),
      paused: fc.boolean(),
      locked: fc.boolean(),
    });
    const link = fc.constantFrom(...personProfileIds);
    const change: fc.Arbitrary<ShieldChange> = fc.oneof(
      fc.record({
        kind: fc.constant('switch' as const),
        capability: fc.constantFrom(...shieldCapabilities),
        to: fc.constantFrom(...positions, null),
      }),
      fc.record({ kind: fc.constant('pause' as const), isPaused: fc.boolean() }),
      fc.record({ kind: fc.constant('lock' as const), isLocked: fc.boolean() }),
      fc.record({ kind: fc.constant('people' as const), areHidden: fc.boolean() }),
      fc.record({ kind: fc.constant('cameras' as const), areForHosts: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...presetIds), link, live, change, (preset, profile, before, wanted) => {
        const organization = makingOfPeople(profile);
        const setting = { organization, preset, settings: presets[preset].settings };
        const after = applyShieldChange(setting, before, wanted);
        expect(stillStands(setting, after, wanted)).toBe(true);
        if (wanted.kind === 'switch' && wanted.to !== null) {
          expect(readShieldSwitch(wanted.capability, setting, after).position).toBe(wanted.to);
        }
        const back = applyShieldChange(setting, after, invertShieldChange(before, wanted));
        expect(listShieldSwitches(setting, back)).toEqual(listShieldSwitches(setting, before));
        expect(mayShare(setting, back)).toEqual(mayShare(setting, before));
        expect([back.paused, back.locked]).toEqual([before.paused, before.locked]);
      }),
      { numRuns: 200 },
    );
  });
});
