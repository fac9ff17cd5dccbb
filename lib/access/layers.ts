import type { Capability } from '@/lib/access/capabilities';
import type { ProfileId } from '@/lib/access/profiles';

/** An organisation's answer for a capability of a profile. No later layer can change a forced one. */
export type PolicyState = 'forced-on' | 'default-on' | 'default-off' | 'forced-off';
export type Policy = Readonly<Partial<Record<ProfileId, Readonly<Partial<Record<Capability, PolicyState>>>>>>;

/** One switch of a room: everyone may, everyone must ask, or off. Without one the profile decides. */
export type RoomSetting = 'everyone' | 'ask' | 'off';
export type RoomSettings = Readonly<Partial<Record<Capability, RoomSetting>>>;

/** The changes that hosts made for the running session. */
export type LiveState = {
  readonly locks: RoomSettings;
  /** *Pause everything*. */
  readonly paused: boolean;
  /** *Lock room*: nobody new enters. It decides about joining, not about a capability. */
  readonly locked: boolean;
  /** Since when (ms). People who came earlier are inside, even if the event arrives later. */
  readonly lockedAt?: number;
  /** Pages show only hosts to people who are not hosts. Only pages do this; no capability depends on it. */
  readonly peopleHidden?: true;
  /** Cameras of others go to hosts only. Each publisher's page does this; no capability depends on it. */
  readonly camerasForHosts?: true;
  /** Set while no host is inside, in a room that needs one. No capability depends on it. */
  readonly hostless?: Hostless;
};

export type Hostless = {
  /** When the consequence is due (ms). */
  readonly until: number;
  readonly then: 'lock' | 'end';
  /** Set once it is done: whether it locked the room, so that a returning host finds it unlocked again. */
  readonly hasLocked?: boolean;
};

/** The live state at the start of a session. */
export const nothingLocked: LiveState = { locks: {}, paused: false, locked: false };

/** What a host granted to, or took from, one person. */
export type Exception = {
  readonly allow: boolean;
  /** Milliseconds since 1970. From this instant on the exception does not count. */
  readonly until: number;
  /** When set, it counts in that session only. */
  readonly session?: string;
  /** When it was given (ms), if it ends with the track that it allowed. */
  readonly once?: number;
};
export type Exceptions = Readonly<Partial<Record<Capability, Exception>>>;

/** `until` of an exception "from now on": the last instant that a JavaScript date can hold. */
export const forever = 8.64e15;
