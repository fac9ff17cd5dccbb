import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import { isAtMost } from '@/lib/rooms/members/profile-rank';

/** A person in a call, with what a host's actions about them depend on. */
export type PersonInCall = {
  readonly uid: string;
  readonly name: string;
  /** As our server wrote it; null when it is missing. */
  readonly profile: string | null;
  /** The kind of their account, as our server wrote it; missing when it is unknown. */
  readonly kind?: PersonKind;
  readonly microphone: 'on' | 'off';
  readonly isCameraOn: boolean;
  readonly isSharing: boolean;
};

/** A page about one person in the call that it is in. */
export type AboutPerson = {
  readonly roomId: string;
  readonly person: PersonInCall;
  readonly viewer: {
    readonly profile: PersonProfileId;
    readonly sessionId: string;
    /** Whether the viewer may decide about the people in the room. */
    readonly mayModerate: boolean;
  };
};

/** Why the viewer can do nothing about a person: they own the room, or rank above the viewer. Null when they can. */
export function whyUntouchable({ person, viewer }: AboutPerson, ownerUid: string): 'owner' | 'above' | null {
  if (person.uid === ownerUid) return 'owner';
  return isPersonProfileId(person.profile) && isAtMost(person.profile, viewer.profile) ? null : 'above';
}

/**
 * The kind of account that can never run a room, because its owner must be found again. Null for every other person;
 * for an unknown kind the server decides.
 */
export const whyNeverHost = ({ kind }: Pick<PersonInCall, 'kind'>): Exclude<PersonKind, 'account'> | null =>
  kind === undefined || kind === 'account' ? null : kind;
