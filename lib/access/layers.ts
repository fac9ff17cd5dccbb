import type { Capability } from '@/lib/access/capabilities';
import type { ProfileId } from '@/lib/access/profiles';

/** What an organisation says about a capability of a profile. Forced means that no later layer can change it. */
export type PolicyState = 'forced-on' | 'default-on' | 'default-off' | 'forced-off';
export type Policy = Readonly<Partial<Record<ProfileId, Readonly<Partial<Record<Capability, PolicyState>>>>>>;

/** One switch of a room: everyone may, everyone must ask, or it is off. A missing one leaves it to the profile. */
export type RoomSetting = 'everyone' | 'ask' | 'off';
export type RoomSettings = Readonly<Partial<Record<Capability, RoomSetting>>>;

/** What hosts changed for the running session. */
export type LiveState = {
  readonly locks: RoomSettings;
  /** *Pause everything*. */
  readonly paused: boolean;
  /** *Lock room*: nobody new enters. It decides at the door, not about a capability. */
  readonly locked: boolean;
  /** Since when (ms). Whoever came before is inside, however late that is heard of. */
  readonly lockedAt?: number;
  /** Pages list nobody but hosts to those who are none. It is the pages' own doing, and decides about no capability. */
  readonly peopleHidden?: true;
  /** Whoever is no host sends their camera to hosts only: their own page does that, and nothing is decided by it. */
  readonly camerasForHosts?: true;
  /** While the last host is gone, in a room that does not go on without one. It decides about no capability either. */
  readonly hostless?: Hostless;
};

export type Hostless = {
  /** When what follows is due (ms). */
  readonly until: number;
  readonly then: 'lock' | 'end';
  /** Once it is done: whether the room was locked by it, so that a host who is back finds it as they left it. */
  readonly hasLocked?: boolean;
};

/** A session as it begins. */
export const nothingLocked: LiveState = { locks: {}, paused: false, locked: false };

/** What was granted to, or taken from, one person. */
export type Exception = {
  readonly allow: boolean;
  /** Milliseconds since 1970; from this instant on the exception no longer counts. */
  readonly until: number;
  /** When set, it counts in that session only. */
  readonly session?: string;
  /** When it was given (ms), if it ends as soon as what was begun by it is stopped. */
  readonly once?: number;
};
export type Exceptions = Readonly<Partial<Record<Capability, Exception>>>;

/** `until` of an exception "from now on": the last instant that a JavaScript date can hold. */
export const forever = 8.64e15;
