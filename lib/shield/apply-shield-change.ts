import type { ShieldCapability } from '@/lib/access/host-switches';
import type { LiveState } from '@/lib/access/layers';
import type { ShieldChange, SwitchPosition } from '@/lib/shield/schema';
import { changesNothing, readShieldSwitch, type ShieldSetting } from '@/lib/shield/shield-switch';

/**
 * The live state after a host's change. A lock stays wherever it makes a difference for anybody, even outside the
 * switch's audience: *Yes* opens it for everyone, *Off* closes it for everyone. A lock without effect is removed, so
 * that a later change of the room's settings reaches the switch again.
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
  // A lock that shows the chosen position stays, although it changes nothing for anybody.
  return to === null || isIdle() ? others : { ...others, [capability]: to };
}

/** Whether a change still has its effect: then undoing it does not undo another host's change. */
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

/** The change that undoes another one: for a switch its lock before, or none. */
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
