import type { ShieldCapability } from '@/lib/access/host-switches';
import type { LiveState } from '@/lib/access/layers';
import type { ShieldChange, SwitchPosition } from '@/lib/shield/schema';
import { changesNothing, readShieldSwitch, type ShieldSetting } from '@/lib/shield/shield-switch';

/**
 * The live state after a host's change. A lock stays wherever it makes a difference to anybody, also where it does not to
 * whom the switch is about: *Yes* opens it for everyone, *Off* closes it for everyone. One that makes none is not left
 * behind, so a later change of the room's settings reaches the switch again.
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
  to: SwitchPosition,
): LiveState['locks'] {
  const { [capability]: _, ...others } = live.locks;
  const isIdle = () =>
    readShieldSwitch(capability, setting, live).byItself === to && changesNothing(capability, setting, to);
  // One that shows what was chosen stays too, although nobody has more or less by it.
  return to === null || isIdle() ? others : { ...others, [capability]: to };
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
    case 'switch': {
      const { capability, to } = change;
      return live.locks[capability] === moveSwitch(setting, live, capability, to)[capability];
    }
  }
}

/** What brings back what stood before a change: of a switch its lock, or none. */
export function invertShieldChange(before: LiveState, change: ShieldChange): ShieldChange {
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
      const { capability } = change;
      return { kind: 'switch', capability, to: before.locks[capability] ?? null };
    }
  }
}
