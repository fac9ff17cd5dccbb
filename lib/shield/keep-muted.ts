import type { ShieldChange } from '@/lib/shield/schema';
import type { ShieldSwitch } from '@/lib/shield/shield-switch';

/** Whether people have to ask before they speak: how *Keep muted* stands. */
export const isKeptMuted = ({ position }: Pick<ShieldSwitch, 'position'>): boolean => position === 'ask';

/**
 * What the next press of *Keep muted* does. Released, everybody has again what they had before it: nobody gets a
 * microphone whose own profile has none. Only in a room in which people ask anyway it lets everyone speak.
 */
export function pressKeepMuted(microphone: Pick<ShieldSwitch, 'position' | 'byItself'>): ShieldChange {
  const released = microphone.byItself === 'everyone' ? null : 'everyone';
  return {
    kind: 'switch',
    capability: 'mic:publish',
    to: isKeptMuted(microphone) ? released : 'ask',
  };
}
