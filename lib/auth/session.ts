/** What the page knows about the person in front of it. */
export type SessionUser = { uid: string; name: string; email: string };

export type Session = {
  status: 'loading' | 'signed-out' | 'signed-in';
  /** While `loading`, the person whom the local hint names: good for drawing, never for deciding. */
  user: SessionUser | null;
  isHinted: boolean;
  /** How the session that this device knew of ended: by the person's own sign-out, or by the service. */
  ending: 'none' | 'left' | 'ended';
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
