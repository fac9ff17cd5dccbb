import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import { isAtMost } from '@/lib/rooms/members/profile-rank';

/** Somebody in a call, as far as a host's actions about them depend on it. */
export type PersonInCall = {
  readonly uid: string;
  readonly name: string;
  /** As our server wrote it; null when it is missing. */
  readonly profile: string | null;
  /** What kind of account they have, as our server wrote it; missing when it is. */
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
    /** Whether the people in the room are theirs to decide about. */
    readonly mayModerate: boolean;
  };
};

/** Why nothing can be done about somebody: they own the room, or rank above the viewer. Null when something can. */
export function whyUntouchable({ person, viewer }: AboutPerson, ownerUid: string): 'owner' | 'above' | null {
  if (person.uid === ownerUid) return 'owner';
  return isPersonProfileId(person.profile) && isAtMost(person.profile, viewer.profile) ? null : 'above';
}

/**
 * The kind of account with which somebody runs no room, whatever they are: that needs somebody who can be found again.
 * Null for everybody else; of whom no kind is known the server decides.
 */
export const whyNeverHost = ({ kind }: Pick<PersonInCall, 'kind'>): Exclude<PersonKind, 'account'> | null =>
  kind === undefined || kind === 'account' ? null : kind;
