import { shieldCapabilities, type ShieldCapability } from '@/lib/access/host-switches';
import { nothingLocked, type LiveState, type RoomSetting, type RoomSettings } from '@/lib/access/layers';
import { presets, type PresetId } from '@/lib/access/presets';
import { isPersonProfileId, traitsOf, type PersonProfileId, type ProfileId } from '@/lib/access/profiles';
import type { AccessDecision } from '@/lib/access/resolve-access';
import type { Organization } from '@/lib/organization/organization';
import { usualProfile } from '@/lib/rooms/members/offered-profiles';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { accessInRoom } from '@/lib/rooms/room-access';

/** What the shield depends on, besides its own state. */
export type ShieldSetting = {
  readonly organization: Organization;
  readonly preset: PresetId;
  readonly settings: RoomSettings;
};

/** The current state of one switch of the shield. */
export type ShieldSwitch = {
  readonly capability: ShieldCapability;
  readonly position: RoomSetting;
  /** Its position without a lock. */
  readonly byItself: RoomSetting;
  /** The organisation has decided, and no host can change it. */
  readonly isForced: boolean;
};

/**
 * The audience of a shield's switches: the people whom a lock opens and closes. That is the room's default profile,
 * or the organisation's profile for people who come by link when it may less. So a switch is true for the people that
 * it names, and what it opens for them is open for everybody. No lock opens anything for a listener or closes it for
 * a presenter: for those, a switch would show what it cannot change.
 */
export function shieldAudience(organization: Organization, preset: PresetId): PersonProfileId {
  const usual = usualProfile(organization, 'link', preset);
  const { defaultProfile } = presets[preset];
  return traitsOf(usual).governed === 'both' && isAtMost(usual, defaultProfile) ? usual : defaultProfile;
}

/**
 * The current switches of the shield: at their lock, or without one at what their audience may. *Pause everything*
 * does not move the switches, so that *Resume* finds them as they were.
 */
export function listShieldSwitches(setting: ShieldSetting, live: LiveState): ShieldSwitch[] {
  return shieldCapabilities.map((capability) => readShieldSwitch(capability, setting, live));
}

/** One switch; see `listShieldSwitches`. */
export function readShieldSwitch(
  capability: ShieldCapability,
  setting: ShieldSetting,
  live: LiveState,
): ShieldSwitch {
  const audience = shieldAudience(setting.organization, setting.preset);
  const { allowed, askable, reason } = decide(capability, setting, {}, audience);
  const isForced = reason === 'policy-forces-on' || reason === 'policy-forces-off';
  const byItself = allowed ? 'everyone' : askable ? 'ask' : 'off';
  return {
    capability,
    position: isForced ? byItself : (live.locks[capability] ?? byItself),
    byItself,
    isForced,
  };
}

/** Whether a lock leaves everybody what they have without it, whatever their profile is. */
export function changesNothing(
  capability: ShieldCapability,
  setting: ShieldSetting,
  lock: RoomSetting,
): boolean {
  const people = (Object.keys(setting.organization.book) as ProfileId[]).filter(isPersonProfileId);
  return people.every((profile) => {
    const without = decide(capability, setting, {}, profile);
    const locked = decide(capability, setting, { [capability]: lock }, profile);
    return without.allowed === locked.allowed && without.askable === locked.askable;
  });
}

function decide(
  capability: ShieldCapability,
  { organization, settings }: ShieldSetting,
  locks: RoomSettings,
  profile: PersonProfileId,
): AccessDecision {
  return accessInRoom(organization, { profile, settings, live: { ...nothingLocked, locks } })[capability];
}
