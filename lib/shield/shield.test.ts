import fc from 'fast-check';
import { shieldCapabilities } from '@/lib/access/capabilities';
import { nothingLocked, type LiveState, type Policy, type RoomSetting } from '@/lib/access/layers';
import { presetIds, presets } from '@/lib/access/presets';
import { initialSettings, toOrganization, unchangedOrganization } from '@/lib/organization/organization';
import type { OrganizationRules } from '@/lib/organization/schema';
import { applyShieldChange, invertShieldChange, stillStands } from './apply-shield-change';
import type { ShieldChange } from './schema';
import { listShieldSwitches, readShieldSwitch, type ShieldSetting } from './shield-switch';

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
const screenTo = (to: RoomSetting): ShieldChange => ({ kind: 'switch', capability: 'screen:publish', to });

describe('the switches of the shield', () => {
  it('show what it is like for whom the room is made for', () => {
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
        isForced: true,
      },
    ]);
  });

  it('are about those whom the organisation makes of people, where it says so', () => {
    const policy: Policy = { participant: { 'camera:publish': 'forced-off' } };
    const ofCamera = (defaultProfiles: OrganizationRules['defaultProfiles']) => {
      const rules = { ...initialSettings.rules, defaultProfiles };
      const organization = toOrganization({ ...initialSettings, policy, rules });
      return readShieldSwitch('camera:publish', { ...lesson, organization }, nothingLocked);
    };
    expect(ofCamera({ link: 'participant' })).toMatchObject({ position: 'off', isForced: true });
    expect(ofCamera({})).toMatchObject({ position: 'everyone', isForced: false });
  });

  it('are free where the organisation has a default only', () => {
    const policy: Policy = { learner: { 'camera:publish': 'default-off' } };
    expect(
      readShieldSwitch('camera:publish', { ...lesson, organization: ruledBy(policy) }, nothingLocked)
        .isForced,
    ).toBe(false);
  });
});

const lockIt = { kind: 'lock', isLocked: true } as const;

describe('a change by a host', () => {
  it.each(positions)('moves a switch to %s', (to) => {
    const live = applyShieldChange(lesson, nothingLocked, screenTo(to));
    expect(readShieldSwitch('screen:publish', lesson, live).position).toBe(to);
  });

  it('leaves no lock behind where the switch stands by itself', () => {
    const moved = applyShieldChange(lesson, nothingLocked, screenTo('off'));
    expect(moved.locks).toEqual({ 'screen:publish': 'off' });
    expect(applyShieldChange(lesson, moved, screenTo('ask'))).toEqual(nothingLocked);
  });

  it('touches nothing but what it names', () => {
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

  it('is taken back by its inverse, whatever stood before', () => {
    const live: fc.Arbitrary<LiveState> = fc.record({
      locks: fc.dictionary(fc.constantFrom(...shieldCapabilities), fc.constantFrom(...positions)),
      paused: fc.boolean(),
      locked: fc.boolean(),
    });
    const change: fc.Arbitrary<ShieldChange> = fc.oneof(
      fc.record({
        kind: fc.constant('switch' as const),
        capability: fc.constantFrom(...shieldCapabilities),
        to: fc.constantFrom(...positions),
      }),
      fc.record({ kind: fc.constant('pause' as const), isPaused: fc.boolean() }),
      fc.record({ kind: fc.constant('lock' as const), isLocked: fc.boolean() }),
      fc.record({ kind: fc.constant('people' as const), areHidden: fc.boolean() }),
      fc.record({ kind: fc.constant('cameras' as const), areForHosts: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...presetIds), live, change, (preset, before, wanted) => {
        const setting = { organization: unchangedOrganization, preset, settings: presets[preset].settings };
        const after = applyShieldChange(setting, before, wanted);
        expect(stillStands(setting, after, wanted)).toBe(true);
        const back = applyShieldChange(setting, after, invertShieldChange(setting, before, wanted));
        expect(listShieldSwitches(setting, back)).toEqual(listShieldSwitches(setting, before));
        expect([back.paused, back.locked]).toEqual([before.paused, before.locked]);
      }),
      { numRuns: 200 },
    );
  });
});
