import type { Capability } from '@/lib/access/capabilities';
import type { LiveState, RoomSettings } from '@/lib/access/layers';
import type { PresetId } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import { liveAtFirst } from '@/lib/rooms/session/session';
import type { AccessInputs } from './access-inputs';

/** How somebody comes to a room: they belong to it, they bring an invite, or its short code. */
type WayOfEntry = 'member' | 'invite' | 'code';

/** A moment that is tried out: who, in what room, how they came, and what has happened there. */
export type Moment = {
  /** The role that they have, or that the invite gives them; a member of a real room has their own. */
  readonly profile: PersonProfileId;
  /** With what kind of account a role is tried out. */
  readonly kind: PersonKind;
  readonly way: WayOfEntry;
  /** Which of the room's links they bring; null for one that is only thought of. */
  readonly linkId: string | null;
  readonly preset: PresetId;
  readonly capability: Capability;
  /** What a host sets for this session, on top of what is so. */
  readonly locks: RoomSettings;
  /** *Lock room*; null leaves it as it is. */
  readonly isLocked: boolean | null;
  /** *Pause everything*; null leaves it as it is. */
  readonly isPaused: boolean | null;
  /** What a host has lent to, or taken from, the person; null for nothing. */
  readonly exception: 'allows' | 'refuses' | null;
  /** A room as it is now, from which the moment begins: what is set above comes on top. */
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

/** What hosts have set at that moment: what is so there, and what is tried out on top. */
export function liveOf({ locks, isLocked, isPaused, preset, there }: Moment): LiveState {
  const now = there?.session?.live ?? liveAtFirst(there?.room.preset ?? preset);
  return {
    ...now,
    locks: { ...now.locks, ...locks },
    locked: isLocked ?? now.locked,
    paused: isPaused ?? now.paused,
  };
}

/** With whom it is compared: a role, or another person in the same room. */
export type Other =
  | { readonly kind: 'role'; readonly profile: PersonProfileId }
  | { readonly kind: 'person'; readonly uid: string };

/**
 * The same moment for somebody else. What a host has said to one person is theirs alone.
 *
 * @param there where the other person is; null while that is not known
 */
export function momentOfOther(moment: Moment, other: Other, there: AccessInputs | null): Moment | null {
  const same = { ...moment, way: 'member', exception: null } as const;
  if (other.kind === 'person') return there && { ...same, there };
  return { ...same, profile: other.profile, there: moment.there ? { ...moment.there, comer: null } : null };
}
