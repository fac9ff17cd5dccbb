import { shieldCapabilities, type ShieldCapability } from '@/lib/access/host-switches';
import { nothingLocked, type LiveState, type RoomSetting, type RoomSettings } from '@/lib/access/layers';
import { presets, type PresetId } from '@/lib/access/presets';
import { isPersonProfileId, traitsOf, type PersonProfileId, type ProfileId } from '@/lib/access/profiles';
import type { AccessDecision } from '@/lib/access/resolve-access';
import type { Organization } from '@/lib/organization/organization';
import { usualProfile } from '@/lib/rooms/members/offered-profiles';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { accessInRoom } from '@/lib/rooms/room-access';

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
  /** Where it stands without a lock. */
  readonly byItself: RoomSetting;
  /** The organisation has decided, and no host can change it. */
  readonly isForced: boolean;
};

/**
 * Whom the switches of a shield are about: those whom a lock opens and closes, as the room's preset makes them of people,
 * or the organisation for whoever comes by link, where that is less. So what a switch says holds for those whom it
 * names, and one that it opens for them is open for everybody. A listener, whom no lock opens, and a presenter, whom none
 * closes, would let it say what it cannot change.
 */
export function shieldAudience(organization: Organization, preset: PresetId): PersonProfileId {
  const usual = usualProfile(organization, 'link', preset);
  const { defaultProfile } = presets[preset];
  return traitsOf(usual).governed === 'both' && isAtMost(usual, defaultProfile) ? usual : defaultProfile;
}

/**
 * The shield's switches as they stand: where a lock stands that lock, else what it is like for its audience by itself.
 * *Pause everything* does not move the switches, so that *Resume* finds them as they were.
 */
export function listShieldSwitches(setting: ShieldSetting, live: LiveState): ShieldSwitch[] {
  return shieldCapabilities.map((capability) => readShieldSwitch(capability, setting, live));
}

/** One of them; see `listShieldSwitches`. */
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
