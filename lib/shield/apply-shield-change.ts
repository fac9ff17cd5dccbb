import type { ShieldCapability } from '@/lib/access/capabilities';
import type { LiveState, RoomSetting } from '@/lib/access/layers';
import type { ShieldChange } from '@/lib/shield/schema';
import { readShieldSwitch, type ShieldSetting } from '@/lib/shield/shield-switch';

/**
 * The live state after a host's change. A switch that is moved back to where it stands by itself leaves no lock
 * behind, so a later change of the room's settings reaches it again.
 */
export function applyShieldChange(setting: ShieldSetting, live: LiveState, change: ShieldChange): LiveState {
  switch (change.kind) {
    case 'pause':
      return { ...live, paused: change.isPaused };
    case 'lock':
      return { ...live, locked: change.isLocked };
    case 'people': {
      const { peopleHidden: _, ...others } = live;
      return change.areHidden ? { ...others, peopleHidden: true } : others;
    }
    case 'cameras': {
      const { camerasForHosts: _, ...others } = live;
      return change.areForHosts ? { ...others, camerasForHosts: true } : others;
    }
    case 'switch':
      return { ...live, locks: moveSwitch(setting, live, change.capability, change.to) };
  }
}

function moveSwitch(
  setting: ShieldSetting,
  live: LiveState,
  capability: ShieldCapability,
  to: RoomSetting,
): LiveState['locks'] {
  const { [capability]: _, ...others } = live.locks;
  const byItself = readShieldSwitch(capability, setting, { ...live, locks: others });
  return byItself.position === to ? others : { ...others, [capability]: to };
}

/** Whether what a change has brought about is still so: then it can be taken back without undoing somebody else's. */
export function stillStands(setting: ShieldSetting, live: LiveState, change: ShieldChange): boolean {
  switch (change.kind) {
    case 'pause':
      return live.paused === change.isPaused;
    case 'lock':
      return live.locked === change.isLocked;
    case 'people':
      return (live.peopleHidden ?? false) === change.areHidden;
    case 'cameras':
      return (live.camerasForHosts ?? false) === change.areForHosts;
    case 'switch':
      return readShieldSwitch(change.capability, setting, live).position === change.to;
  }
}

/** What brings back what stood before a change. */
export function invertShieldChange(
  setting: ShieldSetting,
  before: LiveState,
  change: ShieldChange,
): ShieldChange {
  switch (change.kind) {
    case 'pause':
      return { kind: 'pause', isPaused: before.paused };
    case 'lock':
      return { kind: 'lock', isLocked: before.locked };
    case 'people':
      return { kind: 'people', areHidden: before.peopleHidden ?? false };
    case 'cameras':
      return { kind: 'cameras', areForHosts: before.camerasForHosts ?? false };
    case 'switch': {
      const { position } = readShieldSwitch(change.capability, setting, before);
      return { kind: 'switch', capability: change.capability, to: position };
    }
  }
}
