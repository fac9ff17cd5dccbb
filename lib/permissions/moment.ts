import type { Capability } from '@/lib/access/capabilities';
import type { LiveState, RoomSettings } from '@/lib/access/layers';
import type { PresetId } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import { liveAtFirst } from '@/lib/rooms/session/session';
import type { AccessInputs } from './access-inputs';

/** How a person enters a room: as a member, with an invite, or with its short code. */
type WayOfEntry = 'member' | 'invite' | 'code';

/** A simulated entry: who comes, into which room, by which way, and what has happened there. */
export type Moment = {
  /** The role that they have, or that the invite gives them; a member of a real room has their own. */
  readonly profile: PersonProfileId;
  /** The kind of account with which a role is tried out. */
  readonly kind: PersonKind;
  readonly way: WayOfEntry;
  /** Which of the room's links they bring; null for an imagined one. */
  readonly linkId: string | null;
  readonly preset: PresetId;
  readonly capability: Capability;
  /** What a host sets for this session, on top of the current state. */
  readonly locks: RoomSettings;
  /** *Lock room*; null leaves it as it is. */
  readonly isLocked: boolean | null;
  /** *Pause everything*; null leaves it as it is. */
  readonly isPaused: boolean | null;
  /** The exception that a host made for the person; null for none. */
  readonly exception: 'allows' | 'refuses' | null;
  /** A real room's current state, from which the moment begins; the settings above come on top. */
  readonly there?: AccessInputs | null;
};

export const firstMoment: Moment = {
  profile: 'learner',
  kind: 'account',
  way: 'member',
  linkId: null,
  preset: 'lesson',
  capability: 'screen:publish',
  locks: {},
  isLocked: null,
  isPaused: null,
  exception: null,
};

/** The hosts' live state at that moment: the current one with the tried settings on top. */
export function liveOf({ locks, isLocked, isPaused, preset, there }: Moment): LiveState {
  const now = there?.session?.live ?? liveAtFirst(there?.room.preset ?? preset);
  return {
    ...now,
    locks: { ...now.locks, ...locks },
    locked: isLocked ?? now.locked,
    paused: isPaused ?? now.paused,
  };
}

/** What the entry is compared with: a role, or another person in the same room. */
export type Other =
  | { readonly kind: 'role'; readonly profile: PersonProfileId }
  | { readonly kind: 'person'; readonly uid: string };

/**
 * The same moment for somebody else, without the first person's exception.
 *
 * @param there the other person's state; null while it is not known
 */
export function momentOfOther(moment: Moment, other: Other, there: AccessInputs | null): Moment | null {
  const same = { ...moment, way: 'member', exception: null } as const;
  if (other.kind === 'person') return there && { ...same, there };
  return { ...same, profile: other.profile, there: moment.there ? { ...moment.there, comer: null } : null };
}
