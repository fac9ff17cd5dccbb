import type { PersonKind } from './person-kind';

/** What the page knows about the person who uses it. */
export type SessionUser = { uid: string; name: string; email: string; kind: PersonKind };

export type Session = {
  status: 'loading' | 'signed-out' | 'signed-in';
  /** While `loading`, the person whom the local hint names: good for drawing, never for deciding. */
  user: SessionUser | null;
  isHinted: boolean;
  /**
   * How the session that this device knew of ended: by the person's own sign-out, or by the service. Guests and
   * learners come back by a card, not by an e-mail address.
   */
  ending: 'none' | 'left' | 'ended' | 'guest-ended' | 'learner-ended';
};

export const unknownSession: Session = { status: 'loading', user: null, isHinted: false, ending: 'none' };

/** A session that the local hint lets us draw until the identity service has answered. */
export function hintedSession(user: SessionUser): Session {
  return { status: 'loading', user, isHinted: true, ending: 'none' };
}

export function signedInSession(user: SessionUser): Session {
  return { status: 'signed-in', user, isHinted: false, ending: 'none' };
}

export function signedOutSession(ending: Session['ending']): Session {
  return { status: 'signed-out', user: null, isHinted: false, ending };
}

/** The ending when the service ends the session, by the kind of the person whom this device last knew. */
export function endingOf(user: SessionUser | null): Session['ending'] {
  const kind = user?.kind ?? 'account';
  return kind === 'account' ? 'ended' : `${kind}-ended`;
}
