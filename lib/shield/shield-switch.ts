import { shieldCapabilities, type ShieldCapability } from '@/lib/access/capabilities';
import type { LiveState, RoomSetting, RoomSettings } from '@/lib/access/layers';
import type { PresetId } from '@/lib/access/presets';
import { findProfile } from '@/lib/access/profile-book';
import { resolveAccess } from '@/lib/access/resolve-access';
import type { Organization } from '@/lib/organization/organization';
import { usualProfile } from '@/lib/rooms/offered-profiles';

/** What the shield depends on, besides what it changes itself. */
export type ShieldSetting = {
  readonly organization: Organization;
  readonly preset: PresetId;
  readonly settings: RoomSettings;
};

/** One switch of the shield as it stands now. */
export type ShieldSwitch = {
  readonly capability: ShieldCapability;
  readonly position: RoomSetting;
  /** The organisation has decided, and no host can change it. */
  readonly isForced: boolean;
};

/**
 * The shield's switches as they stand. A switch shows what it is like for whom the room is made for: the profile
 * that people are given in it when nothing else is said, by the organisation or by the room's preset. *Pause everything* does not move the switches, so that
 * *Resume* finds them as they were.
 */
export function listShieldSwitches(setting: ShieldSetting, live: LiveState): ShieldSwitch[] {
  return shieldCapabilities.map((capability) => readShieldSwitch(capability, setting, live));
}

/** One of them; see `listShieldSwitches`. */
export function readShieldSwitch(
  capability: ShieldCapability,
  { organization, preset, settings }: ShieldSetting,
  live: LiveState,
): ShieldSwitch {
  const access = resolveAccess({
    policy: organization.policy,
    profile: findProfile(organization.book, usualProfile(organization, 'link', preset)),
    room: settings,
    live: { ...live, paused: false },
    exception: {},
    session: null,
    now: 0,
  });
  const { allowed, askable, reason } = access[capability];
  return {
    capability,
    position: allowed ? 'everyone' : askable ? 'ask' : 'off',
    isForced: reason === 'policy-forces-on' || reason === 'policy-forces-off',
  };
}
