import type { LiveState } from '@/lib/access/layers';

/** What a room does some minutes after its last host has left a call; `none` lets it go on. */
export const hostlessChoices = ['none', 'lock-1', 'lock-5', 'lock-15', 'end-1', 'end-5', 'end-15'] as const;
export type HostlessChoice = (typeof hostlessChoices)[number];

export type HostlessRule = { readonly then: 'lock' | 'end'; readonly minutes: number };

/** The rule that a room's choice stands for; null for none. */
export function hostlessRule(choice: HostlessChoice = 'none'): HostlessRule | null {
  const [then, minutes] = choice.split('-');
  return then === 'lock' || then === 'end' ? { then, minutes: Number(minutes) } : null;
}

/** The rule has locked the room because no host came back in time; newcomers wait outside until one does. */
export const isLeftByHosts = ({ hostless }: LiveState): boolean => hostless?.hasLocked !== undefined;

/** A host has locked it, not the rule. */
export const isLockedByHost = ({ locked, hostless }: LiveState): boolean =>
  locked && hostless?.hasLocked !== true;
